import type { ChosenJob, StartedJob, Trip } from '@pagewright/engine/platform';
import type { Command } from 'commander';
import { examplesText } from '../about/examplesText.ts';
import { exitCodes } from '../printing/exitCodes.ts';
import { exitCodeOfJob } from './exitCodeOfJob.ts';
import { followHere } from './followHere.ts';
import { loadPlatform } from './loadPlatform.ts';
import { printResult } from './printResult.ts';
import { projectName } from './projectNames.ts';
import { addProjectOptions, type ProjectOptions } from './projectOptions.ts';
import { requireConsent } from './requireConsent.ts';
import { withTrip } from './withTrip.ts';

interface RunJobOptions extends ProjectOptions {
  values?: string;
  row?: string;
  debug?: boolean;
  wait: boolean;
  yes?: boolean;
}

/** `pagewright project job run`: starts a job, follows it, and judges it. */
export function addJobRun(job: Command): void {
  const command = job
    .command('run')
    .description(
      'Start a job of a configuration as the project has it, follow it, and say whether its data is complete.',
    )
    .argument('<name>', 'the configuration: an id, a name, or a file or folder')
    .option('--values <name>', 'name or id of a set of values of its variables (default: the default one)')
    .option('--row <name>', 'name or id of the only row to run (default: all that are enabled)')
    .option('--debug', 'in debug mode of the platform, which loads no tables')
    .option('--no-wait', 'start it and do not follow it')
    .option('--yes', 'start it without asking');
  addProjectOptions(command)
    .addHelpText(
      'after',
      examplesText(['project job run 101', 'project job run "Orders of the shop" --row Refunds --yes']),
    )
    .action(async (given: string, options: RunJobOptions) => {
      process.exitCode = await withTrip(options, (trip) => runJob(trip, given, options));
    });
}

async function runJob(trip: Trip, given: string, options: RunJobOptions): Promise<number> {
  const { chooseJob, startJob } = await loadPlatform();
  const { row, values, debug } = options;
  const names = { row, values, ...(debug && { mode: 'debug' as const }) };
  const chosen = await chooseJob(trip, await projectName(given, options.folder), names);
  await requireConsent(trip, options.yes ?? false);
  const started = await startJob(trip.api, chosen.job, trip.signal);
  if (options.wait) return await followAndJudge(trip, chosen, started, options);
  printResult(options.format, started.job, () => [startedText(started)]);
  return exitCodes.done;
}

function startedText({ job: { id, url } }: StartedJob): string {
  return `The job ${id} was started${url === undefined ? '.' : `: ${url}`}`;
}

async function followAndJudge(
  trip: Trip,
  { versionHere }: ChosenJob,
  started: StartedJob,
  { format }: RunJobOptions,
): Promise<number> {
  const { judgeRemoteJob, judgedLines } = await loadPlatform();
  const { id } = started.job;
  if (format === 'text') printResult(format, undefined, () => [startedText(started)]);
  await followHere(trip, id, format !== 'text');
  const options = { before: started.before, ...(versionHere !== undefined && { versionHere }) };
  const judged = await judgeRemoteJob(trip.api, id, options, trip.signal);
  printResult(format, judged, () => ['', ...judgedLines(judged)]);
  return exitCodeOfJob(judged);
}
