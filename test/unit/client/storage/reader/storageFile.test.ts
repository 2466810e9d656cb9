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
  // the part that is run, whether the setting is on, whether its tables are imported
  const cases: [string, RunScope, boolean, boolean][] = [
    ['a whole run', {}, true, true],
    ['a whole run that is recorded', { record: true }, true, true],
    ['a whole run with the setting off', {}, false, false],
    ['one job', { job: 'users' }, true, false],
    ['a first page', { firstPage: true }, true, false],
    ['a test run', { testRun: true }, true, false],
    ['a run on recorded pages', { recorded: true }, true, false],
  ];
  for (const [title, scope, isWanted, isImported] of cases) {
    it(`${title}: ${isImported ? 'is' : 'is not'} imported`, () => {
      const expected = isImported ? { storage: path.join('of-workspace', 'storage.sqlite') } : {};
      assert.deepEqual(storageOfRun(places('of-workspace'), scope, isWanted), expected);
    });
  }

  it('is the user’s where no folder is open', () => {
    assert.equal(storageFile(places()), path.join('global', 'storage.sqlite'));
  });
});
