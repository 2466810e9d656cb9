import type { CheckRow, Trip } from '@pagewright/engine/platform';
import { localSecond } from '@pagewright/engine/text/localTime';
import type { Command } from 'commander';
import { examplesText } from '../about/examplesText.ts';
import { exitCodes } from '../printing/exitCodes.ts';
import { plainText } from '../printing/plainText.ts';
import { textTable } from '../printing/textTable.ts';
import { loadPlatform } from './loadPlatform.ts';
import { printResult } from './printResult.ts';
import { addProjectOptions, type ProjectOptions } from './projectOptions.ts';
import { withTrip } from './withTrip.ts';

/** `pagewright project status`: the last job of each configuration, judged. */
export function addStatus(project: Command): void {
  const command = project
    .command('status')
    .description(
      'Judge the last job of each configuration. Ends with exit code 3 if the data of one is incomplete, and with 1 if one could not be judged.',
    );
  addProjectOptions(command, ['text', 'json', 'markdown'])
    .addHelpText('after', examplesText(['project status', 'project status --format markdown']))
    .action(async (options: ProjectOptions) => {
      process.exitCode = await withTrip(options, (trip) => showStatus(trip, options));
    });
}

async function showStatus(trip: Trip, { format }: ProjectOptions): Promise<number> {
  const { checkFolder, checkCounts, checkRows, checkMarkdown } = await loadPlatform();
  const found = await checkFolder({ ...trip, onProgress: showProgress });
  const rows = checkRows(found.checked);
  const lines = () =>
    format === 'markdown'
      ? checkMarkdown(rows, found.project.name).split('\n')
      : [...tableOf(rows), '', checkCounts(rows)];
  printResult(format, { ...found, rows }, lines);
  return exitCodeOf(rows);
}

/** Returns that of a configuration that lacks data, or of one that could not be judged: nothing is known of that. */
function exitCodeOf(rows: readonly CheckRow[]): number {
  if (rows.some(({ verdict }) => verdict === 'incomplete')) return exitCodes.incomplete;
  return rows.some(({ verdict }) => verdict === 'error') ? exitCodes.userError : exitCodes.done;
}

/** A line at the bottom of a terminal; nothing if the output goes elsewhere. */
function showProgress({ done, total, next }: { done: number; total: number; next: string }): void {
  if (!process.stderr.isTTY) return;
  const width = (process.stderr.columns || 80) - 1;
  const text = done === total ? '' : plainText(`${done} of ${total} judged. ${next}`).slice(0, width);
  process.stderr.write(`\r\u001b[2K${text}`);
}

const columns = [{ title: 'DATA' }, { title: 'NAME' }, { title: 'JOB' }, { title: 'ENDED' }, { title: 'WHY' }];

function tableOf(rows: readonly CheckRow[]): string[] {
  const cells = rows.map(({ verdict, name, job, status, endedAt, reason }) => [
    verdict === 'never' ? 'never ran' : verdict === 'error' ? 'not judged' : verdict,
    name,
    `${job} ${status}`.trim(),
    endedAt === '' ? '' : localSecond(endedAt),
    reason,
  ]);
  return rows.length === 0 ? [] : textTable(columns, cells).split('\n');
}
