import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { inSweep } from '../../support/sweep.ts';
import { answerQuickPick } from './support/answerQuickPick.ts';
import { answerSteps } from './support/answerSteps.ts';
import { closeAll } from './support/closeAll.ts';
import { Debugged } from './support/debugged.ts';
import { extensionUnderTest } from './support/extensionUnderTest.ts';
import { fileUri } from './support/fileUri.ts';
import { openFile } from './support/openFile.ts';
import { startPagedApi } from './support/pagedApi.ts';
import { replaceText } from './support/replaceText.ts';
import { run } from './support/run.ts';
import { tickedSteps } from './support/tickedSteps.ts';
import { waitFor } from './support/waitFor.ts';
import { withCommands } from './support/withCommands.ts';

interface Step {
  id: string;
  description: string;
}

describe('The walkthrough', () => {
  const { walkthroughs } = extensionUnderTest().packageJSON.contributes;
  const steps: Step[] = walkthroughs[0].steps;
  const sample = fileUri('pagewright-samples', '09-misspelled-path.extractor.json');

  before(closeAll);
  after(async () => {
    await closeAll();
    await vscode.commands.executeCommand('workbench.action.closePanel');
    await vscode.workspace.fs.delete(fileUri('pagewright-samples'), { recursive: true });
  });

  it('opens by a command', async () => {
    await vscode.commands.executeCommand('pagewright.openWalkthrough');
    await waitFor('its tab', () => labels().some((label) => /Welcome|Walkthrough|Get Started/.test(label)));
  });

  it('opens the sample beside itself, with its path flagged before any run', async () => {
    await press(steps, 'open');
    await waitFor('the flagged path', () => flags().length === 1);
    assert.equal(vscode.window.visibleTextEditors.find(isSample)?.viewColumn, vscode.ViewColumn.Two);
  });

  it('ticks off the flagged path when it is shown', async () => {
    assert.deepEqual(await tickedSteps(() => press(steps, 'see')), ['seen']);
  });

  it('shows the fixes again where the walkthrough takes the focus back', async () => {
    let shown = 0;
    await withCommands(
      (execute) =>
        async (command, ...args) => {
          await execute(command, ...args);
          if (command !== 'editor.action.quickFix' || shown++ > 0) return;
          await execute('workbench.action.focusFirstEditorGroup');
        },
      () => press(steps, 'fix'),
    );
    assert.equal(shown, 2);
    assert.equal(vscode.window.activeTextEditor?.document.uri.toString(), sample.toString());
  });

  it('leads to a fix that mends it', async () => {
    await press(steps, 'fix');
    assert.equal(vscode.window.activeTextEditor?.document.uri.toString(), sample.toString());
    const [flag] = flags();
    assert.ok(flag && vscode.window.activeTextEditor?.selection.isEqual(flag.range));
    const actions = await waitFor('the fix', () =>
      vscode.commands.executeCommand<vscode.CodeAction[]>('vscode.executeCodeActionProvider', sample, flag.range),
    );
    const fix = actions.find(({ title }) => title.includes('meta.next_token'));
    assert.ok(fix?.edit);
    await vscode.workspace.applyEdit(fix.edit);
    await waitFor('no flag', () => flags().length === 0);
  });

  it('runs the sample to its end from its button, although the walkthrough is in front', async () => {
    await vscode.commands.executeCommand('workbench.action.focusFirstEditorGroup');
    await press(steps, 'run');
    const table = fileUri('pagewright-samples', 'out', '09-misspelled-path', 'tables', 'samples.rides.csv');
    const text = await waitFor('the table', () =>
      vscode.workspace.fs.readFile(table).then(
        (bytes) => new TextDecoder().decode(bytes),
        () => undefined,
      ),
    );
    assert.equal(text.trim().split('\n').length, 131);
  });

  inSweep('stops the sample where its paging reads a response', async () => {
    const debugged = new Debugged();
    const ticked = await tickedSteps(async () => {
      assert.equal((await debugged.stop(() => press(steps, 'debug'))).name, 'rides, page 1');
      assert.equal((await debugged.scope('Paging'))['responseParam']?.value, 'meta.next_token');
      await debugged.end(() => vscode.debug.stopDebugging());
    });
    assert.ok(ticked.includes('debugged'));
    debugged.dispose();
    vscode.debug.removeBreakpoints(vscode.debug.breakpoints);
  });

  it('shows the summary, and the table, beside itself', async () => {
    await press(steps, 'verdict');
    await waitFor('the summary', () => labels().some((label) => label.startsWith('Run of 09-misspelled-path')));
    await press(steps, 'table');
    await waitFor('the table', () => labels().some((label) => label.includes('samples.rides.csv')));
    assert.ok(labels(0).some((label) => /Welcome|Walkthrough|Get Started/.test(label)));
  });

  function flags(): vscode.Diagnostic[] {
    return vscode.languages.getDiagnostics(sample).filter(({ source }) => source === 'pagewright');
  }

  function isSample({ document }: vscode.TextEditor): boolean {
    return document.uri.toString() === sample.toString();
  }
});

describe('A step of the walkthrough', () => {
  after(closeAll);

  it('is not ticked off by what is done with another configuration', async () => {
    const ticked = await tickedSteps(async () => {
      await openFile('two-jobs.extractor.json');
      await run('run');
      await vscode.commands.executeCommand('pagewright.showRunSummary');
      await waitFor('the summary', () => labels().some((label) => label.startsWith('Run of two-jobs')));
      await vscode.commands.executeCommand('workbench.actions.view.problems');
      await answerQuickPick(vscode.commands.executeCommand('pagewright.openResults'));
    });
    assert.deepEqual(
      ticked.filter((step) => !step.startsWith('own')),
      [],
    );
  });
});

describe('The walkthrough of your own API', () => {
  const { walkthroughs } = extensionUnderTest().packageJSON.contributes;
  const steps: Step[] = walkthroughs[1].steps;
  const file = fileUri('walked.extractor.json');
  let api: Awaited<ReturnType<typeof startPagedApi>>;

  before(async () => {
    await closeAll();
    api = await startPagedApi();
  });
  after(async () => {
    await closeAll();
    await api.close();
    for (const name of ['walked.extractor.json', 'out'])
      await vscode.workspace.fs.delete(fileUri(name), { recursive: true }).then(undefined, () => undefined);
  });

  inSweep('opens from the last step of the other one', async () => {
    await vscode.commands.executeCommand('pagewright.openWalkthrough', 'ownApi');
    await waitFor('its tab', () => labels().some((label) => /Welcome|Walkthrough|Get Started/.test(label)));
  });

  inSweep('is ticked off by what is done, from the address to the whole run', async () => {
    const ticked = await tickedSteps(async () => {
      const address = `${api.baseUrl}items?limit=20`;
      await answerSteps([{ text: address }, { text: 'None' }, 'accept', { text: 'walked' }], () =>
        press(steps, 'create'),
      );
      const shown = vscode.window.visibleTextEditors.find(({ document }) => document.uri.path === file.path);
      assert.equal(shown?.viewColumn, vscode.ViewColumn.Two);
      await vscode.commands.executeCommand('workbench.action.focusFirstEditorGroup');
      await press(steps, 'firstPage');
      await press(steps, 'run');
      assert.equal(api.asked.length, 3);
      assert.ok(shown);
      await replaceText(shown, '"baseUrl"', '"pagination": { "method": "offset", "limit": 5 },\n    "baseUrl"');
    });
    const wanted = ['ownConfiguration', 'ownPage', 'ownRun', 'ownPaging'];
    assert.deepEqual(
      wanted.filter((step) => !ticked.includes(step)),
      [],
    );
  });

  inSweep('ends with a table of the run beside it', async () => {
    await vscode.commands.executeCommand('workbench.action.focusFirstEditorGroup');
    await tickedSteps(async (ticked) => {
      await answerQuickPick(press(steps, 'tables'));
      await waitFor('the table', () => labels(1).some((label) => /\bitems\.csv$/.test(label)));
      await waitFor('the tick', () => ticked.includes('ownTable'));
    });
  });
});

/** Does what the button of a step does. */
async function press(steps: readonly Step[], id: string): Promise<void> {
  const { description = '' } = steps.find((step) => step.id === id) ?? {};
  const [, command = '', query] = /\]\(command:([\w.]+)(?:\?([^)]*))?\)/.exec(description) ?? [];
  const argument = query === undefined ? [] : JSON.parse(decodeURIComponent(query));
  await vscode.commands.executeCommand(command, ...(Array.isArray(argument) ? argument : [argument]));
}

function labels(group?: number): string[] {
  const { all } = vscode.window.tabGroups;
  return (group === undefined ? all : all.slice(group, group + 1)).flatMap(({ tabs }) =>
    tabs.map(({ label }) => label),
  );
}
