import type { Command } from 'commander';

/** A verb that does something, by all its words: `project connect`. */
export interface LeafVerb {
  words: string;
  command: Command;
}

/** The verbs of a program, and those below them instead of the ones that only have others. */
export function leafVerbs({ commands }: Command, before = ''): LeafVerb[] {
  return commands.flatMap((command) => {
    const words = `${before}${command.name()}`;
    return command.commands.length === 0 ? [{ words, command }] : leafVerbs(command, `${words} `);
  });
}

/** The options that the help of a verb shows. */
export function shownOptions({ options }: Command): string[] {
  return options.filter(({ hidden }) => !hidden).map(({ long }) => long ?? '');
}
