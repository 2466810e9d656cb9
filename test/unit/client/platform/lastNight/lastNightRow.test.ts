import assert from 'node:assert/strict';
import { type Here, lastNightRow } from '../../../../../client/platform/lastNight/lastNightRow.ts';
import type { JudgedJob } from '../../../../../engine/core/platform/judging/judgedJob.ts';
import { localTime } from '../../../../../engine/core/text/localTime.ts';
import { createChecked, createJudged, createPart } from './createChecked.ts';

const complete = { standing: 'complete', rank: 5, why: 'The total matches.' } as const;

function rowOf(judged: JudgedJob | undefined, here: Here = 'same') {
  return lastNightRow(createChecked('Orders', judged === undefined ? {} : { judged }), { ...complete, here });
}

const versions: readonly [JudgedJob['version'], Here, string][] = [
  [{ isOther: false }, 'same', 'version not known'],
  [{ ran: 3, isOther: false }, 'none', 'version 3'],
  [{ ran: 3, here: 3, isOther: false }, 'same', 'version 3, as here'],
  [{ ran: 3, here: 3, isOther: false }, 'changed', 'version 3, changed here'],
  [{ ran: 3, here: 7, isOther: true }, 'same', 'version 3, here 7'],
  // Whether the files were changed is not read yet.
  [{ ran: 3, here: 3, isOther: false }, 'unknown', 'version 3'],
];

describe('a row of the last jobs', () => {
  for (const [version, here, text] of versions)
    it(`${JSON.stringify(version)}, ${here} | ${text}`, () => {
      const { job } = rowOf(createJudged({ version }), here);
      assert.deepEqual([job?.version, job?.isOtherVersion], [text, version.isOther]);
    });

  it('says when the job ended and how long it took', () => {
    const { job } = rowOf(createJudged());
    assert.deepEqual(
      [job?.status, job?.when, job?.took],
      ['success', localTime('2026-11-28T02:01:10.000Z'), '1 min 5 s'],
    );
  });

  it('says since when a job runs or waits, and no duration', () => {
    const { endedAt: _, ...job } = createJudged().job;
    const running = { ...job, status: 'processing', isFinished: false } as const;
    const { startedAt: __, ...waiting } = running;
    const of = (each: JudgedJob['job']) => rowOf({ ...createJudged(), job: each }).job;
    assert.deepEqual([of(running)?.when, of(running)?.took], [`began ${localTime(job.startedAt ?? '')}`, undefined]);
    assert.equal(of(waiting)?.when, `waits since ${localTime(job.createdAt)}`);
  });

  it('has the records only where each part says how many', () => {
    const of = (...records: (number | undefined)[]) =>
      rowOf(
        createJudged({
          parts: records.map((each) => createPart('complete', each === undefined ? {} : { records: each })),
        }),
      ).job?.records;
    assert.deepEqual([of(20, 1037), of(20, undefined), of()], ['1,057 records', undefined, undefined]);
  });

  it('has the rows of tables as far as they are known, and counts the tables that it does not name', () => {
    const table = (id: string, rows?: number, allRows?: number) => ({
      ...{ id, columns: [] },
      ...(rows !== undefined && { rows }),
      ...(allRows !== undefined && { allRows }),
    });
    const tables = [table('a', 3, 3), table('b', 3, 9), table('c', undefined, 9), table('d'), table('e'), table('f')];
    const { job } = rowOf(createJudged({ tables }));
    assert.deepEqual(
      job?.tables.map(({ name, rows }) => `${name}: ${rows}`),
      ['a: 3 rows of this job', 'b: 3 rows of this job, 9 in all', 'c: 9 rows in all', 'd: not there any more'],
    );
    assert.equal(job?.moreTables, 2);
  });

  it('has no job where there was none, and says so', () => {
    const row = lastNightRow(createChecked('Orders'), { standing: 'never', rank: 7, why: '', here: 'none' });
    assert.deepEqual([row.job, row.why, row.here], [undefined, 'It has had no job.', 'no']);
  });

  it('keeps what others wrote on one line, and a long reason short', () => {
    const place = { name: 'a\nb\u202e', component: 'acme.\u0007ex', id: '1' };
    const why = `a\n${'x'.repeat(9000)}`;
    const row = lastNightRow(createChecked('', {}, place), { ...complete, why, here: 'none' });
    assert.deepEqual([row.name, row.component], ['a\\u000ab\\u202e', 'acme.\\u0007ex']);
    assert.equal(row.why.length, 601);
  });
});
