import assert from 'node:assert/strict';
import type { RunScope } from '../../../client/run/runScope.ts';
import { scopeLimits } from '../../../client/run/scopeLimits.ts';

const settings = { pages: 5, records: 100, children: 3 };

describe('The limits of a run', () => {
  const cases: [title: string, RunScope, limits: object][] = [
    ['of the whole configuration: none', {}, {}],
    ['of one job: none', { job: 'users' }, {}],
    ['of the first page: one page', { job: 'users', firstPage: true }, { maxPages: 1 }],
    [
      'of a test run: those of the settings',
      { job: 'users', testRun: true },
      { maxPages: 5, maxRecords: 100, maxChildRuns: 3 },
    ],
  ];
  for (const [title, scope, limits] of cases) it(title, () => assert.deepEqual(scopeLimits(scope, settings), limits));
});
