import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import type { ComparePage, FromCompareView, ToCompareView } from '../../../client/runs/compare/compareMessages.ts';
import { startApi, type TestApi } from '../../support/startApi.ts';
import { inSweep } from '../../support/sweep.ts';
import { answerQuickPick } from './support/answerQuickPick.ts';
import { closeAll } from './support/closeAll.ts';
import { fileUri } from './support/fileUri.ts';
import { run } from './support/run.ts';
import { waitFor } from './support/waitFor.ts';
import { type WatchedPanel, watchPanel } from './support/watchPanel.ts';
import { webviewTabs } from './support/webviewTabs.ts';
import { writeFile } from './support/writeFile.ts';

const execute = vscode.commands.executeCommand;

const name = 'people.extractor.json';

describe('Comparing two runs', () => {
  let api: TestApi;
  /** The people that the API has now. */
  let people: object[] = [];
  let panel: WatchedPanel<ToCompareView, FromCompareView>;
  let page: ComparePage;

  before(async () => {
    api = await startApi((_, response) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ items: people }));
    });
    const mapping = { id: { mapping: { destination: 'id', primaryKey: true } }, name: 'name', age: 'age' };
    const config = {
      api: { baseUrl: `${api.url}/` },
      config: {
        outputBucket: 'people',
        jobs: [{ __NAME: 'people', endpoint: 'people', dataType: 'people', dataField: 'items' }],
        mappings: { people: mapping },
      },
    };
    await vscode.window.showTextDocument(await writeFile(config, name));
    people = [
      { id: 1, name: 'Ada', age: 36 },
      { id: 2, name: 'Bob', age: 5 },
      { id: 3, name: 'Cid', age: 7 },
    ];
    await run('run');
    people = [
      { id: 1, name: 'Ada', age: 37 },
      { id: 3, name: 'Cid', age: 7 },
      { id: 4, name: 'Dan', age: 'unknown' },
    ];
    await run('run');
    panel = watchPanel();
    await answerQuickPick(execute('pagewright.compareRuns'));
    page = await waitFor('the comparison', () => {
      const last = panel.last();
      return last?.type === 'page' && last.page.tables.every(({ data }) => data !== 'waiting') && last.page;
    });
  });
  after(async () => {
    await closeAll();
    await vscode.workspace.fs.delete(fileUri(name));
    await api.close();
  });

  it('opens a view of the last run of the configuration in front and the one before it', () => {
    const [tab] = webviewTabs('pagewright.compare');
    assert.deepEqual([tab?.label, tab?.isActive], [`Two runs of ${name}`, true]);
    assert.equal(page.title, `Two runs of ${name}`);
    assert.deepEqual(page.remarks, []);
  });

  it('says in one sentence what differs', () => {
    assert.match(page.headline, /^1 row added, 1 gone, 1 changed, 1 column differs\.$/);
  });

  it('has the rows that were added, are gone and have changed, with the changed cells, by the primary key', () => {
    const [table] = page.tables;
    const { data } = table ?? {};
    assert.ok(data !== undefined && data !== 'waiting' && !('reason' in data), JSON.stringify(data));
    assert.deepEqual([data.key, data.added, data.gone, data.changed, data.same], [['id'], 1, 1, 1, 1]);
    assert.deepEqual(
      data.rows.map(({ kind, cells }) => [kind, ...cells.map(({ value, before }) => before ?? value)]),
      [
        ['changed', '1', 'Ada', '36'],
        ['added', '4', 'Dan', 'unknown'],
        ['gone', '2', 'Bob', '5'],
      ],
    );
    assert.deepEqual(data.rows[0]?.cells[2], { value: '37', before: '36' });
  });

  it('has the columns with their types, and the counts of both runs', () => {
    const changed = page.tables[0]?.columns.filter(({ kind }) => kind !== 'equal');
    assert.deepEqual(changed, [{ name: 'age', kind: 'changed', before: 'integer', after: 'text', isWider: true }]);
    assert.deepEqual(
      page.figures.slice(0, 4).map(({ name: what, before, after }) => [what, before, after]),
      [
        ['Requests', '1', '1'],
        ['Pages', '1', '1'],
        ['Records', '3', '3'],
        ['Rows', '3', '3'],
      ],
    );
  });

  inSweep('leads to the texts of both runs in a diff, and to their summaries', async () => {
    for (const text of ['requests', 'columns', 'summary', 'events'] as const) {
      panel.send({ type: 'side', text });
      const [before, after] = await waitFor(`the diff of ${text}`, () => {
        const input = vscode.window.tabGroups.activeTabGroup.activeTab?.input;
        return input instanceof vscode.TabInputTextDiff && input.original.query.includes(text) && textsOf(input);
      });
      const isEqual = text === 'requests' || text === 'events';
      assert.equal(before === after, isEqual, `${text}: ${before} ${after}`);
    }
    panel.send({ type: 'summary', run: page.runs[0] });
    await waitFor('the summary', () => webviewTabs('pagewright.summary').some(({ isActive }) => isActive));
  });

  inSweep('says that a run is gone that was deleted', async () => {
    const [before, after] = page.runs.map((id, index) => ({ run: { id, startedAt: String(index) } }));
    await execute('pagewright.compareRuns', before, after);
    await waitFor('the tab of the comparison', () => webviewTabs('pagewright.compare')[0]?.isActive);
    await execute('pagewright.deleteRun', { run: { id: page.runs[0] } });
    await waitFor('the message', () => panel.last()?.type === 'gone');
  });
});

/** Both texts of a diff, once they are there. */
function textsOf({ original, modified }: vscode.TabInputTextDiff): string[] | undefined {
  const texts = [original, modified].flatMap((uri) => {
    const found = vscode.workspace.textDocuments.find((document) => document.uri.toString() === uri.toString());
    return found === undefined ? [] : [found.getText()];
  });
  return texts.length === 2 ? texts : undefined;
}
