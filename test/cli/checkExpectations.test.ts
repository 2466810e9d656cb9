import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runCliHere } from '../support/runCliHere.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

describe('pagewright check of tests', () => {
  const folder = temporaryFolder();
  const config = () => path.join(folder(), 'shop.extractor.json');

  beforeEach(() => {
    const jobs = [{ endpoint: 'orders' }];
    writeFileSync(config(), JSON.stringify({ api: { baseUrl: 'https://api.test/' }, config: { jobs } }));
  });

  function write(name: string, expect: object): void {
    const place = path.join(folder(), 'shop.tests', name);
    mkdirSync(place, { recursive: true });
    writeFileSync(path.join(place, 'expect.json'), JSON.stringify(expect));
  }

  async function findings(): Promise<string[]> {
    const { stdout } = await runCliHere(['check', config(), '--format', 'json']);
    const found: { file: string; code: string; severity: string }[] = JSON.parse(stdout);
    return found.map(({ file, code, severity }) => `${path.basename(path.dirname(file))} ${severity} ${code}`);
  }

  it('lists what is wrong in the expectations of each case', async () => {
    write('all', { verdit: 'complete' });
    write('good', { verdict: 'complete', jobs: { orders: { verdict: 'complete' } } });
    write('other', { jobs: { order: { verdict: 'complete' } } });
    assert.deepEqual(await findings(), ['all error test.invalid-expectation', 'other warning test.unknown-job']);
    assert.equal((await runCliHere(['check', config()])).code, 1);
  });

  it('turns off what is set', async () => {
    write('other', { jobs: { order: { verdict: 'complete' } } });
    const settings = { diagnostics: { files: { 'shop.tests/other/expect.json': { 'test.unknown-job': 'off' } } } };
    writeFileSync(path.join(folder(), '.pagewright.json'), JSON.stringify(settings));
    assert.deepEqual(await findings(), []);
  });
});
