import { childPointer } from '../../childPointer.ts';
import type { JobExpect, JobReport } from '../../contracts/generated/types.ts';
import { checkAmount } from './amount.ts';
import { type Checked, runExpectation } from './expectation.ts';

/** Checks what is expected of single jobs: `jobs`. */
export const jobs = runExpectation({
  key: 'jobs',
  code: 'test.job',
  check: (expected, { report }) =>
    Object.entries(expected).flatMap(([name, job]): Checked[] => {
      const own = report.jobs.filter((each) => each.name === name);
      const pointer = childPointer('', name);
      if (own.length === 0) return [{ title: `"${name}" runs`, failure: `No job "${name}" ran.`, pointer }];
      return checkJob(job, own).map((each) => ({
        ...each,
        title: `"${name}": ${each.title}`,
        pointer: `${pointer}${each.pointer ?? ''}`,
        job: name,
      }));
    }),
});

function checkJob({ verdict, records, pages }: JobExpect, own: readonly JobReport[]): Checked[] {
  const sum = (count: (job: JobReport) => number) => own.reduce((total, job) => total + count(job), 0);
  return [
    ...(verdict === undefined ? [] : [checkVerdict(verdict, own)]),
    ...(records === undefined
      ? []
      : [
          {
            ...checkAmount(
              records,
              sum((job) => job.records),
              'record',
            ),
            pointer: '/records',
          },
        ]),
    ...(pages === undefined
      ? []
      : [
          {
            ...checkAmount(
              pages,
              sum((job) => job.pages),
              'page',
            ),
            pointer: '/pages',
          },
        ]),
  ];
}

function checkVerdict(expected: NonNullable<JobExpect['verdict']>, own: readonly JobReport[]): Checked {
  const title = `the data is ${expected}`;
  const other = own.find((job) => job.verdict.status !== expected);
  if (other === undefined) return { title, pointer: '/verdict' };
  const [reason] = other.verdict.evidence;
  const failure = `The verdict is "${other.verdict.status}"${reason === undefined ? '.' : `: ${reason.message}`}`;
  return { title, pointer: '/verdict', failure };
}
