import type { CompletableValue, CompletableVerb } from './completable.ts';

/** The completion of these verbs for zsh, to be sourced or put into a folder of `$fpath`. */
export function zshScript(verbs: readonly CompletableVerb[]): string {
  const named = verbs.filter(({ name }) => name !== '');
  return `#compdef pagewright
# Completion of pagewright for zsh. Load it with: source <(pagewright completion zsh)
_pagewright() {
  local context state state_descr line
  local -A opt_args
  local -a verbs=(
${named.map(({ name, description }) => `    ${quoted(`${name}:${description}`)}`).join('\n')}
  )
  _arguments -C ${optionSpecs(verbs.filter(({ name }) => name === ''))} '1: :->verb' '*:: :->rest'
  case $state in
    verb) _describe verb verbs ;;
    rest)
      case $words[1] in
${named.map((verb) => `        ${verb.name}) _arguments ${specs(verb)} ;;`).join('\n')}
      esac ;;
  esac
}
if [[ $funcstack[1] == _pagewright ]]; then _pagewright "$@"; else compdef _pagewright pagewright; fi
`;
}

function specs(verb: CompletableVerb): string {
  const options = optionSpecs([verb]);
  return verb.argument === undefined ? options : `${options} ${quoted(`*:argument:${action(verb.argument)}`)}`;
}

function optionSpecs(verbs: readonly CompletableVerb[]): string {
  return verbs
    .flatMap(({ options }) => options)
    .map(({ name, description, value }) => {
      const taken = value === undefined ? '' : `:value:${action(value)}`;
      return quoted(`*${name}[${description.replace(/[[\]:\\]/g, '\\$&')}]${taken}`);
    })
    .join(' ');
}

function action(value: CompletableValue): string {
  switch (value.type) {
    case 'words':
      return `(${value.words.join(' ')})`;
    case 'file':
      return '_files';
    case 'folder':
      return '_files -/';
    case 'text':
      return ' ';
  }
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
