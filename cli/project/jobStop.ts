import type { Command } from 'commander';
import { examplesText } from '../about/examplesText.ts';
import { exitCodes } from '../printing/exitCodes.ts';
import { loadPlatform } from './loadPlatform.ts';
import { printResult } from './printResult.ts';
import { addProjectOptions, type ProjectOptions } from './projectOptions.ts';
import { withTrip } from './withTrip.ts';

/** `pagewright project job stop`: asks a job to stop. */
export function addJobStop(job: Command): void {
  const command = job.command('stop').description('Stop a job.').argument('<id>', 'the id of the job');
  addProjectOptions(command)
    .addHelpText('after', examplesText(['project job stop 123456789']))
    .action(async (id: string, options: ProjectOptions) => {
      process.exitCode = await withTrip(options, async ({ api, signal }) => {
        const { stopJob } = await loadPlatform();
        const isStopping = await stopJob(api, id, signal);
        const text = isStopping ? `The job ${id} is being stopped.` : `The job ${id} had ended before.`;
        printResult(options.format, { id, isStopping }, () => [text]);
        return exitCodes.done;
      });
    });
}
