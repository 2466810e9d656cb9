import type { CompletableValue, CompletableVerb } from './completable.ts';

/** The completion of these verbs for fish. */
export function fishScript(verbs: readonly CompletableVerb[]): string {
  const head = '# Completion of pagewright for fish. Load it with: pagewright completion fish | source';
  return `${[head, line('-f'), ...verbs.flatMap(verbLines)].join('\n')}\n`;
}

function verbLines({ name, description, options, argument }: CompletableVerb): string[] {
  const when = name === '' ? '__fish_use_subcommand' : `__fish_seen_subcommand_from ${name}`;
  const offers = name === '' ? [] : [line('-n __fish_use_subcommand', `-a ${name}`, `-d ${quoted(description)}`)];
  const own = options.map((option) =>
    line(`-n ${quoted(when)}`, `-l ${option.name.slice(2)}`, taken(option.value), `-d ${quoted(option.description)}`),
  );
  return [...offers, ...own, ...(argument === undefined ? [] : [line(`-n ${quoted(when)}`, given(argument))])];
}

function line(...parts: string[]): string {
  return ['complete -c pagewright', ...parts].filter((part) => part !== '').join(' ');
}

/** The value of an option. */
function taken(value: CompletableValue | undefined): string {
  return value === undefined ? '' : value.type === 'file' ? '-r -F' : `-x ${given(value)}`.trim();
}

function given(value: CompletableValue): string {
  switch (value.type) {
    case 'words':
      return `-a ${quoted(value.words.join(' '))}`;
    case 'file':
      return '-F';
    case 'folder':
      return "-a '(__fish_complete_directories)'";
    case 'text':
      return '';
  }
}

function quoted(text: string): string {
  return `'${text.replace(/['\\]/g, '\\$&')}'`;
}
