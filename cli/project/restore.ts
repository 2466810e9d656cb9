import type { RestoredVersion } from '@pagewright/engine/platform';
import type { Command } from 'commander';
import { examplesText } from '../about/examplesText.ts';
import { wholeNumber } from '../options/numberOptions.ts';
import { exitCodes } from '../printing/exitCodes.ts';
import { loadPlatform } from './loadPlatform.ts';
import { printResult } from './printResult.ts';
import { projectName } from './projectNames.ts';
import { addProjectOptions, type ProjectOptions } from './projectOptions.ts';
import { withTrip } from './withTrip.ts';

interface RestoreOptions extends ProjectOptions {
  version: number;
}

/** `pagewright project restore`: makes an earlier version the newest one again. */
export function addRestore(project: Command): void {
  const command = project
    .command('restore')
    .description('Save an earlier version of a configuration as the newest one. The files stay as they are.')
    .argument('<name>', 'the configuration: an id, a name, or a file or folder')
    .requiredOption('--version <n>', 'the version to restore', wholeNumber);
  addProjectOptions(command)
    .addHelpText('after', examplesText(['project restore 101 --version 3']))
    .action(async (given: string, options: RestoreOptions) => {
      process.exitCode = await withTrip(options, async (trip) => {
        const { restore } = await loadPlatform();
        const restored = await restore(trip, await projectName(given, options.folder), options.version);
        printResult(options.format, restored, () => [lineOf(restored)]);
        return exitCodes.done;
      });
    });
}

function lineOf({ name, from, version, wasDeleted }: RestoredVersion): string {
  const trash = wasDeleted ? ' It was in the trash.' : '';
  if (from === version) return `Version ${version} of "${name}" is the newest one.${trash}`;
  return `Version ${from} of "${name}" is now version ${version}.${trash} Pull it to have it here.`;
}
