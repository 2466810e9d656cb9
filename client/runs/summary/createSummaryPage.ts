import { describeProgress, describeRun, type RunDescription } from '../../../engine/summary.ts';
import { runOutcome } from '../history/runFacts.ts';
import type { RunRecord, RunState } from '../history/runRecord.ts';
import type { SummaryPage, SummaryPaging, SummaryTables, SummaryTimeline } from './summaryMessages.ts';

/** What is said where there is no report. */
const headlines: Partial<Record<RunState, string>> = {
  running: 'Running: there is no verdict before the end.',
  interrupted: 'Interrupted: the window was closed while it ran. The tables of the run before are as they were.',
  fault: 'Ended by a fault of Pagewright, not of the configuration. The log has the details.',
};

/** What the summary shows of a run, going on or ended; `isReplaced` says that a later run wrote over its tables. */
export function createSummaryPage(record: RunRecord, isReplaced = false): SummaryPage {
  const { id, title, report } = record;
  return {
    run: id,
    title,
    outcome: runOutcome(record),
    ...(report === undefined ? progressOf(record) : describeRun(report)),
    timeline: timelineOf(record),
    pagings: pagingsOf(record),
    tables: tablesOf(record, isReplaced),
  };
}

function progressOf({ state, startedAt, durationMs, requests, jobs }: RunRecord): RunDescription {
  return describeProgress({
    headline: headlines[state] ?? 'There is no report of this run.',
    startedAt,
    durationMs,
    requests: sum(requests.map(({ first, last }) => last - first + 1)),
    retries: sum(requests.map(({ repeats }) => repeats)),
    // What belongs to no job, as logging in does, is in the timeline.
    jobs: jobs.filter(({ name }) => name !== ''),
  });
}

/** The engine's time begins when its thread is there, a moment after the run was asked for. */
function timelineOf({ startedAt, durationMs, requests, report }: RunRecord): SummaryTimeline {
  const lead = report === undefined ? 0 : Date.parse(report.startedAt) - Date.parse(startedAt);
  const earliest = Math.min(...requests.map(({ from }) => from));
  if (!(lead > 0 && lead <= earliest)) return { durationMs, points: requests };
  return { durationMs, points: requests.map((point) => ({ ...point, from: point.from - lead, to: point.to - lead })) };
}

function pagingsOf({ jobs, report }: RunRecord): SummaryPaging[] {
  return jobs
    .filter(({ name, recordsPerPage }) => name !== '' && recordsPerPage.length > 0)
    .map(({ name, runs, recordsPerPage }) => {
      return { job: name, isOnePaging: runs <= 1 && report !== undefined, pages: recordsPerPage };
    });
}

function tablesOf({ report, state }: RunRecord, isReplaced: boolean): SummaryTables {
  if (isReplaced) return { open: [], note: 'A later run has written its tables in the place of these.' };
  const filled = (report?.tables ?? []).filter(({ rows }) => state === 'done' && rows > 0);
  return { open: filled.map(({ name }) => name) };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
