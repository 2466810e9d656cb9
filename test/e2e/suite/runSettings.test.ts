import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import * as vscode from 'vscode';
import type { FromTestView, ToTestView } from '../../../client/runs/testPane/testMessages.ts';
import { inSweep } from '../../support/sweep.ts';
import { answerWarning } from './support/answerWarning.ts';
import { closeAll } from './support/closeAll.ts';
import { fileUri } from './support/fileUri.ts';
import { type PagedApi, startPagedApi } from './support/pagedApi.ts';
import { run } from './support/run.ts';
import { waitFor } from './support/waitFor.ts';
import { watchPanel } from './support/watchPanel.ts';
import { withSetting } from './support/withSetting.ts';
import { writeFile } from './support/writeFile.ts';

describe('The settings of runs', () => {
  let api: PagedApi;
  let config: vscode.Uri;
  // One for each test: an editor may still show what a file of that name held before.
  let count = 0;

  beforeEach(async () => {
    api = await startPagedApi();
    config = await writeFile(configuration(api.baseUrl), `items-${++count}.extractor.json`);
    await vscode.window.showTextDocument(config, { preview: false });
  });
  afterEach(async () => {
    await closeAll();
    await vscode.workspace.fs.delete(config);
    await api.close();
  });

  const pages = () => api.asked.filter((path) => path.startsWith('/items?'));
  const childRuns = () => api.asked.filter((path) => path.includes('/parts?'));
  const testRun = () => run('testRun', config.toString(), 'items');

  inSweep('send one request after the other with 1, as the platform does', async () => {
    assert.equal((await withSetting('run.parallel', '1', () => run('run'))).outcome, 'done');
    assert.deepEqual([pages().length, childRuns().length, api.mostAtOnce()], [11, 20, 1]);
  });

  inSweep('send as many requests at a time as run.parallel allows, for the same tables', async () => {
    const one = await withSetting('run.parallel', '1', () => run('run'));
    const many = await withSetting('run.parallel', '3', () => run('run'));
    assert.equal(many.outcome, 'done');
    assert.ok([2, 3].includes(api.mostAtOnce()), `${api.mostAtOnce()} at once`);
    assert.deepEqual(many.tables, one.tables);
  });

  it('end what would page for ever after run.maxJobRequests, and say so', async () => {
    const report = await withSetting('run.maxJobRequests', 4, () => run('run'));
    assert.equal(pages().length, 4);
    assert.deepEqual(
      report.limits.filter(({ job }) => job === 'items'),
      [{ code: 'max-requests', value: 4, job: 'items' }],
    );
  });

  describe('ask before a run that sends more than run.askAboveRequests by its forecast', () => {
    const askAbove = (requests: number, work: () => PromiseLike<unknown>) =>
      withSetting('run.askAboveRequests', requests, work);
    const runAgain = () => vscode.commands.executeCommand<unknown>('pagewright.run');

    it('and start it only if the user wants it', async () => {
      assert.equal((await run('run')).requests, 31);
      api.asked.length = 0;
      await askAbove(30, async () => {
        const [question] = await answerWarning(undefined, runAgain);
        assert.match(question ?? '', /^Run items-\d+\.extractor\.json\?$/);
        assert.deepEqual(api.asked, []);
        assert.deepEqual(await answerWarning('Run', runAgain), [question]);
        // A few more may be past the end of the paging.
        assert.ok(api.asked.length >= 31, `${api.asked.length} requests`);
      });
    });

    it('or takes longer than run.askAboveMinutes', async () => {
      await run('run');
      api.asked.length = 0;
      const asked = () => answerWarning(undefined, runAgain);
      const [question] = await withSetting('run.askAboveMinutes', 0.000_01, asked);
      assert.match(question ?? '', /^Run items-\d+\.extractor\.json\?$/);
      assert.deepEqual(api.asked, []);
    });

    it('and not one below it, nor one of which nothing is known, nor a test run, nor if it is 0', async () => {
      const questions = async (requests: number, work: () => PromiseLike<unknown>) =>
        await askAbove(requests, () => answerWarning('Run', work));
      assert.deepEqual(await questions(1, runAgain), []);
      assert.deepEqual(await questions(31, runAgain), []);
      assert.deepEqual(await questions(1, testRun), []);
      assert.deepEqual(await questions(0, runAgain), []);
    });

    it('and show the forecast in the test pane and in the plan', async () => {
      await run('run');
      const panel = watchPanel<ToTestView, FromTestView>();
      await vscode.commands.executeCommand('pagewright.openTestPane');
      const page = await waitFor('the forecast', () => {
        const shown = panel.last()?.page;
        return shown?.forecast !== undefined && shown;
      });
      assert.match(
        page.forecast ?? '',
        /^A whole run of items: about 31 requests, about 40 records, .*from the last run, of /,
      );
      await vscode.commands.executeCommand('pagewright.showPlan');
      // The plans of earlier tests may still be there.
      const name = `items-${count}.plan.txt`;
      const text = await waitFor(
        'the forecast in the plan',
        () =>
          vscode.workspace.textDocuments
            .find(({ uri }) => uri.scheme === 'pagewright-plan' && uri.path.endsWith(name))
            ?.getText()
            .match(/In all: about /)?.input,
      );
      assert.match(
        text,
        /\nIn all: about 31 requests, about 40 records, .*\nA run waits at most 1 h for a limit of the API\./,
      );
      assert.match(text, /\n {2}forecast {3}about 11 requests, about 20 records/);
    });
  });

  inSweep('wait no longer than run.maxWait before a retry', async () => {
    const busy = await writeFile(
      { api: { baseUrl: api.baseUrl }, config: { jobs: [{ endpoint: 'busy' }] } },
      'busy.extractor.json',
    );
    await vscode.window.showTextDocument(busy, { preview: false });
    const report = await withSetting('run.maxWait', 1, () => run('run'));
    assert.deepEqual([report.error?.code, api.asked], ['http.wait-too-long', ['/busy']]);
    await closeAll();
    await vscode.workspace.fs.delete(busy);
  });

  inSweep('write through a link that leads out of the folder only where run.followLinks allows it', async () => {
    const outDir = fileUri('out', path.posix.basename(config.path, '.extractor.json')).fsPath;
    mkdirSync(path.dirname(outDir), { recursive: true });
    symlinkSync(mkdtempSync(path.join(os.tmpdir(), 'pagewright-linked-')), outDir);
    assert.equal((await run('run')).error?.code, 'output.link-outside');
    const settings = () => vscode.workspace.getConfiguration('pagewright');
    await settings().update('run.followLinks', true, vscode.ConfigurationTarget.Global);
    await waitFor('the setting', () => settings().get<boolean>('run.followLinks'));
    assert.equal((await run('run')).outcome, 'done');
    await settings().update('run.followLinks', undefined, vscode.ConfigurationTarget.Global);
  });

  it('stop a test run after testRun.pages', async () => {
    const report = await withSetting('testRun.pages', 2, testRun);
    assert.equal(pages().length, 2);
    assert.equal(report.jobs[0]?.records, 4);
  });

  inSweep('stop a test run after testRun.records', async () => {
    const report = await withSetting('testRun.records', 3, testRun);
    assert.equal(pages().length, 2);
    assert.equal(report.jobs[0]?.records, 3);
  });

  inSweep('run a child in a test run for no more records than testRun.children', async () => {
    await withSetting('testRun.children', 2, testRun);
    assert.deepEqual(
      childRuns().map((path) => path.slice(0, path.indexOf('?'))),
      ['/items/1/parts', '/items/2/parts'],
    );
  });
});

function configuration(baseUrl: string): unknown {
  const child = { endpoint: 'items/{id}/parts', dataType: 'parts', dataField: 'parts', placeholders: { id: 'id' } };
  const pagination = { method: 'offset', limit: 2 };
  return {
    api: { baseUrl, pagination },
    config: {
      outputBucket: 'demo',
      jobs: [{ __NAME: 'items', endpoint: 'items', dataType: 'items', dataField: 'items', children: [child] }],
    },
  };
}
