import { countText, numberText } from '../../../engine/core/text/countText.ts';
import { durationText } from '../../../engine/core/text/durationText.ts';
import {
  endingTexts,
  type JobSummary,
  type RunSummary,
  type SummaryEvidence,
  seenText,
  summarizeRun,
} from '../../../engine/summary.ts';
import type { JobRecord, RunRecord, RunState } from '../history/runRecord.ts';
import { runOutcome } from '../views/runFacts.ts';
import type {
  SummaryConcern,
  SummaryEvidenceLine,
  SummaryJob,
  SummaryPage,
  SummaryTable,
  SummaryTimeline,
} from './summaryMessages.ts';

/** What is said where there is no report. */
const headlines: Partial<Record<RunState, string>> = {
  running: 'Running: there is no verdict before the end.',
  interrupted: 'Interrupted: the window was closed while it ran. The tables of the run before are as they were.',
  fault: 'Ended by a fault of Pagewright, not of the configuration. The log has the details.',
};

/** What the summary shows of a run, going on or ended; `isReplaced` says that a later run wrote over its tables. */
export function createSummaryPage(record: RunRecord, isReplaced = false): SummaryPage {
  const { id, title, state, report } = record;
  const summary = report === undefined ? undefined : summarizeRun(report);
  return {
    run: id,
    title,
    outcome: runOutcome(record),
    headline: summary?.headline ?? headlines[state] ?? 'There is no report of this run.',
    facts: factsOf(record, summary),
    concerns: (summary?.concerns ?? []).map(concernOf),
    limits: summary?.limits ?? [],
    timeline: timelineOf(record),
    jobs: jobsOf(record, summary),
    tables: tablesOf(record, isReplaced),
    ...(isReplaced && { tablesNote: 'A later run has written its tables in the place of these.' }),
  };
}

function factsOf(record: RunRecord, summary: RunSummary | undefined): SummaryPage['facts'] {
  const { startedAt, durationMs, requests, jobs } = record;
  const sent = summary?.requests ?? sum(requests.map(({ first, last }) => last - first + 1));
  const repeats = summary?.retries ?? sum(requests.map((point) => point.repeats));
  const [pages, records] = [sum(jobs.map((job) => job.pages)), sum(jobs.map((job) => job.records))];
  const tables = summary?.tables ?? [];
  return [
    { label: 'Started', value: `${startedAt.slice(0, 19).replace('T', ' ')} UTC` },
    { label: 'Duration', value: durationText(durationMs) },
    {
      label: 'Requests',
      value: repeats === 0 ? numberText(sent) : `${numberText(sent)} (${countText(repeats, 'repeat')})`,
    },
    { label: 'Records', value: `${numberText(records)} in ${countText(pages, 'page')}` },
    ...(summary?.outcome !== 'done'
      ? []
      : [{ label: 'Tables', value: `${numberText(tables.length)} with ${countText(summary.rows, 'row')}` }]),
  ];
}

/** The engine's time begins when its thread is there, a moment after the run was asked for. */
function timelineOf({ startedAt, durationMs, requests, report }: RunRecord): SummaryTimeline {
  const lead = report === undefined ? 0 : Date.parse(report.startedAt) - Date.parse(startedAt);
  const earliest = Math.min(...requests.map(({ from }) => from));
  if (!(lead > 0 && lead <= earliest)) return { durationMs, points: requests };
  return { durationMs, points: requests.map((point) => ({ ...point, from: point.from - lead, to: point.to - lead })) };
}

function concernOf({ name, status, evidence }: JobSummary): SummaryConcern {
  const nothing = { message: 'Nothing that was seen says whether all was read.', speaks: 'doubt' as const, facts: [] };
  return { job: name, status, evidence: evidence.length === 0 ? [nothing] : evidence.map(evidenceLine) };
}

function evidenceLine(evidence: SummaryEvidence): SummaryEvidenceLine {
  const { message, speaks, code, pointer } = evidence;
  const seen = seenText(evidence);
  const where = seen === '' ? [] : [`seen at ${seen}`];
  return { message, speaks, facts: [code, ...where, ...(pointer === undefined ? [] : [`set at ${pointer}`])] };
}

/** The jobs as they were begun; those that never sent anything are only in the report. */
function jobsOf({ jobs }: RunRecord, summary: RunSummary | undefined): SummaryJob[] {
  const seen = new Set(jobs.map(({ name }) => name));
  const unseen = (summary?.jobs ?? []).filter(({ name }) => !seen.has(name));
  return [
    // What belongs to no job, as logging in does, is in the timeline.
    ...jobs
      .filter(({ name }) => name !== '')
      .map((job) =>
        jobOf(
          job,
          summary?.jobs.find(({ name }) => name === job.name),
        ),
      ),
    ...unseen.map((job) => jobOf({ ...job, runs: 0, recordsPerPage: [] }, job)),
  ];
}

function jobOf(
  {
    name,
    runs,
    pages,
    records,
    recordsPerPage,
  }: Pick<JobRecord, 'name' | 'runs' | 'pages' | 'records' | 'recordsPerPage'>,
  summary: JobSummary | undefined,
): SummaryJob {
  const requests = summary === undefined ? '' : ` with ${countText(summary.requests, 'request')}`;
  const times = runs > 1 ? ` in ${countText(runs, 'run')}` : '';
  const read = `Read ${countText(records, 'record')} in ${countText(pages, 'page')}${requests}${times}.`;
  return {
    name,
    ...(summary !== undefined && { status: summary.status }),
    isOnePaging: runs <= 1 && summary !== undefined,
    lines: [read, ...(summary === undefined ? [] : endingTexts(summary).map(({ text }) => `${text}.`))],
    // What is not complete has told its evidence above.
    evidence: summary?.status === 'complete' ? summary.evidence.map(evidenceLine) : [],
    pages: recordsPerPage,
  };
}

function tablesOf({ report, state }: RunRecord, isReplaced: boolean): SummaryTable[] {
  return (report?.tables ?? []).map(({ name, rows, columns }) => {
    return { name, rows, columns, canOpen: state === 'done' && rows > 0 && !isReplaced };
  });
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
