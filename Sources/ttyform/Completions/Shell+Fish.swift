// The script for fish, 3.0 and later.

extension Shell {
  static let fishScript = #"""
    # Completes ttyform in fish. For all shells of yours:
    #
    #     ttyform completions fish > ~/.config/fish/completions/ttyform.fish

    function __ttyform_complete
        set -l before (commandline -opc)
        set -l current (commandline -ct)
        set -l after (commandline -op)
        set -l count (count $before)
        # The word at the cursor is among them if there is one.
        for i in $before $current
            set -e after[1]
        end
        set -l words $before
        set -e words[1]
        set -l lines (command $before[1] completions --complete (math $count - 1) $words "$current" $after 2>/dev/null)
        test (count $lines) -gt 0; or return
        set -l head (string split -m 1 \t -- $lines[1])
        set -e lines[1]
        for line in $lines
            echo -- $head[2]$line
        end
        switch $head[1]
            case files
                __ttyform_paths $head[2] "$current"
            case forms
                __ttyform_paths $head[2] "$current" | string match -r '^[^\t]*(?:/|\.json|\.ya?ml)(?:\t.*)?$'
        end
    end

    # The paths that may stand behind a prefix of a word.
    function __ttyform_paths -a prefix word
        set -l start (string length -- "$prefix")
        for path in (__fish_complete_path (string sub -s (math $start + 1) -- $word))
            echo -- $prefix$path
        end
    end

    complete -c ttyform -f -a '(__ttyform_complete)'

    """#
}
