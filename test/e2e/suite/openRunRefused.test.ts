import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { closeAll } from './support/closeAll.ts';
import { fileUri } from './support/fileUri.ts';
import { type ShownMessage, shownMessages } from './support/shownMessages.ts';
import { writeFile } from './support/writeFile.ts';

const execute = vscode.commands.executeCommand;

describe('A run that cannot be opened', () => {
  afterEach(async () => {
    await closeAll();
    await vscode.workspace.fs.delete(fileUri('night'), { recursive: true }).then(undefined, () => undefined);
  });

  it('is a report that is none, which breaks nothing', async () => {
    const hostile = { config: '<img src=x>', startedAt: 'now', jobs: [{ name: { a: 1 } }], tables: 'x' };
    const file = await writeFile(hostile, 'night', 'report.json');
    const shown = await shownMessages(() => execute('pagewright.openRun', file));
    assert.match(textOf(shown), /is not the report of a run/);
  });
});

function textOf(shown: readonly ShownMessage[]): string {
  return shown.map(({ text }) => text).join();
}
