import { describeProgress, type RunDescription } from '@pagewright/engine/summary';
import { localTime } from '@pagewright/engine/text/localTime';
import { describeEnded, runOutcome } from '../history/runFacts.ts';
import type { RunRecord, RunState } from '../history/runRecord.ts';
import type { SummaryPace, SummaryPage, SummaryPaging, SummaryTables, SummaryTimeline } from './summaryMessages.ts';

/** The headlines of runs without a report. */
const headlines: Partial<Record<RunState, string>> = {
  running: 'Running: the verdict follows at the end.',
  interrupted: 'Interrupted: the window was closed during the run. The tables of the previous run are unchanged.',
  fault: 'Failed with an internal error. The configuration is not the cause; see the log for details.',
};

/** Creates the summary page of a run, active or ended; `isReplaced`: a later run has replaced its tables. */
export function createSummaryPage(record: RunRecord, isReplaced = false): SummaryPage {
  const { id, title, report } = record;
  return {
    run: id,
    title,
    outcome: runOutcome(record),
    failedRequest: report?.error?.request,
    ...(report === undefined ? progressOf(record) : describeEnded(report, record)),
    timeline: timelineOf(record),
    pace: paceOf(record),
    pagings: pagingsOf(record),
    tables: tablesOf(record, isReplaced),
  };
}

function progressOf({ state, startedAt, durationMs, requests, jobs }: RunRecord): RunDescription {
  const { facts, ...rest } = describeProgress({
    headline: headlines[state] ?? 'This run has no report.',
    startedAt,
    durationMs,
    requests: sum(requests.map(({ first, last }) => last - first + 1)),
    retries: sum(requests.map(({ repeats }) => repeats)),
    // Requests outside of jobs, such as a login, are only in the timeline.
    jobs: jobs.filter(({ name }) => name !== ''),
  });
  return { ...rest, facts: { ...facts, started: localTime(startedAt) } };
}

/** The engine's clock starts with its thread, a moment after the run was requested. */
function timelineOf({ startedAt, durationMs, requests, report }: RunRecord): SummaryTimeline {
  const lead = report === undefined ? 0 : Date.parse(report.startedAt) - Date.parse(startedAt);
  const earliest = Math.min(...requests.map(({ from }) => from));
  if (!(lead > 0 && lead <= earliest)) return { durationMs, points: requests };
  return { durationMs, points: requests.map((point) => ({ ...point, from: point.from - lead, to: point.to - lead })) };
}

/** Without steps there is nothing to draw. */
function paceOf({ report }: RunRecord): SummaryPace | undefined {
  return report?.pace?.steps.length ? report.pace : undefined;
}

function pagingsOf({ jobs, report }: RunRecord): SummaryPaging[] {
  return jobs
    .filter(({ name, recordsPerPage }) => name !== '' && recordsPerPage.length > 0)
    .map(({ name, runs, recordsPerPage }) => {
      return { job: name, isOnePaging: runs <= 1 && report !== undefined, pages: recordsPerPage };
    });
}

function tablesOf({ report, state, outDir, from }: RunRecord, isReplaced: boolean): SummaryTables {
  if (report?.remote !== undefined) return { open: [], note: 'These tables are in the Storage of the project.' };
  if (outDir === '' && from === undefined)
    return { open: [], note: 'These tables were not written. The test pane shows them.' };
  if (outDir === '') return { open: [], note: 'These tables cannot be opened from here.' };
  if (isReplaced) return { open: [], note: 'A later run has replaced these tables.' };
  const filled = (report?.tables ?? []).filter(({ rows }) => state === 'done' && rows > 0);
  return { open: filled.map(({ name }) => name) };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
