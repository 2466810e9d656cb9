import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import type { RunReport } from '../../../engine/faces/run.ts';
import { closeAll } from './support/closeAll.ts';
import { openFile } from './support/openFile.ts';
import { run } from './support/run.ts';
import { shownMessages } from './support/shownMessages.ts';
import { startSlowRun } from './support/startSlowRun.ts';
import { waitFor } from './support/waitFor.ts';
import { withCommands } from './support/withCommands.ts';
import { withWindow } from './support/withWindow.ts';

const { executeCommand } = vscode.commands;

/** A message that nobody has closed yet. */
interface OpenMessage {
  text: string;
  press(button: string | undefined): void;
}

describe('The messages of the extension', () => {
  // One of an earlier test may be open: this one takes its place, and is closed.
  beforeEach(async () => {
    await openFile('two-jobs.extractor.json');
    await shownMessages(() => executeCommand('pagewright.setSecret'));
  });
  afterEach(closeAll);

  it('are one at a time: a new one hides the one before, also while a run shows its progress', async () => {
    const order = await toastOrder(async (open) => {
      await executeCommand('pagewright.setSecret');
      await waitFor('the first message', () => open.length === 1);
      await executeCommand('pagewright.clearSecret');
      await waitFor('the second message', () => open.length === 2);
      await run('run');
      await waitFor('the message of the run', () => open.length === 3);
    });
    assert.deepEqual(
      order.map((each) =>
        each.replace(/^(This configuration has no secret|No secret|two-jobs\S+ [\d,]+ records?).*/, '$1'),
      ),
      [
        'This configuration has no secret',
        'hide',
        'No secret',
        'hide',
        'progress',
        'hide',
        'two-jobs.extractor.json: 103 records',
      ],
    );
  });

  it('hide nothing where the one before is closed', async () => {
    const order = await toastOrder(async (open) => {
      await executeCommand('pagewright.setSecret');
      open[0]?.press(undefined);
      await executeCommand('pagewright.clearSecret');
      await waitFor('the second message', () => open.length === 2);
    });
    assert.ok(!order.includes('hide'), order.join());
  });

  it('stay true: the offer to run again does not say that the earlier run goes on, and works when it has ended', async () => {
    const { ended } = await startSlowRun();
    const { document } = await openFile('slow.extractor.json');
    await toastOrder(async (open) => {
      let outcome: string | undefined;
      void executeCommand<RunReport>('pagewright.run', document.uri).then((report) => {
        outcome = report.outcome;
      });
      const offer = await waitFor('the offer', () => open.find(({ text }) => text.includes('same tables')));
      assert.doesNotMatch(offer.text, /\bis\b.*\brunning\b/);
      await executeCommand('pagewright.cancel');
      assert.equal((await ended).outcome, 'cancelled');
      offer.press('Cancel and Run Again');
      await waitFor('the next run, to cancel it', async () => {
        await executeCommand('pagewright.cancel');
        return outcome === 'cancelled';
      });
    });
  });
});

/** The messages and progress notifications of the extension in their order, and where it hides those that are shown. */
async function toastOrder(work: (open: readonly OpenMessage[]) => PromiseLike<unknown>): Promise<string[]> {
  const order: string[] = [];
  const open: OpenMessage[] = [];
  const show = (text: string) => {
    order.push(text);
    return new Promise<string | undefined>((resolve) => open.push({ text, press: resolve }));
  };
  const withProgress: typeof vscode.window.withProgress = (options, task) => {
    order.push('progress');
    return vscode.window.withProgress(options, task);
  };
  const parts = {
    showInformationMessage: show,
    showWarningMessage: show,
    showErrorMessage: show,
    withProgress,
  };
  await withCommands(
    (execute) =>
      (command, ...args) => {
        if (command === 'notifications.hideToasts') order.push('hide');
        return execute(command, ...args);
      },
    () => withWindow(parts, () => work(open)),
  );
  for (const { press } of open) press(undefined);
  return order;
}
