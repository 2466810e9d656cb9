import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import * as vscode from 'vscode';
import { inSweep } from '../../support/sweep.ts';
import { closeAll } from './support/closeAll.ts';
import { openFile } from './support/openFile.ts';
import { run } from './support/run.ts';
import { unhandledRejections } from './support/unhandledRejections.ts';

// Loading comes before the first test, so this listens from the start of the window; it is looked at last.
const rejections = unhandledRejections();

/** A page takes about half a second to be made. */
const momentsMs = [0, 50, 150, 400];

describe('All that was done in this window', () => {
  after(closeAll);

  inSweep('and tabs that are closed while their page is being made', async () => {
    await openFile('two-jobs.extractor.json');
    await run('run');
    for (const command of ['pagewright.showPreview', 'pagewright.showRunSummary']) {
      for (const moment of momentsMs) {
        await openFile('two-jobs.extractor.json');
        await vscode.commands.executeCommand(command);
        await pause(moment);
        await closeAll();
      }
    }
  });

  it('left no promise of the extension rejected with nobody to hear of it', async () => {
    await closeAll();
    await pause(1500);
    assert.deepEqual(rejections, []);
  });
});
