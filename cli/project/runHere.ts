import path from 'node:path';
import type { JudgedJob, RemoteComparison, Trip } from '@pagewright/engine/platform';
import type { RunReport } from '@pagewright/engine/run';
import type { Command } from 'commander';
import { examplesText } from '../about/examplesText.ts';
import { complain } from '../printing/complain.ts';
import { exitCodes } from '../printing/exitCodes.ts';
import { textTable } from '../printing/textTable.ts';
import { secretsOption } from '../values/readSecrets.ts';
import { loadPlatform } from './loadPlatform.ts';
import { printResult } from './printResult.ts';
import { projectName } from './projectNames.ts';
import { addProjectOptions, type ProjectOptions } from './projectOptions.ts';
import { runText } from './runText.ts';
import { withTrip } from './withTrip.ts';

interface RunHereOptions extends ProjectOptions {
  secrets?: string;
  out?: string;
}

/** `pagewright project run-here`: runs here what the last job ran, and compares the tables. */
export function addRunHere(project: Command): void {
  const command = project
    .command('run-here')
    .description(
      'Run here what the last job of a configuration ran: the same version, rows and values. Compare the tables.',
    )
    .argument('<name>', 'the configuration: an id, a name, or a file or folder')
    .option(...secretsOption)
    .option('--out <dir>', 'folder for the tables (default: out/run-here/ID in the folder of the project)');
  addProjectOptions(command)
    .addHelpText('after', examplesText(['project run-here 101', 'project run-here 101 --secrets secrets.json']))
    .action(async (given: string, options: RunHereOptions) => {
      process.exitCode = await withTrip(options, (trip) => runHere(trip, given, options));
    });
}

async function runHere(trip: Trip, given: string, options: RunHereOptions): Promise<number> {
  const { chooseJob, findLikeThere, compareWithRemote } = await loadPlatform();
  const { job, configuration } = await chooseJob(trip, await projectName(given, options.folder), {});
  const { component, configuration: id, branch } = job;
  const of = { component, configuration: id, ...(branch !== undefined && { branch }), name: configuration.name };
  const { judged, texts } = await findLikeThere(trip.api, of, trip.signal);
  const outDir = options.out ?? path.join(options.folder, 'out', 'run-here', id.replace(/[^A-Za-z0-9-]/g, '_'));
  const reports: RunReport[] = [];
  for (const [index, { text, row }] of texts.entries()) {
    const name = row === undefined ? configuration.name : `${configuration.name}, ${row.name}`;
    const place = texts.length === 1 ? outDir : path.join(outDir, String(index + 1));
    reports.push(await runText({ text, name, outDir: place, secretsFile: options.secrets }, trip.signal));
  }
  const comparison = compareWithRemote(reports, judged);
  printResult(options.format, { comparison, job: judged.job.id }, () => linesOf(comparison, judged, outDir));
  if (isBroken(reports)) return trip.signal.aborted ? exitCodes.cancelled : exitCodes.userError;
  return comparison.isEqual ? exitCodes.done : exitCodes.incomplete;
}

/** Whether a run here did not end well. Prints why. */
function isBroken(reports: readonly RunReport[]): boolean {
  const failed = reports.find(({ outcome }) => outcome !== 'done');
  if (failed !== undefined) complain(failed.error?.message ?? 'the run here was cancelled.');
  return failed !== undefined;
}

const columns = [
  { title: 'TABLE' },
  { title: 'HERE', isNumber: true },
  { title: 'THERE', isNumber: true },
  { title: 'ROWS AND COLUMNS' },
];

function linesOf(
  { tables, isEqual, isPartial, remarks }: RemoteComparison,
  { job }: JudgedJob,
  outDir: string,
): string[] {
  const cells = tables.map(({ name, here, there, onlyHere, onlyThere, is }) => {
    const only = [
      ...onlyHere.map((column) => `only here: ${column}`),
      ...onlyThere.map((column) => `only there: ${column}`),
    ];
    const rows = (side: typeof here) => (side === undefined ? 'none' : String(side.rows ?? 'not known'));
    return [name, rows(here), rows(there), [is, ...only].join(', ')];
  });
  const table = cells.length === 0 ? [] : textTable(columns, cells).split('\n');
  const verdict = isEqual ? 'Equal to' : 'Not shown to be equal to';
  const extent = isEqual && isPartial ? ', as far as it can be compared' : '';
  return [...table, '', `${verdict} job ${job.id}${extent}. The tables are in ${outDir}`, ...remarks];
}
