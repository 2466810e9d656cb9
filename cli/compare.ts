import type { Command } from 'commander';
import { durationText } from '../engine/core/text/durationText.ts';
import { localTime } from '../engine/core/text/localTime.ts';
import { FileError, readOrError } from '../engine/files.ts';
import type { RunReport } from '../engine/index.ts';
import { compareJobs, compareTables, comparisonWords, summarizeRun } from '../engine/summary.ts';
import { examplesText } from './examplesText.ts';
import { exitCodes } from './exitCodes.ts';
import { plainText } from './plainText.ts';

/** `pagewright compare`: the differences between two runs, in the words of the editor. */
export function addCompare(program: Command): void {
  program
    .command('compare')
    .description('Compare the reports of two runs: verdicts, requests, jobs and tables. The older run is "before".')
    .argument('<report>', 'a report, written by "run --report"')
    .argument('<other>', 'the report of another run')
    .addHelpText('after', examplesText(['compare yesterday.json today.json']))
    .action(async (...files: [string, string]) => {
      process.exitCode = await compare(files[0], files[1]);
    });
}

async function compare(...files: [string, string]): Promise<number> {
  const reports = await Promise.all(files.map(readReport));
  const problems = reports.filter((report) => typeof report === 'string');
  for (const problem of problems) console.error(plainText(`pagewright: ${problem}`));
  const [one, other] = reports.filter((report) => typeof report === 'object');
  if (one === undefined || other === undefined) return exitCodes.userError;
  const [before, after] = one.startedAt <= other.startedAt ? [one, other] : [other, one];
  for (const line of comparisonText(before, after).split('\n')) console.log(plainText(line));
  return exitCodes.done;
}

/** A report, or why there is none. */
async function readReport(file: string): Promise<RunReport | string> {
  const text = await readOrError(file, 'record');
  if (text instanceof FileError) return `${text.message} Check the path.`;
  const report = parsed(text);
  return isReport(report) ? report : `"${file}" is not a report. Write one with: pagewright run CONFIG --report FILE`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether a value has the parts of a report that are compared. */
function isReport(value: unknown): value is RunReport {
  if (!isObject(value)) return false;
  const { config, startedAt, jobs, tables, limits } = value;
  const isJob = (job: unknown) =>
    isObject(job) && isObject(job['verdict']) && isListOf(job['verdict']['evidence'], isObject);
  const isTable = (table: unknown) => isObject(table) && Array.isArray(table['columns']);
  const areLists = isListOf(jobs, isJob) && isListOf(tables, isTable) && isListOf(limits, isObject);
  return typeof config === 'string' && typeof startedAt === 'string' && areLists;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isListOf(value: unknown, isPart: (part: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isPart);
}

const words = comparisonWords({ text: (text) => text, name: (name) => `"${name}"` });

function comparisonText(before: RunReport, after: RunReport): string {
  const [old, young] = [comparedOf(before), comparedOf(after)];
  return [
    '# Two runs compared',
    words.list([runText('Before', before), runText('After', after)]),
    '## Verdict',
    words.list(words.verdictLines(outcomeOf(before), outcomeOf(after))),
    '## Requests',
    words.list([words.amountText('request', before.requests, after.requests)]),
    '## Jobs',
    words.list(words.jobLines(compareJobs(old.record, young.record))),
    '## Tables',
    // The types of columns are not in a report.
    ...words.tableBlocks({ ...compareTables(old, young), unknown: [] }),
  ].join('\n\n');
}

function runText(when: string, { config, environment, startedAt, durationMs }: RunReport): string {
  const within = environment === undefined ? '' : ` in the environment "${environment}"`;
  return `${when}: ${config}${within}, started ${localTime(startedAt)}, took ${durationText(durationMs)}.`;
}

function outcomeOf(report: RunReport) {
  const { outcome } = report;
  return { outcome: outcome === 'done' ? summarizeRun(report).status : outcome, report };
}

function comparedOf(report: RunReport) {
  return { record: { state: report.outcome, report, jobs: report.jobs } };
}
