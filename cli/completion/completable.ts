import type { Argument, Command, Option } from 'commander';

/** The completable parts of a verb, taken from its definition. */
export interface CompletableVerb {
  /** The name; empty for the program without a verb. */
  name: string;
  description: string;
  options: CompletableOption[];
  /** The argument; absent if the verb takes none. */
  argument?: CompletableValue;
}

interface CompletableOption {
  /** The name, such as `--events`. */
  name: string;
  description: string;
  /** The value; absent for a switch. */
  value?: CompletableValue;
}

/** Fixed words, a file, a folder, or a text that only the user knows. */
export type CompletableValue = { type: 'words'; words: readonly string[] } | { type: 'file' | 'folder' | 'text' };

/** The program itself and each of its verbs. */
export function completableVerbs(program: Command): CompletableVerb[] {
  return [{ ...completable(program), name: '' }, ...program.commands.map(completable)];
}

function completable(command: Command): CompletableVerb {
  const { commands } = command;
  const isGroup = command.parent !== null && commands.length > 0;
  const options = isGroup ? commands.flatMap(optionsOf) : optionsOf(command);
  const [argument] = command.registeredArguments;
  const words = commands.map((verb) => verb.name());
  return {
    name: command.name(),
    description: firstSentence(command.description()),
    options: [...new Map(options.map((option) => [option.long ?? option.flags, option])).values()].map(
      completableOption,
    ),
    ...(isGroup && { argument: { type: 'words', words } }),
    ...(argument !== undefined && { argument: argumentValue(argument) }),
  };
}

function optionsOf(command: Command): Option[] {
  const help = command.createHelp();
  return [...help.visibleOptions(command), ...help.visibleGlobalOptions(command)];
}

function completableOption(option: Option): CompletableOption {
  return {
    name: option.long ?? option.flags,
    description: firstSentence(option.description),
    ...(option.required && { value: optionValue(option) }),
  };
}

/** The value of an option, by its name: `<dir>`, `<place>` (a folder, or an address), `<file>`, `<n>`. */
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
