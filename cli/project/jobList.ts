import type { RemoteJob } from '@pagewright/engine/platform';
import { durationText } from '@pagewright/engine/text/durationText';
import { localSecond } from '@pagewright/engine/text/localTime';
import type { Command } from 'commander';
import { examplesText } from '../about/examplesText.ts';
import { wholeNumber } from '../options/numberOptions.ts';
import { exitCodes } from '../printing/exitCodes.ts';
import { textTable } from '../printing/textTable.ts';
import { loadPlatform } from './loadPlatform.ts';
import { printResult } from './printResult.ts';
import { projectName } from './projectNames.ts';
import { addProjectOptions, type ProjectOptions } from './projectOptions.ts';
import { withTrip } from './withTrip.ts';

interface ListJobsOptions extends ProjectOptions {
  limit: number;
}

/** `pagewright project job list`: the last jobs of a configuration. */
export function addJobList(job: Command): void {
  const command = job
    .command('list')
    .description('List the last jobs of a configuration, the newest first.')
    .argument('<name>', 'the configuration: an id, a name, or a file or folder')
    .option('--limit <n>', 'at most this many', wholeNumber, 20);
  addProjectOptions(command)
    .addHelpText('after', examplesText(['project job list 101', 'project job list 101 --limit 100 --format json']))
    .action(async (given: string, options: ListJobsOptions) => {
      process.exitCode = await withTrip(options, async (trip) => {
        const { listJobs } = await loadPlatform();
        const jobs = await listJobs(trip, await projectName(given, options.folder), options.limit);
        printResult(options.format, jobs, () => tableOf(jobs));
        return exitCodes.done;
      });
    });
}

const columns = [
  { title: 'JOB' },
  { title: 'STATE' },
  { title: 'STARTED' },
  { title: 'DURATION' },
  { title: 'VERSION', isNumber: true },
];

function tableOf(jobs: readonly RemoteJob[]): string[] {
  return jobs.length === 0 ? ['There are no jobs.'] : textTable(columns, jobs.map(cellsOf)).split('\n');
}

function cellsOf({ id, status, createdAt, startedAt, durationMs, result }: RemoteJob): string[] {
  const version = result?.configurationVersion;
  return [
    id,
    status,
    localSecond(startedAt ?? createdAt),
    durationMs === undefined ? '' : durationText(durationMs),
    version === undefined ? '' : String(version),
  ];
}
