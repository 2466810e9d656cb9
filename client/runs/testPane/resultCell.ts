import { type JobSummary, summarizeRun, whatSettles } from '@pagewright/engine/summary';
import { capitalized } from '@pagewright/engine/text/capitalized';
import { countText } from '@pagewright/engine/text/countText';
import { plainQuotes } from '../../shared/text/plainQuotes.ts';
import { currentWait } from '../history/currentWait.ts';
import { readText, runOutcome } from '../history/runFacts.ts';
import type { RunRecord } from '../history/runRecord.ts';
import { isChildOf, jobLabel } from '../views/nodes/jobText.ts';
import { nextStep, type Situation } from './nextStep.ts';
import { runProgress } from './runProgress.ts';
import type { ResultCell } from './testMessages.ts';

/** The subject of a result: a job, and what is known of it. */
export interface ResultSubject extends Omit<Situation, 'job' | 'run' | 'hasTables'> {
  name: string;
  run: RunRecord | undefined;
}

/** The result of a job at a glance: what was read, the verdict, its strongest reason, and the one thing to do next. */
export function resultCell(subject: ResultSubject, now: number): ResultCell {
  const { name, run, isRunning } = subject;
  if (run === undefined)
    return { outcome: 'none', text: 'Not run yet', lines: [], step: nextStep({ ...subject, hasTables: false }) };
  if (isRunning) return { ...progressCell(name, run, now), step: nextStep({ ...subject, hasTables: false }) };
  const jobs = run.report === undefined ? [] : summarizeRun(run.report).jobs;
  const job = jobs.find((each) => each.name === name);
  const hasTables = run.outDir !== '' && (run.report?.tables.some(({ rows }) => rows > 0) ?? false);
  const children = jobs.filter((each) => isChildOf(each.name, name));
  const step = nextStep({ ...subject, job, hasTables });
  return {
    ...(run.state === 'done' ? doneCell(run, job) : brokenCell(run)),
    lines: children.map((child) => `${jobLabel(child)} · ${readText([child])} · ${child.status}`),
    step,
    ...(step === 'fix' && { fix: subject.fix }),
    ...(subject.isOutdated && { note: 'Before your last changes.' }),
  };
}

function progressCell(name: string, run: RunRecord, now: number): ResultCell {
  const progress = runProgress(run, now);
  const wait = currentWait(run);
  const waits = wait === undefined ? {} : { reason: `${capitalized(wait)}.` };
  if (progress === undefined) return { outcome: 'running', text: 'Starting', ...waits, lines: [] };
  const isOther = name.split(' > ')[0] !== progress.job;
  return {
    outcome: 'running',
    text: isOther ? `${progress.job} · ${progress.text}` : progress.text,
    ...waits,
    lines: progress.children,
  };
}

function doneCell({ scope }: RunRecord, job: JobSummary | undefined): ResultCell {
  if (job === undefined) return { outcome: 'unknown', text: 'No request was sent for this job.', lines: [] };
  const part = scope.firstPage ? ['first page'] : scope.testRun ? ['test run'] : [];
  const text = [readText([job]), job.status, ...part].join(' · ');
  const note = whatSettles(job);
  return { outcome: job.status, text, reason: reasonOf(job), lines: [], ...(note !== undefined && { note }) };
}

/** The strongest evidence for the verdict on a job. */
function reasonOf({ evidence }: JobSummary): string {
  return plainQuotes(evidence[0]?.message ?? 'There is no evidence that all data was read.');
}

function brokenCell(run: RunRecord): ResultCell {
  const { state, report, jobs } = run;
  const records = jobs.reduce((sum, job) => sum + job.records, 0);
  const read = records === 0 ? [] : [`after ${countText(records, 'record')}`];
  const reason = report?.error?.message ?? reasons[state];
  return {
    outcome: runOutcome(run),
    text: [words[state] ?? state, ...read].join(' '),
    lines: [],
    ...(reason !== undefined && { reason: plainQuotes(reason) }),
  };
}

const words: Partial<Record<RunRecord['state'], string>> = {
  failed: 'Failed',
  cancelled: 'Cancelled',
  interrupted: 'Interrupted',
  fault: 'Failed with an internal error',
};

const reasons: Partial<Record<RunRecord['state'], string>> = {
  cancelled: 'The tables of the previous run are unchanged.',
  interrupted: 'The window was closed during the run.',
  fault: 'The configuration is not the cause. See the log for details.',
};
