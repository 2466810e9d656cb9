import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { mock } from 'node:test';
import { RunThreads } from '../../../../../client/running/worker/runThreads.ts';
import { previewInThread } from '../../../../../client/runs/preview/previewInThread.ts';
import { runToEnd } from '../../../../support/runToEnd.ts';
import { sendJson, startApi } from '../../../../support/startApi.ts';
import { inSweep } from '../../../../support/sweep.ts';
import { temporaryFolder } from '../../../../support/temporaryFolder.ts';

describe('A preview', () => {
  const folder = temporaryFolder();
  const threads = new RunThreads(path.join(import.meta.dirname, '../../../../../client/running/worker/runWorker.ts'));

  // On a slow machine a thread may need longer to start than a cancelled run has to end.
  before(() => mock.timers.enable({ apis: ['setTimeout'] }));
  after(() => {
    threads.dispose();
    mock.timers.reset();
  });

  /** Reads two pages once, and returns a function that makes previews of them. */
  async function readPages() {
    const api = await startApi((request, response) => {
      const offset = Number(new URL(request.url ?? '', 'http://x').searchParams.get('offset'));
      const users = [
        { id: 1, tags: ['a', 'b'] },
        { id: 2, tags: [] },
        { id: 3, tags: ['c'] },
      ];
      sendJson(response, users.slice(offset, offset + 2));
    });
    const config = (mappings?: object) => ({
      api: { baseUrl: api.url, pagination: { method: 'offset', limit: 2 } },
      config: { outputBucket: 'b', ...(mappings && { mappings }), jobs: [{ endpoint: 'users', dataType: 'users' }] },
    });
    const keep = path.join(folder(), 'kept');
    await runToEnd({ outDir: path.join(folder(), 'out'), keep, config: config() });
    await api.close();
    const previewRun = previewInThread({
      threads,
      folder: path.join(folder(), 'preview'),
      store: { exchangesOf: () => keep },
    });
    const preview = (
      mappings?: object,
      text = JSON.stringify(config(mappings)),
      signal = new AbortController().signal,
      onlyPage?: { job: string; page: number },
    ) =>
      previewRun(
        { configFile: '/w/users.extractor.json', configText: text },
        { from: { run: '1' }, source: '', ...(onlyPage && { onlyPage }) },
        signal,
      );
    return { preview };
  }

  it('has the tables as a run writes them, child tables too, without the API', async () => {
    const { preview } = await readPages();
    const { report, tables } = await preview();
    assert.equal(report.outcome, 'done');
    assert.deepEqual(
      tables.map(({ name, rows, columns }) => [name, rows, columns]),
      [
        ['in.c-b.users', 3, ['id', 'tags']],
        ['in.c-b.users_tags', 3, ['data', 'JSON_parentId']],
      ],
    );
    assert.deepEqual(
      tables[1]?.firstRows.map(([data]) => data),
      ['a', 'b', 'c'],
    );
  });

  it('has the rows of one page only, where that is all that is asked for', async () => {
    const { preview } = await readPages();
    const ids = async (page: number) => {
      const { tables } = await preview(undefined, undefined, undefined, { job: 'users', page });
      return tables.map(({ name, rows, firstRows }) => [name, rows, firstRows.map(([first]) => first)]);
    };
    assert.deepEqual(await ids(1), [
      ['in.c-b.users', 2, ['1', '2']],
      ['in.c-b.users_tags', 2, ['a', 'b']],
    ]);
    assert.deepEqual(await ids(2), [
      ['in.c-b.users', 1, ['3']],
      ['in.c-b.users_tags', 1, ['c']],
    ]);
    assert.deepEqual(await ids(3), []);
  });

  it('follows the mapping, with its keys', async () => {
    const { preview } = await readPages();
    const mapping = { users: { id: { type: 'column', mapping: { destination: 'number', primaryKey: true } } } };
    const { tables } = await preview(mapping);
    assert.deepEqual(
      tables.map(({ columns, keys, firstRows }) => [columns, keys, firstRows]),
      [[['number'], ['number'], [['1'], ['2'], ['3']]]],
    );
  });

  it('says what is wrong with a text that cannot be run', async () => {
    const { preview } = await readPages();
    const { report, tables } = await preview(undefined, '{ "api": {');
    assert.deepEqual([report.outcome, report.error?.code, tables], ['failed', 'json.syntax', []]);
  });

  it('leaves nothing behind', async () => {
    const { preview } = await readPages();
    await preview();
    assert.deepEqual(readdirSync(path.join(folder(), 'preview')), []);
  });

  inSweep('is not disturbed by the one that it replaces, which ends later', async () => {
    const { preview } = await readPages();
    const replaced = new AbortController();
    const before = preview(undefined, undefined, replaced.signal);
    const now = preview();
    replaced.abort();
    const made = await Promise.all([now, preview(), preview()]);
    await before;
    assert.deepEqual(
      made.map(({ report, tables }) => [report.outcome, tables[0]?.firstRows.length]),
      made.map(() => ['done', 3]),
    );
    assert.deepEqual(readdirSync(path.join(folder(), 'preview')), []);
  });

  it('removes what a window left that was killed, and leaves alone what another window may be about', async () => {
    const { preview } = await readPages();
    const [old, young] = ['old', 'young'].map((name) => path.join(folder(), 'preview', name));
    assert.ok(old !== undefined && young !== undefined);
    for (const left of [old, young]) mkdirSync(path.join(left, 'tables'), { recursive: true });
    const written = new Date(2020, 0, 1);
    utimesSync(old, written, written);
    await preview();
    assert.deepEqual(readdirSync(path.join(folder(), 'preview')), ['young']);
  });

  it('can be cancelled', async () => {
    const { preview } = await readPages();
    const { report } = await preview(undefined, undefined, AbortSignal.abort());
    assert.equal(report.outcome, 'cancelled');
  });
});
