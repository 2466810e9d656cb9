import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import type { FromLastNight, ToLastNight } from '../../../client/platform/lastNight/lastNightMessages.ts';
import { answered } from './support/answered.ts';
import { fileUri } from './support/fileUri.ts';
import { file, inConnectedProject, pull, seed, stack, token, users } from './support/platformProject.ts';
import { startedJob } from './support/startedJob.ts';
import { waitFor } from './support/waitFor.ts';
import { type WatchedPanel, watchPanel } from './support/watchPanel.ts';
import { webviewTabs } from './support/webviewTabs.ts';
import { withCommands } from './support/withCommands.ts';

const execute = vscode.commands.executeCommand;

const request = (offset: number) => ({
  message: `GET /orders?limit=20&offset=${offset} HTTP/1.1\r\nHost: api.example.com\r\n`,
  type: 'debug',
});

/** A job that read three pages to their end. */
const whole = {
  events: [...[0, 20, 40].map(request), { message: 'Paging ended: fewer rows than the page size.' }],
  tables: [{ id: 'in.c-portal.orders', rowsCount: 57, columns: ['id'], primaryKey: [] }],
};

const { api } = users.configuration.parameters;
const orders = {
  ...{ componentId: 'ex-generic-v2', id: '302', name: 'Orders <b>of</b> the portal' },
  configuration: {
    parameters: {
      api,
      config: { debug: true, jobs: [{ endpoint: 'orders', dataField: 'orders', dataType: 'orders' }] },
    },
  },
};
const prices = { ...orders, id: '303', name: 'Prices' };
const never = { ...orders, id: '304', name: 'Never' };

const night = {
  ...seed,
  configurations: [users, orders, prices, never],
  jobs: {
    ...Object(seed['jobs']),
    'ex-generic-v2/302': whole,
    'ex-generic-v2/303': { error: 'The API request failed: [404] Not Found' },
  },
};

describe('Check Last Night', () => {
  const folder = fileUri();
  inConnectedProject();
  beforeEach(() => stack.reset(night));

  type Panel = WatchedPanel<ToLastNight, FromLastNight>;

  const pageOf = async (panel: Panel, state: ToLastNight['page']['state']) =>
    await waitFor(`a page that is ${state}`, () => {
      const last = panel.last();
      return last?.page.state === state && last;
    });

  /** Checks, and returns the whole of what is shown. */
  const check = async () => {
    const panel = watchPanel<ToLastNight, FromLastNight>();
    await answered({}, () => execute('pagewright.checkLastNight', folder));
    await pageOf(panel, 'done');
    return { panel, shown: await wholeOf(panel) };
  };

  /** The page asks for all when it is shown again; what is here of the configurations is read meanwhile. */
  const wholeOf = async (panel: Panel) =>
    await waitFor('all rows', () => {
      panel.send({ type: 'ready' });
      const last = panel.last();
      return last?.isWhole && last.rows.length > 0 && last.rows.every(({ here }) => here !== 'unknown') && last;
    });

  it('is a view with a row for each configuration: its verdict and why, its job, and what that wrote', async () => {
    await pull();
    for (const { id } of [users, orders, prices]) await startedJob(id);
    const { shown } = await check();
    const [tab] = webviewTabs('pagewright.lastNight');
    assert.deepEqual([tab?.label, tab?.isActive], ['Last Night of Mock project', true]);
    assert.equal(shown.page.title, 'Last jobs of project "Mock project"');
    assert.deepEqual(shown.page.progress, { done: 4, total: 4 });
    const rows = shown.rows.toSorted((one, two) => one.rank - two.rank);
    assert.deepEqual(
      rows.map(({ name, standing, job, here }) => [name, standing, job?.status, job?.version, here]),
      [
        ['Prices', 'failed', 'error', 'version 1', 'no'],
        ['Users of the portal', 'unknown', 'success', 'version 1, as here', 'yes'],
        ['Orders <b>of</b> the portal', 'complete', 'success', 'version 1', 'no'],
        ['Never', 'never', undefined, undefined, 'no'],
      ],
    );
    assert.match(rows[0]?.why ?? '', /^The job failed: "The API request failed: \[404\] Not Found"\.$/);
    assert.deepEqual(rows[2]?.job?.records, '57 records');
    assert.deepEqual(rows[2]?.job?.tables, [{ name: 'in.c-portal.orders', rows: '57 rows of this job' }]);
    assert.doesNotMatch(JSON.stringify(shown), new RegExp(token));
  });

  it('opens a configuration at the line that is the cause', async () => {
    await pull();
    await startedJob(users.id);
    await execute('workbench.action.closeAllEditors');
    const { panel } = await check();
    panel.send({ type: 'row', action: 'open', key: 'ex-generic-v2/301' });
    const editor = await waitFor('the configuration', () => {
      const active = vscode.window.activeTextEditor;
      return active?.document.uri.toString() === file.toString() && active;
    });
    await waitFor('the line', () =>
      /"dataField": "itmes"/.test(editor.document.lineAt(editor.selection.active.line).text),
    );
  });

  it('shows the job, the page in the project, and pulls what is not here', async () => {
    await startedJob(orders.id);
    const { panel } = await check();
    const done: unknown[] = [];
    const spy =
      () =>
      async (command: string, ...args: unknown[]) => {
        done.push([command, ...args]);
      };
    await withCommands(spy, async () => {
      for (const action of ['job', 'browser', 'pull'] as const)
        panel.send({ type: 'row', action, key: 'ex-generic-v2/302' });
      await waitFor('the commands', () => done.length === 3);
    });
    assert.deepEqual(
      done.map((each) => Object(each)[0]),
      ['pagewright.showJob', 'pagewright.openInBrowser', 'pagewright.pull'],
    );
    await answered({}, async () => {
      panel.send({ type: 'row', action: 'pull', key: 'ex-generic-v2/302' });
      const isHere = () => {
        panel.send({ type: 'ready' });
        return panel.last()?.rows.find(({ key }) => key === 'ex-generic-v2/302')?.here === 'yes';
      };
      await waitFor('the pulled file', isHere);
    });
    const pulled = await vscode.workspace.findFiles('orders-*.extractor.json');
    assert.equal(pulled.length, 1);
    for (const each of pulled) await vscode.workspace.fs.delete(each);
  });

  it('copies the message that the program prints', async () => {
    for (const { id } of [prices, orders]) await startedJob(id);
    const { panel } = await check();
    panel.send({ type: 'copy' });
    const text = await waitFor('the copy', async () => {
      const copied = await vscode.env.clipboard.readText();
      return copied.includes('Mock project') && copied;
    });
    const [head, , , , ...rows] = text.split('\n');
    assert.equal(head, '**Mock project** – 4 configurations: 1 incomplete, 1 complete, 2 never ran');
    assert.match(rows.join('\n'), /^\| ❌ \| Prices \| \d+ error \| The job failed: [^\n]*\|$/);
  });

  it('can be cancelled, says how far it was, and begins again', async () => {
    await startedJob(orders.id);
    await stack.fault({ kind: 'slow', path: '/versions/', seconds: 20 });
    const panel = watchPanel<ToLastNight, FromLastNight>();
    const checking = answered({}, () => execute('pagewright.checkLastNight', folder));
    await waitFor('the progress', () => panel.last()?.page.progress?.done === 3);
    assert.equal(panel.last()?.page.state, 'checking');
    panel.send({ type: 'copy' });
    panel.send({ type: 'cancel' });
    const { page } = await pageOf(panel, 'cancelled');
    assert.deepEqual(page.progress, { done: 3, total: 4 });
    await checking;
    panel.send({ type: 'check' });
    assert.deepEqual((await pageOf(panel, 'done')).page.progress, { done: 4, total: 4 });
  });

  it('has a row with the reason for a job that could not be judged', async () => {
    for (const { id } of [orders, prices]) await startedJob(id);
    await stack.fault({ kind: '403', path: '/configs/302/versions/', times: 99 });
    const { shown } = await check();
    const row = shown.rows.find(({ key }) => key === 'ex-generic-v2/302');
    assert.deepEqual([row?.standing, row?.job], ['error', undefined]);
    assert.notEqual(row?.why, '');
    assert.equal(shown.rows.length, 4);
  });

  it('says in the view, too, why the project could not be asked', async () => {
    await stack.fault({ kind: 'expired' });
    const panel = watchPanel<ToLastNight, FromLastNight>();
    const { messages } = await answered({}, () => execute('pagewright.checkLastNight', folder));
    const { page, rows } = await pageOf(panel, 'failed');
    await stack.fault({ kind: 'valid' });
    assert.equal(page.problem, messages.find(({ level }) => level === 'error')?.text);
    assert.deepEqual(rows, []);
  });
});
