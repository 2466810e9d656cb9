import type { PagingSearch, RunReport, TableReport } from '../core/contracts/generated/types.ts';
import { countText, numberText } from '../core/text/countText.ts';
import { durationText } from '../core/text/durationText.ts';
import { localSecond } from '../core/text/localTime.ts';
import { amountText } from './amountText.ts';
import { describeConcern, describeJob, describeJobProgress, type JobProgress, stopCodes } from './describeJob.ts';
import { describePace } from './describePace.ts';
import { describeRemote } from './describeRemote.ts';
import { describeSearch, searchedText } from './describeSearch.ts';
import { describeWarnings } from './describeWarnings.ts';
import type { Block, Line, Phrase, RunDescription, RunFacts, Section, Table } from './runDescription.ts';
import type { JobSummary, RunSummary } from './runSummary.ts';
import { summarizeRun } from './summarizeRun.ts';

/** Maximum number of column names in a cell; the rest is only counted. */
const maxColumns = 12;

/** A run without a report: it is still running or was aborted. */
type RunProgress = Pick<RunSummary, 'headline' | 'startedAt' | 'durationMs' | 'requests' | 'retries'> & {
  jobs: JobProgress[];
};

/** Describes a finished run; concerns come first. */
export function describeRun(report: RunReport): RunDescription {
  const summary = summarizeRun(report);
  if (report.search !== undefined) return describeSearchRun(summary, report.search);
  if (report.remote !== undefined) return describeRemote(summary, report, report.remote);
  const { headline, outcome, concerns, limits, processors, pace, jobs, tables, rows } = summary;
  const wrote = `${countText(tables.length, 'table')} with ${countText(rows, 'row')}`;
  return {
    headline,
    facts: {
      ...namesOf(summary),
      ...factsOf(summary),
      ...(outcome === 'done' && { wrote }),
    },
    sections: [
      ...section('concerns', 'What is not known to be complete', concerns.map(describeConcern)),
      ...section('limits', 'Limits that cut data', linesBlock(limits.map(sentenceLine))),
      ...section('warnings', 'Warnings', linesBlock(describeWarnings(summary))),
      ...section('processors', 'Processors that were not applied', linesBlock(processors.map(sentenceLine))),
      ...section('pace', 'Pace', linesBlock(pace === undefined ? [] : describePace(pace))),
      ...section('jobs', 'Jobs', jobs.map(describeJob), jobTable(jobs)),
      ...section('tables', 'Tables', linesBlock(tables.map(tableLine)), tableTable(tables)),
    ],
  };
}

/** Describes a search for paging, which reads no tables, so that nothing can be missing in them. */
function describeSearchRun(summary: RunSummary, search: PagingSearch): RunDescription {
  const { headline } = summary;
  const { started, took } = factsOf(summary);
  return {
    headline,
    facts: { ...namesOf(summary), started, took, sent: searchedText(search) },
    sections: [...describeSearch(search), ...section('warnings', 'Warnings', linesBlock(describeWarnings(summary)))],
  };
}

function namesOf({ environment, values }: RunSummary): Pick<RunFacts, 'environment' | 'values'> {
  return { ...(environment !== undefined && { environment }), ...(values !== undefined && { values }) };
}

export function describeProgress({ jobs, ...run }: RunProgress): RunDescription {
  const [pages, records] = [sum(jobs.map((job) => job.pages)), sum(jobs.map((job) => job.records))];
  return {
    headline: run.headline,
    facts: factsOf({ ...run, pages, records }),
    sections: section('jobs', 'Jobs', jobs.map(describeJobProgress)),
  };
}

function factsOf(
  run: Pick<RunSummary, 'startedAt' | 'durationMs' | 'requests' | 'retries' | 'pages' | 'records'> & {
    surplusRequests?: number;
  },
): RunFacts {
  const { startedAt, durationMs, requests, retries, surplusRequests = 0 } = run;
  const repeats = retries === 0 ? '' : `, including ${retries === 1 ? '1 retry' : `${numberText(retries)} retries`}`;
  const surplus = surplusRequests === 0 ? '' : `, and ${numberText(surplusRequests)} more past the end of paging`;
  return {
    started: localSecond(startedAt),
    took: durationText(durationMs),
    sent: `${countText(requests, 'request')}${repeats}${surplus}`,
    read: amountText(run),
  };
}

function section(id: Section['id'], title: string, blocks: Block[], table?: Table): Section[] {
  return blocks.length === 0 ? [] : [{ id, title, blocks, ...(table !== undefined && { table }) }];
}

function linesBlock(lines: Line[]): Block[] {
  return lines.length === 0 ? [] : [{ lines }];
}

function sentenceLine(sentence: string): Line {
  return { text: [sentence] };
}

function jobTable(jobs: readonly JobSummary[]): Table {
  return {
    columns: [
      { title: 'job' },
      { title: 'pages', isNumber: true },
      { title: 'records', isNumber: true },
      { title: 'stopped by' },
      { title: 'verdict' },
    ],
    rows: jobs.map((job) => [
      job.name,
      numberText(job.pages),
      numberText(job.records),
      stopCodes(job.stops),
      job.status,
    ]),
  };
}

function tableTable(tables: readonly TableReport[]): Table {
  return {
    columns: [
      { title: 'table' },
      { title: 'rows', isNumber: true },
      { title: 'columns', isNumber: true },
      { title: 'column names', isLong: true },
    ],
    rows: tables.map(({ name, rows, columns }) => [
      name,
      numberText(rows),
      numberText(columns.length),
      namesText(columns),
    ]),
  };
}

function namesText(columns: readonly string[]): string {
  const rest = columns.length - maxColumns;
  return columns.slice(0, maxColumns).join(', ') + (rest > 0 ? ` and ${numberText(rest)} more` : '');
}

function tableLine({ name, rows, columns }: TableReport): Line {
  const names: Phrase = columns.flatMap((code, index) => (index === 0 ? [{ code }] : [', ', { code }]));
  const bracketed = columns.length === 0 ? [] : [' (', ...names, ')'];
  const size = `: ${countText(rows, 'row')}, ${countText(columns.length, 'column')}`;
  return { text: [{ code: name }, size, ...bracketed, '.'] };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
