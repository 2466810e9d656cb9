import type { ConfigurationPull } from '@pagewright/engine/platform';
import { UserError } from '@pagewright/engine/run';
import { countText, numberText } from '@pagewright/engine/text/countText';
import type { Command } from 'commander';
import { examplesText } from '../about/examplesText.ts';
import { exitCodes } from '../printing/exitCodes.ts';
import { loadPlatform } from './loadPlatform.ts';
import { printResult } from './printResult.ts';
import { projectNames } from './projectNames.ts';
import { addProjectOptions, type ProjectOptions } from './projectOptions.ts';
import { withTrip } from './withTrip.ts';

interface PullVerbOptions extends ProjectOptions {
  all?: boolean;
  theirs?: boolean;
}

/** `pagewright project pull`: brings configurations into the folder. */
export function addPull(project: Command): void {
  const command = project
    .command('pull')
    .description('Bring configurations into the folder. Local changes are never overwritten.')
    .argument('[name...]', 'configurations: an id, a name, or a file or folder')
    .option('--all', 'all configurations of the branch')
    .option('--theirs', 'also where files have local changes, which are kept as FILE.orig');
  addProjectOptions(command)
    .addHelpText(
      'after',
      examplesText(['project pull --all', 'project pull "Orders of the shop"', 'project pull 101 --theirs']),
    )
    .action(async (given: string[], options: PullVerbOptions) => {
      process.exitCode = await withTrip(options, async (trip) => {
        requireChoice(given, options);
        const { pull } = await loadPlatform();
        const names = options.all ? undefined : await projectNames(given, options.folder);
        const pulls = await pull(trip, { names, theirs: options.theirs });
        printResult(options.format, pulls, () => [...pulls.flatMap(linesOf), countedText(pulls)]);
        return pulls.some(({ outcome }) => outcome === 'conflict') ? exitCodes.userError : exitCodes.done;
      });
    });
}

function requireChoice(given: readonly string[], { all = false }: PullVerbOptions): void {
  if (given.length > 0 !== all) return;
  throw new UserError('run.bad-arguments', 'Name configurations to pull, or pull --all of them.');
}

function linesOf({ outcome, name, path, version, newest, originals }: ConfigurationPull): string[] {
  const kept = originals.map((file) => `          local changes kept in ${file}`);
  return [`${outcome.padEnd(8)}  ${path}: ${noteOn({ outcome, name, version, newest })}`, ...kept];
}

function noteOn(
  pull: Pick<ConfigurationPull, 'outcome' | 'name' | 'version'> & { newest: number | undefined },
): string {
  const { outcome, name, version, newest } = pull;
  switch (outcome) {
    case 'kept':
      return `"${name}" has local changes, based on version ${version}.`;
    case 'conflict':
      return `"${name}" has local changes, and version ${newest} in the project. Nothing was written: compare them, or pull with --theirs.`;
    case 'deleted':
      return `"${name}" was deleted in the project. The files stay.`;
    default:
      return `"${name}", version ${version}.`;
  }
}

function countedText(pulls: readonly ConfigurationPull[]): string {
  const written = pulls.filter(({ files }) => files.length > 0).length;
  return `${countText(pulls.length, 'configuration')}, ${numberText(written)} written`;
}
