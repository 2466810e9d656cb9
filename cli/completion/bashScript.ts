import type { CompletableValue, CompletableVerb } from './completable.ts';

/** The completion of these verbs for bash. */
export function bashScript(verbs: readonly CompletableVerb[]): string {
  const names = verbs.map(({ name }) => name).filter((name) => name !== '');
  return `# Completion of pagewright for bash. Load it with: source <(pagewright completion bash)
_pagewright() {
  local current="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD - 1]}" verb='' word
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    [[ $word == -* ]] || { verb=$word; break; }
  done
  COMPREPLY=()
  case "$verb $previous" in
${verbs.flatMap(valueCases).join('\n')}
  esac
  if [[ $current == -* ]]; then
    case "$verb" in
${verbs.map(({ name, options }) => `      '${name}') ${reply(options.map((option) => option.name))} ;;`).join('\n')}
    esac
    return
  fi
  case "$verb" in
    '') ${reply(names)} ;;
${verbs.flatMap(({ name, argument }) => (argument === undefined ? [] : [`    '${name}') ${complete(argument)} ;;`])).join('\n')}
  esac
}
_pagewright_files() {
  local file
  while IFS= read -r file; do COMPREPLY+=("$file"); done < <(compgen "$1" -- "$2")
  compopt -o filenames 2>/dev/null
}
complete -F _pagewright pagewright
`;
}

/** The completions of the value of each option. */
function valueCases({ name, options }: CompletableVerb): string[] {
  return options.flatMap(({ name: option, value }) =>
    value === undefined ? [] : [`    '${name} ${option}') ${complete(value)}; return ;;`],
  );
}

function complete(value: CompletableValue): string {
  switch (value.type) {
    case 'words':
      return reply(value.words);
    case 'file':
      return '_pagewright_files -f "$current"';
    case 'folder':
      return '_pagewright_files -d "$current"';
    case 'text':
      return ':';
  }
}

function reply(words: readonly string[]): string {
  return `COMPREPLY=($(compgen -W '${words.join(' ')}' -- "$current"))`;
}
