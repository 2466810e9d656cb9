import assert from 'node:assert/strict';
import { JobVerdicts } from '../../../../client/platform/remote/jobVerdicts.ts';
import type { JudgedJob } from '../../../../engine/core/platform/judging/judgedJob.ts';

const project = { stack: 'https://a.example', project: '1' };

function memento() {
  let kept: unknown;
  return {
    get: (_: string, before: unknown) => kept ?? before,
    update: async (_: string, value: unknown) => {
      kept = structuredClone(value);
    },
    keys: () => [],
  } as unknown as ConstructorParameters<typeof JobVerdicts>[0];
}

function judged(id: string, { isFinished = true, records = [5] as (number | undefined)[] } = {}): JudgedJob {
  const parts = records.map((each) => ({ missing: [], ...(each !== undefined && { records: each }) }));
  const verdict = { status: 'complete', evidence: [] };
  return { job: { id, isFinished }, verdict, parts, missing: [] } as unknown as JudgedJob;
}

describe('The verdicts on jobs', () => {
  it('are remembered for jobs that have ended', async () => {
    const verdicts = new JobVerdicts(memento());
    await verdicts.keep(project, [judged('901'), judged('902', { isFinished: false })]);
    assert.equal(verdicts.of(project, '901')?.status, 'complete');
    assert.equal(verdicts.of(project, '902'), undefined);
    assert.equal(verdicts.of({ ...project, project: '2' }, '901'), undefined);
  });

  it('have a number of records only where that of each part is known', async () => {
    const verdicts = new JobVerdicts(memento());
    await verdicts.keep(project, [judged('901', { records: [5, 6] }), judged('902', { records: [5, undefined] })]);
    assert.deepEqual(
      ['901', '902'].map((job) => verdicts.of(project, job)?.amount),
      ['11 records', undefined],
    );
  });

  it('are remembered for all configurations of a large project, night after night', async () => {
    const verdicts = new JobVerdicts(memento());
    const night = (from: number) => Array.from({ length: 2000 }, (_, index) => `${from + index}`);
    for (const from of [10_000, 20_000, 30_000, 40_000])
      await verdicts.keep(
        project,
        night(from).map((id) => judged(id)),
      );
    assert.ok(night(40_000).every((id) => verdicts.of(project, id) !== undefined));
    assert.equal(verdicts.of(project, '10000'), undefined);
  });
});
