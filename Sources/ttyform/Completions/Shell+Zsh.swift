// The script for zsh, 5.0 and later, with its completion system (compinit).

extension Shell {
  static let zshScript = #"""
    #compdef ttyform
    # Completes ttyform in zsh. For this shell, or in ~/.zshrc behind compinit:
    #
    #     source <(ttyform completions zsh)
    #
    # or as a file in a folder of $fpath:
    #
    #     ttyform completions zsh > ~/.zfunc/_ttyform

    _ttyform() {
      local kind prefix line word summary found=1
      local -a typed lines whole begun

      typed=("${(@Q)words[2,-1]}")
      typed[CURRENT-1]=${(Q)PREFIX}
      lines=("${(@f)$("${(Q)words[1]}" completions --complete $((CURRENT - 2)) "${(@)typed}" 2>/dev/null)}")
      kind=${lines[1]%%$'\t'*}
      prefix=${lines[1]#*$'\t'}
      if [[ -n $prefix ]]; then compset -p $#prefix; fi

      for line in "${(@)lines[2,-1]}"; do
        word=${line%%$'\t'*}
        summary=${line#*$'\t'}
        line=${word//:/\\:}${summary:+:$summary}
        # A name that a value follows.
        if [[ $word == *= ]]; then begun+=($line); else whole+=($line); fi
      done
      if (( $#whole )); then _describe ttyform whole && found=0; fi
      if (( $#begun )); then _describe ttyform begun -S '' && found=0; fi
      case $kind in
        files) _files && found=0 ;;
        forms) _files -g '*.(json|yml|yaml)(-.)' && found=0 ;;
      esac
      return found
    }

    if [[ ${funcstack[1]-} == _ttyform ]]; then
      _ttyform "$@"
    else
      compdef _ttyform ttyform
    fi

    """#
}
