import { type JobNumber, stopText } from '@pagewright/engine/summary';
import { numberText } from '@pagewright/engine/text/countText';
import type { JobRecord, RunRecord } from '../history/runRecord.ts';
import type { ComparedJob, ComparedValue } from './compareMessages.ts';
import { differenceOf } from './differenceOf.ts';

type Run = Pick<RunRecord, 'jobs' | 'report'>;

/** The jobs of two runs: their verdicts, counts, and why they ended. What only one run tells is no difference. */
export function comparedJobs(before: Run, after: Run): ComparedJob[] {
  const [old, young] = [namesOf(before), namesOf(after)];
  return [...new Set([...young, ...old])].map((name) => {
    const [one, other] = [factsOf(before, name), factsOf(after, name)];
    const values = factNames.map((fact): ComparedValue => ({ name: fact, before: one[fact], after: other[fact] }));
    const presence = differenceOf(old.includes(name), young.includes(name));
    return { name, kind: presence === 'equal' && values.some(isChanged) ? 'changed' : presence, values };
  });
}

const factNames = ['Verdict', 'Requests', 'Pages', 'Records', 'Ended because'] as const;

type Facts = Partial<Record<(typeof factNames)[number], string | undefined>>;

function factsOf({ jobs, report }: Run, name: string): Facts {
  const record = jobs.find((job) => job.name === name);
  const judged = report?.jobs.find((job) => job.name === name);
  const seen = (number: JobNumber, of: (job: JobRecord) => number) =>
    record === undefined || record.unseen?.includes(number) ? undefined : numberText(of(record));
  return {
    Verdict: judged?.verdict.status,
    Requests: seen('requests', ({ requests, forgotten }) => requests.length + forgotten),
    Pages: seen('pages', ({ pages }) => pages),
    Records: seen('records', ({ records }) => records),
    'Ended because': judged && judged.stopReason !== 'unseen' ? stopText(judged.stopReason) : undefined,
  };
}

/** Whether both runs have the value, and it is not the same. */
function isChanged({ before, after }: ComparedValue): boolean {
  return before !== undefined && after !== undefined && before !== after;
}

function namesOf({ jobs }: Run): string[] {
  return jobs.map(({ name }) => name).filter((name) => name !== '');
}
