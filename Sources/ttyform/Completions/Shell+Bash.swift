// The script for bash, 3.2 (macOS) and later.

extension Shell {
  static let bashScript = #"""
    # Completes ttyform in bash. For this shell, or in ~/.bashrc for all:
    #
    #     source <(ttyform completions bash)
    #
    # or as a file, with or without the package bash-completion:
    #
    #     ttyform completions bash > /etc/bash_completion.d/ttyform

    _ttyform() {
      local IFS=$' \t\n' i word line end breaks strip= kind= prefix current
      local rest=${COMP_LINE#*"${COMP_WORDS[0]}"} index=-1 last=-1
      local -a words=() found=()

      # bash splits words at = and :, which belong to them here; only a blank is an end.
      for ((i = 1; i < ${#COMP_WORDS[@]}; i++)); do
        word=${COMP_WORDS[i]}
        if [[ $rest == [[:space:]]* ]]; then last=$((last + 1)) words[last]=; fi
        rest=${rest#*"$word"}
        # What is behind the cursor is not what is completed.
        if ((i > COMP_CWORD && last == index)); then continue; fi
        if ((i == COMP_CWORD)); then
          end=$((${#COMP_LINE} - ${#rest}))
          if ((end > COMP_POINT && end - COMP_POINT <= ${#word})); then
            word=${word:0:${#word}-(end - COMP_POINT)}
          fi
          index=$last
        fi
        words[last]+=$word
      done
      ((index >= 0)) || return 0
      current=${words[index]}
      for ((i = 0; i < ${#words[@]}; i++)); do
        # The other words are taken as the shell would take the simple ones among them.
        if ((i != index)); then words[i]=${words[i]//[\\\"\']/}; fi
      done

      while IFS= read -r line; do
        if [[ -z $kind ]]; then
          kind=${line%%$'\t'*} prefix=${line#*$'\t'}
          continue
        fi
        word=$prefix${line%%$'\t'*}
        if [[ $word == "$current"* ]]; then found+=("$word"); fi
      done < <("${1/#\~/$HOME}" completions --complete "$index" "${words[@]}" 2>/dev/null)

      # Only what is behind the last of = and : is replaced.
      breaks=${COMP_WORDBREAKS//[^=:]/}
      if [[ -n $breaks ]]; then strip=${current%"${current##*[$breaks]}"}; fi

      COMPREPLY=()
      if [[ $kind == words ]]; then
        for word in ${found[@]+"${found[@]}"}; do
          # A name that a value follows.
          if [[ $word == *= ]]; then compopt -o nospace 2>/dev/null; fi
          printf -v word %q "${word#"$strip"}"
          COMPREPLY+=("$word")
        done
        return 0
      fi
      while IFS= read -r line; do
        if [[ -n $line ]]; then found+=("$prefix$line"); fi
      done < <(
        line=${current#"$prefix"}
        if [[ $kind == files ]]; then compgen -f -- "$line"; fi
        if [[ $kind == forms ]]; then
          compgen -d -- "$line"
          for word in json yml yaml; do compgen -f -X "!*.$word" -- "$line"; done
        fi
      )
      # Names are quoted where they need it, and those of directories go on.
      compopt -o filenames 2>/dev/null
      for word in ${found[@]+"${found[@]}"}; do COMPREPLY+=("${word#"$strip"}"); done
      return 0
    }

    complete -F _ttyform ttyform

    """#
}
