import type { JobReport } from '../../core/contracts/generated/types.ts';
import { numberText } from '../../core/text/countText.ts';
import { stopText } from '../stopText.ts';
import { compareNames } from './compareNames.ts';
import type { ComparedJob, ComparedRun, JobsComparison } from './comparison.ts';

type Run = Pick<ComparedRun['record'], 'jobs' | 'report'>;

/** Compares the jobs of two runs: verdicts, pages, records, and stop reasons. */
export function compareJobs(before: Run, after: Run): JobsComparison {
  const { added, lost, both } = compareNames(namesOf(before), namesOf(after));
  const changed = both.flatMap((name) => {
    const changes = changesOf(jobOf(before, name), jobOf(after, name));
    return changes.length === 0 ? [] : [{ name, changes }];
  });
  return { added, lost, changed, equal: both.length - changed.length };
}

interface FoundJob {
  record?: ComparedJob | undefined;
  report?: JobReport | undefined;
}

function namesOf({ jobs }: Run): string[] {
  return jobs.map(({ name }) => name).filter((name) => name !== '');
}

function jobOf({ jobs, report }: Run, name: string): FoundJob {
  return { record: jobs.find((job) => job.name === name), report: report?.jobs.find((job) => job.name === name) };
}

function changesOf(before: FoundJob, after: FoundJob): string[] {
  return [
    change('verdict', before.report?.verdict.status, after.report?.verdict.status),
    change('pages', seen(before, 'pages'), seen(after, 'pages')),
    change('records', seen(before, 'records'), seen(after, 'records')),
    change('runs', before.record?.runs, after.record?.runs),
    change('ended because', stopOf(before), stopOf(after)),
  ].flat();
}

/** A number of a job; undefined: it is not known. */
function seen({ record }: FoundJob, number: 'pages' | 'records'): number | undefined {
  return record?.unseen?.includes(number) ? undefined : record?.[number];
}

/** A change. A value that only one of the runs has is no difference. */
function change(what: string, before: string | number | undefined, after: string | number | undefined): string[] {
  if (before === undefined || after === undefined || before === after) return [];
  return [`${what}: ${valueText(before)} → ${valueText(after)}`];
}

function valueText(value: string | number): string {
  return typeof value === 'number' ? numberText(value) : value;
}

function stopOf({ report }: FoundJob): string | undefined {
  return report === undefined || report.stopReason === 'unseen' ? undefined : stopText(report.stopReason);
}
