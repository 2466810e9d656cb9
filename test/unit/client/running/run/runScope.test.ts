import assert from 'node:assert/strict';
import { type RunScope, scopeLimits } from '../../../../../client/running/run/runScope.ts';

const settings = { pages: 5, records: 100, children: 3 };

describe('The limits of a run', () => {
  const cases: [title: string, RunScope, limits: object][] = [
    ['of the whole configuration: none', {}, {}],
    ['of one job: none', { job: 'users' }, {}],
    ['of the first page: one page', { job: 'users', firstPage: true }, { maxPages: 1 }],
    ['of so many pages: them', { maxPages: 7 }, { maxPages: 7 }],
    [
      'of a test run of so many pages: them before those of the settings',
      { testRun: true, maxPages: 7 },
      { maxPages: 7, maxRecords: 100, maxChildRuns: 3 },
    ],
    [
      'of a test run: those of the settings',
      { job: 'users', testRun: true },
      { maxPages: 5, maxRecords: 100, maxChildRuns: 3 },
    ],
  ];
  for (const [title, scope, limits] of cases) it(title, () => assert.deepEqual(scopeLimits(scope, settings), limits));
});
