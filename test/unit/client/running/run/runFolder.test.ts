import assert from 'node:assert/strict';
import { runFolder, tablesFolder } from '../../../../../client/running/run/runFolder.ts';
import { isTrial, type RunScope, scopeLabel, scopeTitle } from '../../../../../client/running/run/runScope.ts';

const cases: [scope: RunScope, trial: boolean, outDir: string, title: string][] = [
  [{}, false, '/w/out/users', 'users.extractor.json'],
  [{ job: 'users' }, true, '/w/out/users.trial', 'users.extractor.json (job "users")'],
  [{ firstPage: true }, true, '/w/out/users.trial', 'users.extractor.json (first page)'],
  [{ recorded: true }, true, '/w/out/users.trial', 'users.extractor.json (recorded pages)'],
  [{ debugged: true }, true, '/w/out/users.trial', 'users.extractor.json'],
  [{ record: true }, false, '/w/out/users', 'users.extractor.json'],
  [{ maxPages: 1 }, true, '/w/out/users.trial', 'users.extractor.json (up to 1 page)'],
  [{ maxPages: 3 }, true, '/w/out/users.trial', 'users.extractor.json (up to 3 pages)'],
  [{ testRun: true }, true, '/w/out/users.trial', 'users.extractor.json (test run)'],
  [{ job: 'users', testRun: true }, true, '/w/out/users.trial', 'users.extractor.json (job "users", test run)'],
  [{ job: 'a > b', firstPage: true }, true, '/w/out/users.trial', 'users.extractor.json (job "a > b", first page)'],
  [{ like: '12' }, true, '/w/out/users.like', 'users.extractor.json (like job 12)'],
];

describe('A run of', () => {
  for (const [scope, trial, outDir, title] of cases) {
    it(`${title} writes to ${outDir}`, () => {
      assert.equal(isTrial(scope), trial);
      assert.equal(scopeTitle('users.extractor.json', scope), title);
      assert.equal(runFolder('/w/users.extractor.json', scope), outDir);
    });
  }

  it('a search for paging is named so, and has no tables', () => {
    const scope: RunScope = { job: 'users', search: { maxRequests: 12 } };
    assert.equal(isTrial(scope), true);
    assert.equal(scopeTitle('users.extractor.json', scope), 'users.extractor.json (job "users", search for paging)');
    assert.equal(tablesFolder('/w/users.extractor.json', scope), '');
    assert.equal(tablesFolder('/w/users.extractor.json', {}), '/w/out/users');
  });

  const labels: [scope: RunScope, label: string][] = [
    [{}, 'shop'],
    [{ testRun: true }, 'shop · test run'],
    [{ job: 'orders' }, 'orders'],
    [{ job: 'orders', firstPage: true }, 'orders · first page'],
  ];
  for (const [scope, label] of labels) {
    it(`"shop" is "${label}" in a narrow view: ${JSON.stringify(scope)}`, () =>
      assert.equal(scopeLabel('shop', scope), label));
  }

  it('config.json writes to out/config', () => assert.equal(runFolder('/w/config.json', {}), '/w/out/config'));
});
