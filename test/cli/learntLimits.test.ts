import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RunReport } from '../../engine/faces/run.ts';
import { runCli } from '../support/runCli.ts';
import { sendJson, startApi, type TestApi } from '../support/startApi.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const pages = 40;

describe('limits that a run learns', () => {
  const folder = temporaryFolder();
  let api: TestApi;
  let inFlight = 0;

  before(async () => {
    api = await startApi((request, response) => {
      if (inFlight >= 2) {
        sendJson(response, {}, 429);
        return;
      }
      inFlight++;
      const page = Number(new URL(request.url ?? '', 'http://x').searchParams.get('page'));
      setTimeout(() => {
        inFlight--;
        sendJson(response, { pages, items: page <= pages ? [{ id: page }] : [] });
      }, 20);
    });
  });
  after(() => api.close());

  async function run(name: string, cache: string, ...args: string[]): Promise<RunReport> {
    const place = path.join(folder(), name);
    mkdirSync(place, { recursive: true });
    const config = path.join(place, 'items.extractor.json');
    const pagination = { method: 'pagenum', firstPage: 1 };
    const jobs = [{ endpoint: 'items', dataField: 'items' }];
    writeFileSync(config, JSON.stringify({ api: { baseUrl: api.url, pagination }, config: { jobs } }));
    const report = path.join(place, 'report.json');
    const { code, stderr } = await runCli(['run', config, '--report', report, ...args], {
      XDG_CACHE_HOME: cache,
      LOCALAPPDATA: cache,
    });
    assert.equal(code, 0, stderr);
    return JSON.parse(readFileSync(report, 'utf8'));
  }

  /** The only file of what runs learnt. */
  function fileIn(cache: string): string {
    const learnt = path.join(cache, 'pagewright', 'learnt');
    const [name = '', ...others] = readdirSync(learnt);
    assert.deepEqual(others, []);
    return path.join(learnt, name);
  }

  function learntIn(cache: string): { version?: number; origins?: object; runs?: unknown[] } {
    return JSON.parse(readFileSync(fileIn(cache), 'utf8'));
  }

  const refusals = ({ pace }: RunReport) => pace?.origins.reduce((sum, origin) => sum + origin.refusals, 0) ?? 0;

  it('are known in the next run of the configuration, and in no other', async () => {
    const cache = path.join(folder(), 'cache');
    assert.ok(refusals(await run('one', cache)) > 0, 'the first run meets the limit');
    assert.deepEqual(Object.keys(learntIn(cache).origins ?? {}), [api.url]);
    writeFileSync(fileIn(cache), JSON.stringify({ version: 1, origins: { [api.url]: { inFlight: 2, width: 2 } } }));
    const second = await run('one', cache);
    assert.deepEqual([refusals(second), second.pace?.origins[0]?.mostInFlight], [0, 2]);
    assert.ok(refusals(await run('other', cache)) > 0);
    assert.deepEqual(readdirSync(path.join(folder(), 'one', 'out', 'items')).sort(), ['state.json', 'tables']);
  });

  it('are neither read nor kept by a run with a number of parallel requests', async () => {
    const cache = path.join(folder(), 'none');
    await run('fixed', cache, '--parallel', '1');
    assert.deepEqual(Object.keys(learntIn(cache)), ['runs']);
  });

  it('are learnt again where the file is damaged', async () => {
    const cache = path.join(folder(), 'damaged');
    await run('damaged', cache);
    writeFileSync(fileIn(cache), '{"version":1,"origins":{"');
    assert.ok(refusals(await run('damaged', cache)) > 0);
    assert.equal(learntIn(cache).version, 1);
  });
});
