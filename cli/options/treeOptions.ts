import { type Command, Option } from 'commander';

/** Adds the options for a configuration of a tree: which row, and which values of its variables. */
export function addTreeOptions(command: Command): Command {
  return command
    .option('--row <name>', 'use this row of a configuration of the platform, by its name, id or folder')
    .addOption(valuesOption());
}

/** Makes the option for a set of values. */
export function valuesOption(): Option {
  return new Option(
    '--values <name>',
    'use this set of values for its variables, by its name, id or folder (default: the one that the platform uses)',
  ).conflicts('env');
}
