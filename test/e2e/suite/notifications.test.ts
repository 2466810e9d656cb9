import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { inSweep, sampled } from '../../support/sweep.ts';
import { closeAll } from './support/closeAll.ts';
import { openFile } from './support/openFile.ts';
import { replaceText } from './support/replaceText.ts';
import { run } from './support/run.ts';
import { shownMessages } from './support/shownMessages.ts';
import { waitFor } from './support/waitFor.ts';
import { withSetting } from './support/withSetting.ts';

describe('The notification at the end of a run', () => {
  afterEach(closeAll);

  it('is one short sentence with one button where everything was read', async () => {
    await openFile('two-jobs.extractor.json');
    const messages = await shownMessages(() => run('run'));
    assert.deepEqual(messages, [
      { level: 'information', text: 'two-jobs.extractor.json: 103 records, complete.', buttons: ['Open Results'] },
    ]);
  });

  it('is not shown after a first page where nothing is wrong', async () => {
    const { document } = await openFile('two-jobs.extractor.json');
    const messages = await shownMessages(() => run('runFirstPage', document.uri.toString(), 'stations'));
    assert.deepEqual(messages, []);
  });

  inSweep('is shown only where something is wrong, or for every run, where the setting says so', async () => {
    const { document } = await openFile('two-jobs.extractor.json');
    const firstPage = () => run('runFirstPage', document.uri.toString(), 'stations');
    assert.deepEqual(await withSetting('notifications', 'problems', () => shownMessages(() => run('run'))), []);
    const messages = await withSetting('notifications', 'all', () => shownMessages(firstPage));
    assert.deepEqual(
      messages.map(({ level, buttons }) => [level, buttons]),
      [['information', ['Show Summary', 'Open Results', 'Show Events']]],
    );
  });

  inSweep('says why a run failed, in the same words for the same failure', async () => {
    const editor = await openFile('two-jobs.extractor.json');
    await replaceText(editor, '"endpoint": "stations"', '"endpoint": "no-such-thing"');
    const [first, second] = [await shownMessages(() => run('run')), await shownMessages(() => run('run'))];
    assert.deepEqual(
      first.map(({ level }) => level),
      ['error'],
    );
    assert.match(first[0]?.text ?? '', /^two-jobs\.extractor\.json: Failed: .*404/);
    // VS Code shows it once.
    assert.deepEqual(first, second);
  });
});

describe('A configuration that cannot be read', () => {
  afterEach(closeAll);

  const cases: [title: string, before: string, after: string, code: string, line: RegExp][] = [
    ['is not JSON', '{ "__NAME": "bikes"', '"__NAME": "bikes"', 'json.syntax', /"bikes"/],
    ['breaks the schema', '"method": "offset"', '"method": 7', 'config.wrong-type', /"method": 7/],
  ];
  for (const [test, [title, before, after, code, line]] of sampled(cases)) {
    test(`and ${title} leads to the error in its text, and makes no run in the history`, async () => {
      const editor = await openFile('two-jobs.extractor.json');
      const { document } = editor;
      await run('runFirstPage', document.uri.toString(), 'bikes');
      const latest = await latestRun();
      await openFile('two-jobs.extractor.json');
      await replaceText(editor, before, after);
      await waitFor('the diagnostic', () =>
        vscode.languages.getDiagnostics(document.uri).filter((each) => JSON.stringify(each.code).includes(code)),
      );
      await openFile('slow.extractor.json');
      const messages = await shownMessages(async () => {
        const { error } = await run('run', document.uri);
        assert.equal(error?.code, code);
      });
      assert.match(messages[0]?.text ?? '', /^two-jobs\.extractor\.json did not start: /);
      await waitFor('the error in the text', () => {
        const active = vscode.window.activeTextEditor;
        return active?.document === document && line.test(document.lineAt(active.selection.active.line).text);
      });
      assert.equal(await latestRun(), latest);
    });
  }
});

/** The id of the run that is the latest in the history. */
async function latestRun(): Promise<string> {
  await vscode.commands.executeCommand('pagewright.showEvents');
  return await waitFor('the events of the latest run', () => {
    const uri = vscode.window.activeTextEditor?.document.uri;
    return uri?.scheme === 'pagewright-events' && uri.query;
  });
}
