import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runCli } from '../support/runCli.ts';
import { sendJson, startApi, type TestApi } from '../support/startApi.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

describe('A link that leads out of the folder of a configuration', () => {
  const folder = temporaryFolder();
  let api: TestApi;
  beforeEach(async () => {
    api = await startApi((_, response) => sendJson(response, [{ id: 1 }]));
    mkdirSync(at('home/tables'), { recursive: true });
    writeFileSync(at('home/mine.json'), 'mine');
    mkdirSync(at('work/out/a'), { recursive: true });
    const config = { api: { baseUrl: api.url }, config: { outputBucket: 'b', jobs: [{ endpoint: 'users' }] } };
    writeFileSync(at('work/a.extractor.json'), JSON.stringify(config));
    writeFileSync(at('work/config.json'), JSON.stringify({ parameters: config }));
  });
  afterEach(() => api.close());
  const at = (name: string) => path.join(folder(), name);

  for (const [name, target] of [
    ['out/a/tables', 'home/tables'],
    ['out/a/state.json', 'home/mine.json'],
    ['out/a/state.json', 'home/new.json'],
  ] as const) {
    it(`is refused: ${name} → ${target}`, async () => {
      symlinkSync(at(target), at(`work/${name}`));
      const { code, stdout } = await runCli(['run', at('work/a.extractor.json')]);
      assert.equal(code, 1);
      assert.match(stdout, /outside of the configuration's folder/);
      assert.deepEqual(api.requests, []);
      assert.deepEqual(readdirSync(at('home')), ['mine.json', 'tables']);
      assert.equal(readFileSync(at('home/mine.json'), 'utf8'), 'mine');
    });
  }

  it('is followed where the folder itself is named', async () => {
    symlinkSync(at('home'), at('work/there'));
    assert.equal((await runCli(['run', at('work/a.extractor.json'), '--out', at('work/there')])).code, 0);
    assert.deepEqual(readdirSync(at('home/tables')), ['b.users.csv', 'b.users.csv.manifest']);
  });

  it('is followed in a data folder, as orchestrators mount it', async () => {
    symlinkSync(at('home/tables'), at('work/out/tables'));
    symlinkSync(at('home/mine.json'), at('work/out/state.json'));
    assert.equal((await runCli(['run', '--data-dir', at('work')])).code, 0);
    assert.deepEqual(readdirSync(at('home/tables')), ['b.users.csv', 'b.users.csv.manifest']);
    assert.notEqual(readFileSync(at('home/mine.json'), 'utf8'), 'mine');
  });
});
