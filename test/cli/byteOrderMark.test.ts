import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runCli } from '../support/runCli.ts';
import { sendJson, startApi, type TestApi } from '../support/startApi.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const mark = '\ufeff';

describe('A byte order mark at the start of a file, as programs of Windows write it', () => {
  const folder = temporaryFolder();
  let api: TestApi;
  beforeEach(async () => {
    api = await startApi((_, response) => sendJson(response, [{ id: 1 }]));
  });
  afterEach(() => api.close());

  const at = (name: string) => path.join(folder(), name);
  function write(name: string, value: unknown): string {
    writeFileSync(at(name), mark + (typeof value === 'string' ? value : JSON.stringify(value)));
    return at(name);
  }
  const config = (jobs: object[] = [{ endpoint: 'users' }]) => ({
    api: { baseUrl: api.url },
    config: { outputBucket: 'b', jobs },
  });

  it('is nothing to a run, nor in the file of its secrets', async () => {
    const file = write('a.extractor.json', config([{ endpoint: 'x', params: { key: { attr: '#key' } } }]));
    const { code, stderr } = await runCli(['run', file, '--secrets', write('secrets.json', { '#key': 'k3y' })]);
    assert.deepEqual([code, stderr], [0, '']);
    assert.deepEqual(api.requests, ['GET /x?key=k3y']);
  });

  it('is nothing to a run in a data folder, nor in its state', async () => {
    write('config.json', { parameters: config() });
    mkdirSync(at('in'));
    write('in/state.json', { mine: { kept: true } });
    assert.equal((await runCli(['run', '--data-dir', folder()])).code, 0);
    assert.deepEqual(JSON.parse(readFileSync(at('out/state.json'), 'utf8')).mine, { kept: true });
  });

  it('is nothing to a plan', async () => {
    const { code, stdout, stderr } = await runCli(['plan', write('a.extractor.json', config())]);
    assert.deepEqual([code, stderr], [0, '']);
    assert.match(stdout, /GET .*\/users/);
  });

  it('is nothing to a check, which counts columns as the editor does', async () => {
    const text = '{"api": {"baseUrl": "https://a.b/"}, "config": {"jobs": [{}]}}';
    const { stdout } = await runCli(['check', '--format', 'json', write('a.extractor.json', text)]);
    const missing = text.indexOf('{}') + 1;
    assert.deepEqual(
      JSON.parse(stdout).map(({ code, line, column }: never) => [code, line, column]),
      [['config.missing-key', 1, missing]],
    );
  });

  it('is nothing to the .pagewright.json around a configuration', async () => {
    const file = write('a.extractor.json', '{"api": {"baseUrl": "https://a.b/"}, "config": {"jobs": [{}]}}');
    write('.pagewright.json', { diagnostics: { severity: { 'config.missing-key': 'off' } } });
    const { code, stdout, stderr } = await runCli(['check', file]);
    assert.deepEqual([code, stdout, stderr], [0, 'No problems in 1 file\n', '']);
  });
});
