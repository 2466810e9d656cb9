import type { RunReport } from '@pagewright/engine/run';
import { compareJobs, compareTables, comparisonWords, summarizeRun } from '@pagewright/engine/summary';
import { durationText } from '@pagewright/engine/text/durationText';
import { localTime } from '@pagewright/engine/text/localTime';
import { withinText } from '@pagewright/engine/text/withinText';
import type { Command } from 'commander';
import { examplesText } from './about/examplesText.ts';
import { exitCodes } from './printing/exitCodes.ts';
import { plainText } from './printing/plainText.ts';
import { readReport } from './readReport.ts';

/** `pagewright compare`: prints the differences between two runs, in the words of the editor. */
export function addCompare(program: Command): void {
  program
    .command('compare')
    .description('Compare the reports of two runs: verdicts, requests, jobs and tables. The older run is "before".')
    .argument('<report>', 'a report, or a folder or s3://bucket/prefix with "report.json"')
    .argument('<other>', 'the same of another run')
    .addHelpText('after', examplesText(['compare yesterday.json today.json']))
    .action(async (...files: [string, string]) => {
      process.exitCode = await compare(files[0], files[1]);
    });
}

async function compare(one: string, other: string): Promise<number> {
  const reports = [await readReport(one), await readReport(other)].filter((report) => report !== undefined);
  const [before, after] = reports.sort((a, b) => (a.startedAt <= b.startedAt ? -1 : 1));
  if (before === undefined || after === undefined) return exitCodes.userError;
  for (const line of comparisonText(before, after).split('\n')) console.log(plainText(line));
  return exitCodes.done;
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
    ...words.tableBlocks(compareTables(old, young)),
  ].join('\n\n');
}

function runText(when: string, { config, startedAt, durationMs, ...names }: RunReport): string {
  return `${when}: ${config}${withinText(names)}, started ${localTime(startedAt)}, took ${durationText(durationMs)}.`;
}

function outcomeOf(report: RunReport) {
  const { outcome } = report;
  return { outcome: outcome === 'done' ? summarizeRun(report).status : outcome, report };
}

function comparedOf(report: RunReport) {
  return { record: { state: report.outcome, report, jobs: report.jobs } };
}
