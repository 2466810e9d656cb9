import { UserError } from '@pagewright/engine/run';
import type { Command } from 'commander';
import { examplesText } from '../about/examplesText.ts';
import { exitCodes } from '../printing/exitCodes.ts';
import { plainText } from '../printing/plainText.ts';
import { askUser, canAsk } from './askUser.ts';
import { loadPlatform } from './loadPlatform.ts';
import { printResult } from './printResult.ts';
import { projectName } from './projectNames.ts';
import { addProjectOptions, type ProjectOptions } from './projectOptions.ts';
import { withTrip } from './withTrip.ts';

interface DeleteOptions extends ProjectOptions {
  yes?: string;
}

/** `pagewright project delete`: moves a configuration to the trash of the project. */
export function addDelete(project: Command): void {
  const command = project
    .command('delete')
    .description('Move a configuration to the trash of the project. Its files stay.')
    .argument('<name>', 'the configuration: an id, a name, or a file or folder')
    .option('--yes <name>', 'its name, once more; without it, the terminal asks for it');
  addProjectOptions(command)
    .addHelpText('after', examplesText(['project delete 101', 'project delete 101 --yes "Orders of the shop"']))
    .action(async (given: string, options: DeleteOptions) => {
      process.exitCode = await withTrip(options, async (trip) => {
        const { remove } = await loadPlatform();
        const confirmed = options.yes ?? (await askForName(given, trip.signal));
        const removed = await remove(trip, await projectName(given, options.folder), confirmed);
        printResult(options.format, removed, () => [
          `"${removed.name}" is in the trash of the project. To get it back: pagewright project restore ${removed.id} --version ${removed.version}`,
        ]);
        return exitCodes.done;
      });
    });
}

async function askForName(given: string, signal: AbortSignal): Promise<string> {
  if (canAsk()) return await askUser(plainText(`To delete "${given}" in the project, type its name:`), signal);
  throw new UserError('run.bad-arguments', 'Give the name of the configuration once more with --yes NAME.');
}
