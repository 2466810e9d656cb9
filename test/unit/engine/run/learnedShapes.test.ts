import assert from 'node:assert/strict';
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RunRequest } from '../../../../engine/faces/run.ts';
import { runToEnd } from '../../../support/runToEnd.ts';
import { sendJson, startApi, type TestApi } from '../../../support/startApi.ts';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';

describe('the shapes that runs learn', () => {
  const folder = temporaryFolder();
  let api: TestApi;
  const learned = () => path.join(folder(), 'learned', 'a.shapes.json');

  // Each page has a different key; page 3 fails.
  beforeEach(async () => {
    mkdirSync(path.dirname(learned()));
    api = await startApi(({ url }, response) => {
      const page = Number(new URL(url ?? '', 'http://a').searchParams.get('page') ?? 1);
      sendJson(response, { rows: [{ id: page }], [`page${page}`]: true }, page === 3 ? 400 : 200);
    });
  });
  afterEach(() => api.close());

  async function run(jobs: string[], more: Partial<RunRequest> = {}, pages = 2) {
    const config = {
      api: { baseUrl: api.url, pagination: { method: 'pagenum' } },
      config: { jobs: jobs.map((name) => ({ __NAME: name, endpoint: 'x', dataField: 'rows' })) },
    };
    const limits = { maxPages: pages };
    return await runToEnd({
      config,
      outDir: path.join(folder(), jobs.join()),
      limits,
      learnedShapes: learned(),
      ...more,
    });
  }

  function keysOf(job: string, file = learned()): string[] {
    const { jobs } = JSON.parse(readFileSync(file, 'utf8'));
    return Object.keys(jobs[job]?.schema.properties ?? {});
  }

  it('grow with runs that read a part, and with one that failed', async () => {
    await run(['a'], {}, 1);
    assert.deepEqual(keysOf('a'), ['rows', 'page1']);
    const { report } = await run(['a'], {}, 3);
    assert.equal(report.outcome, 'failed');
    assert.deepEqual(keysOf('a'), ['rows', 'page1', 'page2']);
    await run(['a'], {}, 1);
    assert.deepEqual(keysOf('a'), ['rows', 'page1', 'page2']);
  });

  it('are those of all runs at once', async () => {
    const names = ['a', 'b', 'c', 'd'];
    const jobs = names.map((name) => ({ __NAME: name, endpoint: 'x', dataField: 'rows' }));
    const config = { api: { baseUrl: api.url }, config: { jobs } };
    const runs = names.map((name) =>
      runToEnd({ config, jobs: [name], outDir: path.join(folder(), name), learnedShapes: learned() }),
    );
    await Promise.all(runs);
    for (const name of names) assert.deepEqual(keysOf(name), ['rows', 'page1'], name);
  });

  it('go into the file beside the configuration too, where there is to be one', async () => {
    const shapesFile = path.join(folder(), 'test.shapes.json');
    await run(['a'], { shapesFile });
    assert.deepEqual(keysOf('a', shapesFile), keysOf('a'));
  });

  it('are not why a run fails where they cannot be kept', async () => {
    const { report, events } = await run(['a'], { learnedShapes: path.join(folder(), 'missing', 'a.shapes.json') });
    assert.equal(report.outcome, 'done');
    assert.equal(events.filter(({ kind }) => kind === 'shapes-not-written').length, 1);
  });
});
