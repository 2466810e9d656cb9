import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { inSweep } from '../../support/sweep.ts';
import { answerQuickPick } from './support/answerQuickPick.ts';
import { closeAll } from './support/closeAll.ts';
import { extensionUnderTest } from './support/extensionUnderTest.ts';
import { logText } from './support/logText.ts';
import { openFile } from './support/openFile.ts';
import { startSlowRun } from './support/startSlowRun.ts';

// The unit tests and the pictures cover its text: no extension can read the status bar.
describe('The item in the status bar', () => {
  afterEach(closeAll);

  it('cancels the run that goes on, when its menu is asked to', async () => {
    const { ended } = await startSlowRun();
    await answerQuickPick(vscode.commands.executeCommand('pagewright.runMenu'));
    assert.equal((await ended).outcome, 'cancelled');
  });

  it('has a menu that is not in the palette, which has all of it', () => {
    const { commands }: { commands: { command: string }[] } = extensionUnderTest().packageJSON.contributes;
    assert.ok(!commands.some(({ command }) => command === 'pagewright.runMenu'));
  });

  inSweep('runs what is open, when nothing goes on', async () => {
    await openFile('two-jobs.extractor.json');
    await answerQuickPick(vscode.commands.executeCommand('pagewright.runMenu'));
    assert.match(await logText(/\[bikes\] GET \S+offset=40/), /\[stations\] GET/);
  });
});
