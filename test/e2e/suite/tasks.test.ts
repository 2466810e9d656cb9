import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import * as vscode from 'vscode';
import { inSweep, sampled } from '../../support/sweep.ts';
import { closeAll } from './support/closeAll.ts';
import { extensionUnderTest } from './support/extensionUnderTest.ts';
import { fileUri } from './support/fileUri.ts';
import { readFile } from './support/readFile.ts';
import { runTask } from './support/runTask.ts';
import { waitFor } from './support/waitFor.ts';

const tasksFile = ['.vscode', 'tasks.json'];

describe('Tasks', () => {
  beforeEach(closeAll);
  afterEach(async () => {
    await vscode.workspace.fs.delete(fileUri(...tasksFile)).then(undefined, () => undefined);
  });

  it('are offered for each configuration of the workspace, with the problem matcher', async () => {
    const tasks = await offered();
    const configs = tasks.map(({ definition }) => definition['config']);
    for (const config of ['misspelled.extractor.json', 'two-jobs.extractor.json']) assert.ok(configs.includes(config));
    assert.ok(
      configs.some((config) => /^ex-generic-v2\/.*config\.json$/.test(config)),
      String(configs),
    );
    assert.deepEqual([...new Set(tasks.flatMap(({ problemMatchers }) => problemMatchers))], ['$pagewright']);
  });

  it('run a configuration to its end, with each request on a line and exit code 0', async () => {
    const { ended, text } = await runTask(await offeredFor('two-jobs.extractor.json'));
    assert.equal(await ended, 0);
    assert.match(text(), /\[bikes\] GET \/v1\/bikes\?limit=20&offset=40 → 200.*\r\n/);
    assert.match(text(), /in\.c-demo\.bikes: 40 rows in tables\/demo\.bikes\.csv\r\n/);
    assert.match((await readFile('out', 'two-jobs', 'tables', 'demo.bikes.csv')) ?? '', /^"id"/);
  });

  it('print what they find as the problem matcher reads it, at the line that causes it', async () => {
    const { ended, text } = await runTask(await offeredFor('misspelled.extractor.json'));
    assert.equal(await ended, 0, 'done, though incomplete');
    const [pattern] = extensionUnderTest().packageJSON.contributes.problemPatterns;
    const found = text()
      .split('\r\n')
      .flatMap((line) => new RegExp(pattern.regexp).exec(line) ?? []);
    assert.equal(found[pattern.file], fileUri('misspelled.extractor.json').fsPath);
    assert.equal(Number(found[pattern.line]), lineOf(await readFile('misspelled.extractor.json'), 'meta.next_tokn'));
    assert.equal(found[pattern.severity], 'warning');
  });

  inSweep('read what is on the disk, whatever an editor that was closed still has of it', async () => {
    const task = await written({ config: 'two-jobs.extractor.json', job: 'stations' });
    const before = await readFile('two-jobs.extractor.json');
    const { uri } = await vscode.workspace.openTextDocument(fileUri('two-jobs.extractor.json'));
    writeFileSync(uri.fsPath, before?.replace('"limit": 20', '"limit": 25') ?? '');
    try {
      const { ended, text } = await runTask(task);
      assert.equal(await ended, 0, text());
      assert.match(text(), /stations\?limit=25&offset=50/);
    } finally {
      writeFileSync(uri.fsPath, before ?? '');
    }
  });

  inSweep('of tasks.json run a job for some pages, and fail where data is missing if they are strict', async () => {
    const task = await written({ config: 'two-jobs.extractor.json', job: 'stations', maxPages: 1, strict: true });
    const { ended, text } = await runTask(task);
    assert.equal(await ended, 3, text());
    assert.match(text(), /in\.c-demo\.stations: 20 rows/);
    assert.match(text(), /"stations" was cut at the limit of 1 page/);
  });

  for (const [test, [title, definition, said]] of sampled([
    [
      'a configuration that is not there',
      { config: 'no-such.extractor.json' },
      /"no-such\.extractor\.json" cannot be read/,
    ],
    [
      'a job that is not there',
      { config: 'two-jobs.extractor.json', job: 'no such' },
      /:1:1: error: .*"no such".*\(run\.unknown-job\)/,
    ],
    [
      'a mistake in the task',
      { config: 'two-jobs.extractor.json', maxPages: 'x' },
      /"maxPages" must be a whole number/,
    ],
  ] as const)) {
    test(`end with exit code 1 for ${title}, and say why`, async () => {
      const { ended, text } = await runTask(await written(definition));
      assert.equal(await ended, 1);
      assert.match(text(), said);
    });
  }

  for (const [test, [title, stop]] of sampled([
    ['their terminal is closed', (terminal: vscode.Pseudoterminal) => terminal.close()],
    ['Ctrl+C is pressed in it', (terminal: vscode.Pseudoterminal) => terminal.handleInput?.('\u0003')],
  ] as const)) {
    test(`cancel the run when ${title}`, async () => {
      const { ended, text, terminal } = await runTask(await offeredFor('slow.extractor.json'));
      await waitFor('the first request', () => text().includes('[weather] GET'));
      stop(terminal);
      assert.equal(await ended, 130);
      assert.match(text(), /Cancelled after/);
    });
  }
});

async function offered(): Promise<vscode.Task[]> {
  return await waitFor('tasks', () => vscode.tasks.fetchTasks({ type: 'pagewright' }));
}

async function offeredFor(config: string): Promise<vscode.Task> {
  const task = (await offered()).find(({ definition }) => definition['config'] === config);
  assert.ok(task, config);
  return task;
}

/** The task of a `tasks.json` with this definition. */
async function written(definition: object): Promise<vscode.Task> {
  const label = `task ${Math.random()}`;
  const tasks = { version: '2.0.0', tasks: [{ type: 'pagewright', label, ...definition }] };
  await vscode.workspace.fs.writeFile(fileUri(...tasksFile), new TextEncoder().encode(JSON.stringify(tasks)));
  return await waitFor('the task of tasks.json', async () => (await offered()).find(({ name }) => name === label));
}

/** Lines count from 1. */
function lineOf(text: string | undefined, part: string): number {
  return (text ?? '').split('\n').findIndex((line) => line.includes(part)) + 1;
}
