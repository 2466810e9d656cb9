import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { inSweep } from '../../support/sweep.ts';
import { closeAll } from './support/closeAll.ts';
import { customTab } from './support/customTab.ts';
import { extensionUnderTest } from './support/extensionUnderTest.ts';
import { fileUri } from './support/fileUri.ts';
import { startedThreads } from './support/startedThreads.ts';
import { threadMessages } from './support/threadMessages.ts';
import { waitFor } from './support/waitFor.ts';
import { writeFile } from './support/writeFile.ts';

describe('The thread of a table', () => {
  const file = fileUri('lists', 'threads.csv');
  const write = (text: string) => writeFile(text, 'lists', 'threads.csv');

  async function open(): Promise<void> {
    await vscode.commands.executeCommand('pagewright.openAsTable', file);
    await waitFor('the table', () => customTab('threads.csv'));
  }

  before(() => extensionUnderTest().activate());
  beforeEach(() => write('a,b\n2,x\n3,y\n1,z\n'));
  afterEach(closeAll);
  after(() => vscode.workspace.fs.delete(fileUri('lists'), { recursive: true }));

  it('reads the file on a thread, and reads it again where it has changed', async () => {
    const threads = startedThreads();
    await open();
    await waitFor('the thread', () => threads.length > 0);
    await write('a,b\n1,2\n3,4\n');
    await waitFor('the second thread', () => threads.length > 1);
    assert.ok(threads.every((thread) => thread.endsWith('tableWorker.js')));
  });

  inSweep('says what is in a column', async () => {
    await open();
    const messages = threadMessages();
    await write('a,b\n2,x\n10,\n');
    await waitFor('the statistics', async () => {
      await vscode.commands.executeCommand('pagewright.table.showStatistics');
      return messages.find((message) => JSON.stringify(message).startsWith('{"type":"statistics"'));
    });
    const found = messages.find((message) => JSON.stringify(message).startsWith('{"type":"statistics"'));
    const bars = Array.from({ length: 9 }, (_, at) => ({ label: String(at + 2), count: at % 8 === 0 ? 1 : 0 }));
    const ends = { smallest: '2', largest: '10' };
    const statistics = { rows: 2, filled: 2, distinct: 2, ...ends, bars, sum: '12', mean: '6' };
    assert.deepEqual(found, { type: 'statistics', column: 0, statistics });
  });

  inSweep('gives a cell whole', async () => {
    await open();
    const messages = threadMessages();
    await waitFor('the answer of the thread to the page', async () => {
      await vscode.commands.executeCommand('pagewright.table.showCell');
      return messages.find((message) => JSON.stringify(message).startsWith('{"type":"cell"'));
    });
    const cell = messages.find((message) => JSON.stringify(message).startsWith('{"type":"cell"'));
    assert.deepEqual(cell, { type: 'cell', row: 0, column: 0, text: '2', bytes: 1, isCut: false });
  });
});
