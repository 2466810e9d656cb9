import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runInMemory } from '../../../../engine/faces/browser.ts';
import { countReadings } from '../../../support/countReadings.ts';
import { runInThisProcess } from '../../../support/runCliHere.ts';
import { runToEnd } from '../../../support/runToEnd.ts';
import { sendJson, startApi, type TestApi } from '../../../support/startApi.ts';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';

const marker = 'a configuration that is parsed once';

describe('the configuration of a run', () => {
  const folder = temporaryFolder();
  let api: TestApi;
  before(async () => {
    api = await startApi((_request, response) => sendJson(response, [{ id: 1 }]));
  });
  after(() => api.close());

  function textOf(given: object = {}): string {
    const authentication = { type: 'basic' };
    const config = {
      marker,
      username: 'ada',
      '#password': 'KBC::ProjectSecure::x',
      ...given,
      jobs: [{ endpoint: 'orders' }],
    };
    return JSON.stringify({ parameters: { api: { baseUrl: api.url, authentication }, config } });
  }

  /** A file with a configuration, and the files that its run needs beside it. */
  function written(text: string): { config: string; beside(name: string): string } {
    const beside = (name: string) => path.join(folder(), name);
    mkdirSync(folder(), { recursive: true });
    writeFileSync(beside('a.extractor.json'), text);
    const environments = { dev: { baseUrl: api.url, attributes: { region: 'eu' } } };
    writeFileSync(beside('.pagewright.json'), JSON.stringify({ environments }));
    writeFileSync(beside('secrets.json'), '{"#password": "s3cret"}');
    return { config: beside('a.extractor.json'), beside };
  }

  /** How often the command line reads it. */
  async function readings(verb: 'run' | 'plan' | 'shards', text: string, ...options: string[]): Promise<number> {
    const { config, beside } = written(text);
    const secrets = verb === 'shards' ? [] : ['--secrets', beside('secrets.json')];
    return await countReadings(marker, async () => {
      const { code, stderr } = await runInThisProcess([verb, config, ...secrets, ...options]);
      assert.equal(code, 0, stderr);
    });
  }

  it('is parsed once by the command line', async () => {
    assert.equal(await readings('run', textOf()), 1);
    assert.equal(api.requests.length, 1);
  });

  it('is parsed once with an environment, attributes, a recording and a state', async () => {
    const { beside } = written(textOf());
    const recorded = ['--record', beside('recorded'), '--out', beside('out')];
    assert.equal(await readings('run', textOf(), ...recorded), 1);
    const others = ['--env', 'dev', '--attribute', 'a=b', '--state', beside('out/state.json')];
    assert.equal(await readings('run', textOf(), ...others), 1);
    assert.equal(await readings('run', textOf(), '--replay', beside('recorded')), 1);
  });

  it('is parsed once where the fast reader would lose something', async () => {
    assert.equal(await readings('run', textOf().replace('"marker"', '"whole":1.0,"marker"')), 1);
  });

  it('is parsed once for a plan and for a list of shards', async () => {
    assert.equal(await readings('plan', textOf(), '--env', 'dev'), 1);
    assert.equal(await readings('shards', textOf()), 1);
  });

  it('is parsed once by a shard and by what combines them', async () => {
    const { config, beside } = written(textOf());
    const pages = ['--pages', beside('pages')];
    assert.equal(await readings('shards', textOf(), ...pages), 1);
    assert.equal(await readings('run', textOf(), ...pages, '--stage', '1', '--index', '0'), 1);
    const combining = ['combine', config, ...pages, '--secrets', beside('secrets.json'), '--out', beside('combined')];
    const count = await countReadings(marker, async () => assert.equal((await runInThisProcess(combining)).code, 0));
    assert.equal(count, 1);
    assert.match(readFileSync(beside('combined/tables/orders.csv'), 'utf8'), /^"id"\n/);
  });

  it('is parsed once by a run that cannot start', async () => {
    const count = await countReadings(marker, async () => {
      const { report } = await runToEnd({ config: textOf(), outDir: path.join(folder(), 'refused') });
      assert.equal(report.error?.code, 'secret.missing');
    });
    assert.equal(count, 1);
  });

  it('is parsed once by a run in memory', async () => {
    const text = textOf({ '#password': 'p' });
    const count = await countReadings(marker, async () => {
      const run = runInMemory({ configText: text, configName: 'a.extractor.json' });
      for (;;) {
        const { done, value } = await run.next();
        if (done) return assert.equal(value.report.outcome, 'done', value.report.error?.message);
      }
    });
    assert.equal(count, 1);
  });
});
