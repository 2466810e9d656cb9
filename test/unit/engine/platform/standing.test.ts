import assert from 'node:assert/strict';
import { mainCause } from '../../../../engine/core/platform/judging/mainCause.ts';
import { missing } from '../../../../engine/core/platform/judging/missing.ts';
import { type Standing, standingOf } from '../../../../engine/core/platform/judging/standing.ts';
import type { RemoteJobStatus } from '../../../../engine/core/platform/remoteJob.ts';
import { checkMarkdown, checkRows } from '../../../../engine/roundTrip/jobs/checkTable.ts';
import { createChecked, createJudged, createPart } from '../../client/platform/lastNight/createChecked.ts';

type Status = 'complete' | 'incomplete' | 'unknown';

const cases: readonly [RemoteJobStatus, Status, Standing][] = [
  ['success', 'complete', 'complete'],
  ['success', 'incomplete', 'incomplete'],
  ['success', 'unknown', 'unknown'],
  ['warning', 'incomplete', 'incomplete'],
  ['warning', 'unknown', 'warning'],
  ['error', 'incomplete', 'failed'],
  ['terminated', 'incomplete', 'failed'],
  ['cancelled', 'incomplete', 'failed'],
  ['created', 'unknown', 'running'],
  ['processing', 'unknown', 'running'],
  ['terminating', 'unknown', 'running'],
];

const ends: readonly RemoteJobStatus[] = ['success', 'warning', 'error', 'terminated', 'cancelled'];

describe('the standing of a configuration', () => {
  for (const [status, verdict, standing] of cases)
    it(`${status}, ${verdict} | ${standing}`, () => {
      assert.equal(standingOf(createJudged({ job: { status, isFinished: ends.includes(status) }, verdict })), standing);
    });

  it('orders the rows of a check, the worst first', () => {
    const judged = (status: RemoteJobStatus, verdict: Status) => ({
      judged: createJudged({ job: { status, isFinished: ends.includes(status) }, verdict }),
    });
    const rows = checkRows([
      createChecked('never'),
      createChecked('running', judged('processing', 'unknown')),
      createChecked('complete', judged('success', 'complete')),
      createChecked('unknown', judged('success', 'unknown')),
      createChecked('warning', judged('warning', 'unknown')),
      createChecked('error', { error: { code: 'platform.forbidden', message: 'No.' } }),
      createChecked('failed', judged('error', 'incomplete')),
      createChecked('incomplete', judged('success', 'incomplete')),
    ]);
    assert.deepEqual(
      rows.map(({ name, standing }) => [name, standing]),
      ['incomplete', 'failed', 'error', 'warning', 'unknown', 'complete', 'running', 'never'].map((each) => [
        each,
        each,
      ]),
    );
  });

  it('keeps foreign names in their cell of the chat message', () => {
    const rows = checkRows([
      createChecked('a|b [x](https://evil)\n<img>', { judged: createJudged({ verdict: 'unknown' }) }),
    ]);
    const [row] = checkMarkdown(rows, 'P').split('\n').slice(-1);
    assert.equal(row, '| ❔ | a\\|b \\[x\\](https://evil)\\\\u000a\\<img\\> | 901 success |  |');
  });
});

describe('the cause of a verdict', () => {
  const evidence = (message: string, pointer?: string) => ({
    code: 'has-more' as const,
    message,
    ...(pointer && { pointer }),
  });
  const part = (status: Status, message: string, pointer?: string) =>
    createPart(status, { verdict: { status, evidence: [evidence(message, pointer)] } });

  it('is that of the job itself before those of its parts', () => {
    const judged = createJudged({
      verdict: 'incomplete',
      evidence: [evidence('Own.')],
      parts: [part('incomplete', 'Part.')],
    });
    assert.deepEqual(mainCause(judged), { message: 'Own.' });
  });

  it('is at the place of the part that has the verdict of the whole, in its row', () => {
    const row = { id: '1', name: 'Row' };
    const parts = [part('complete', 'Fine.'), { ...part('incomplete', 'More.', '/config/jobs/0/dataField'), row }];
    assert.deepEqual(mainCause(createJudged({ verdict: 'incomplete', parts })), {
      ...{ pointer: '/config/jobs/0/dataField', row },
      message: 'Row: users: More.',
    });
  });

  it('is what is missing where there is no evidence, at the part that lacks it', () => {
    const lacking = missing('no-data-field');
    const parts = [createPart('unknown', { pointer: '/config/jobs/2', missing: [lacking] })];
    assert.deepEqual(mainCause(createJudged({ verdict: 'unknown', missing: [lacking], parts })), {
      ...{ pointer: '/config/jobs/2', message: lacking.message },
    });
  });

  it('is not made up', () => {
    assert.equal(mainCause(createJudged({ verdict: 'unknown' })), undefined);
  });
});
