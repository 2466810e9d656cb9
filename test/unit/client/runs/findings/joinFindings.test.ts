import assert from 'node:assert/strict';
import { joinFindings } from '../../../../../client/runs/findings/joinFindings.ts';
import type { PlacedFinding } from '../../../../../client/runs/findings/runFinding.ts';
import type { RunReport } from '../../../../../engine/faces/run.ts';
import { createJob, createReport } from '../../../engine/summary/createReport.ts';

const finding = (job: string, code = 'has-more', seenAt = 1): PlacedFinding => ({
  code,
  message: 'm',
  severity: 'warning',
  job,
  pointer: '/api/pagination',
  line: 0,
  start: 0,
  end: 1,
  lineText: '{',
  seenAt,
});

describe('The findings after another run', () => {
  const before = [finding('users'), finding('rides')];
  const cases: [title: string, now: PlacedFinding[], RunReport, expected: PlacedFinding[]][] = [
    ['are gone for a job that is fine now', [], createReport([createJob('users'), createJob('rides')]), []],
    ['stay for a job that did not run', [], createReport([createJob('users')]), [finding('rides')]],
    ['stay where nothing ran, because the text was broken', [], createReport([]), before],
    [
      'are new where they were found again',
      [finding('users', 'has-more', 2)],
      createReport([createJob('users'), createJob('rides')]),
      [finding('users', 'has-more', 2)],
    ],
    ...(['max-pages', 'max-records', 'max-requests', 'cancelled', 'failed'] as const).map(
      (stopReason): [string, PlacedFinding[], RunReport, PlacedFinding[]] => [
        `stay for a job that ended too early to show otherwise: ${stopReason}`,
        [],
        createReport([createJob('users', { stopReason }), createJob('rides')]),
        [finding('users')],
      ],
    ),
    [
      'are not doubled where a job that was cut shows them again',
      [finding('users', 'has-more', 2)],
      createReport([createJob('users', { stopReason: 'max-pages' }), createJob('rides')]),
      [finding('users', 'has-more', 2)],
    ],
    [
      'stay for a child job that was run for some of its parents only',
      [],
      createReport([createJob('users'), createJob('rides')], {
        limits: [{ code: 'max-children', value: 5, job: 'rides' }],
      }),
      [finding('rides')],
    ],
  ];
  const ofTable: PlacedFinding = { ...finding('users', 'column-empty'), table: 'users' };
  delete ofTable.job;
  const table = { name: 'in.c-main.users', file: 'tables/main.users.csv', rows: 3, columns: ['id'] };
  const tables: typeof cases = [
    ['of a mapping are gone where its table was written and is fine', [], createReport([], { tables: [table] }), []],
    ['of a mapping stay where its table was not written', [], createReport([createJob('x')]), [ofTable]],
    [
      'of a mapping stay where a limit cut',
      [],
      createReport([], { tables: [table], limits: [{ code: 'max-pages', value: 1, job: 'x' }] }),
      [ofTable],
    ],
  ];
  for (const [title, now, report, expected] of tables) {
    it(title, () => assert.deepEqual(joinFindings([ofTable], now, report), expected));
  }

  it('of a job without records are gone once a page was read, even if a limit ended it', () => {
    const unread: PlacedFinding = { ...finding('users', 'data-field-never-found'), severity: 'error' };
    assert.deepEqual(joinFindings([unread], [], createReport([createJob('users', { stopReason: 'max-pages' })])), []);
    assert.deepEqual(joinFindings([unread], [], createReport([createJob('users', { pages: 0 })])), [unread]);
  });

  for (const [title, now, report, expected] of cases) {
    it(title, () => assert.deepEqual(joinFindings(before, now, report), expected));
  }
});
