import assert from 'node:assert/strict';
import path from 'node:path';
import type * as vscode from 'vscode';
import type { RunScope } from '../../../../../client/running/run/runScope.ts';
import { storageFile, storageOfRun } from '../../../../../client/storage/reader/storageFile.ts';

/** Where an extension may keep its files, as the editor says it. */
const places = (storage?: string) => {
  const at = (fsPath: string) => ({ fsPath }) as vscode.Uri;
  const context = { storageUri: storage === undefined ? undefined : at(storage), globalStorageUri: at('global') };
  return context as vscode.ExtensionContext;
};

describe('the storage of a run in the editor', () => {
  // the part that is run, whether the setting is on, the owner of its tables if they are imported
  const cases: [string, RunScope, boolean, string | undefined][] = [
    ['a whole run', {}, true, 'eu/shop'],
    ['a whole run that is recorded', { record: true }, true, 'eu/shop'],
    ['a whole run in an environment', { environment: 'dev' }, true, 'eu/shop@dev'],
    ['a whole run with the setting off', {}, false, undefined],
    ['one job', { job: 'users' }, true, undefined],
    ['a first page', { firstPage: true }, true, undefined],
    ['a test run', { testRun: true }, true, undefined],
    ['a run on recorded pages', { recorded: true }, true, undefined],
  ];
  for (const [title, scope, isWanted, owner] of cases) {
    it(`${title}: ${owner === undefined ? 'is not imported' : `is imported for ${owner}`}`, () => {
      const storage = path.join('of-workspace', 'storage.sqlite');
      const expected = owner === undefined ? {} : { storage, storageOwner: owner };
      const run = { file: 'eu/shop.extractor.json', scope };
      assert.deepEqual(storageOfRun(places('of-workspace'), run, isWanted), expected);
    });
  }

  it('is the user’s where no folder is open', () => {
    assert.equal(storageFile(places()), path.join('global', 'storage.sqlite'));
  });
});
