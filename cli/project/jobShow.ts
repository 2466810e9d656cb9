import type { Command } from 'commander';
import { examplesText } from '../about/examplesText.ts';
import { exitCodeOfJob } from './exitCodeOfJob.ts';
import { loadPlatform } from './loadPlatform.ts';
import { printResult } from './printResult.ts';
import { addProjectOptions, type ProjectOptions } from './projectOptions.ts';
import { withTrip } from './withTrip.ts';

/** `pagewright project job show`: the verdict on a job. */
export function addJobShow(job: Command): void {
  const command = job
    .command('show')
    .description('Say whether the data of a job is complete, and why.')
    .argument('<id>', 'the id of the job');
  addProjectOptions(command)
    .addHelpText('after', examplesText(['project job show 123456789']))
    .action(async (id: string, options: ProjectOptions) => {
      process.exitCode = await withTrip(options, async (trip) => {
        const { judgeForFolder, judgedLines } = await loadPlatform();
        const judged = await judgeForFolder(trip, id);
        printResult(options.format, judged, () => judgedLines(judged));
        return exitCodeOfJob(judged);
      });
    });
}
