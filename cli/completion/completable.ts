import type { Argument, Command, Option } from 'commander';

/** What a shell completes, taken from the definition of the verbs. */
export interface CompletableVerb {
  /** Empty for the program without a verb. */
  name: string;
  description: string;
  options: CompletableOption[];
  /** Absent where the verb takes no argument. */
  argument?: CompletableValue;
}

interface CompletableOption {
  /** `--events` */
  name: string;
  description: string;
  /** Absent for a switch. */
  value?: CompletableValue;
}

/** Fixed words, a file, a folder, or a text that only the user knows. */
export type CompletableValue = { type: 'words'; words: readonly string[] } | { type: 'file' | 'folder' | 'text' };

/** The program itself and each of its verbs. */
export function completableVerbs(program: Command): CompletableVerb[] {
  return [{ ...completable(program), name: '' }, ...program.commands.map(completable)];
}

function completable(command: Command): CompletableVerb {
  const help = command.createHelp();
  const options = [...help.visibleOptions(command), ...help.visibleGlobalOptions(command)];
  const [argument] = command.registeredArguments;
  return {
    name: command.name(),
    description: firstSentence(command.description()),
    options: options.map(completableOption),
    ...(argument !== undefined && { argument: argumentValue(argument) }),
  };
}

function completableOption(option: Option): CompletableOption {
  return {
    name: option.long ?? option.flags,
    description: firstSentence(option.description),
    ...(option.required && { value: optionValue(option) }),
  };
}

/** The name of the value says what it is: `<dir>`, `<place>` (a folder, or an address), `<file>`, `<n>`. */
function optionValue({ argChoices, flags }: Option): CompletableValue {
  if (argChoices !== undefined) return { type: 'words', words: argChoices };
  if (/<(dir|place)>$/.test(flags)) return { type: 'folder' };
  return { type: flags.endsWith('<file>') ? 'file' : 'text' };
}

function argumentValue({ argChoices }: Argument): CompletableValue {
  return argChoices === undefined ? { type: 'file' } : { type: 'words', words: argChoices };
}

function firstSentence(text: string): string {
  return text.split(/[.;]\s|\s\(/)[0]?.replace(/\.$/, '') ?? '';
}
