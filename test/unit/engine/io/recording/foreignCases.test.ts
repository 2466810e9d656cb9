import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ConfigDocument } from '../../../../../engine/faces/environments.ts';
import {
  exportRecording,
  importRecording,
  openForeignRecording,
  readConfigOfRun,
} from '../../../../../engine/faces/recordings.ts';
import type { RunRequest } from '../../../../../engine/faces/run.ts';
import { fakeClock } from '../../../../support/fakeClock.ts';
import { startMockProxy } from '../../../../support/mockProxy.ts';
import { readExchanges } from '../../../../support/readExchanges.ts';
import { readFolder } from '../../../../support/readFolder.ts';
import { harOf } from '../../../../support/recordings/harOf.ts';
import { ExchangeObserver } from '../../../../support/recordings/observeExchanges.ts';
import { runToEnd } from '../../../../support/runToEnd.ts';
import { sweep } from '../../../../support/sweep.ts';
import { temporaryFolder } from '../../../../support/temporaryFolder.ts';
import { withoutConnections } from '../../../../support/withoutConnections.ts';

const casesFolder = path.join(import.meta.dirname, '../../../../conformance/cases');
const names = readdirSync(casesFolder).filter((name) => existsSync(path.join(casesFolder, name, 'config.json')));
const variables = ['HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY'];
const { signal } = new AbortController();

/** The cases that a HAR file cannot repeat, because it does not have what they need. */
const notOnHar = new Map([
  [
    '66-query-authentication-sees-the-request',
    'repeats the address in parameters that are masked, and so is the address',
  ],
  ['96-functions-of-the-last-run', 'computes with the start of the run before'],
  ['147-state-goes-on', 'computes with the start of the run before'],
]);

/** Reads the cases of the whole format live, and on what other formats keep of them. */
describe('every case of the format', () => {
  const folder = temporaryFolder();
  const before = variables.map((name) => process.env[name]);
  afterEach(() => {
    for (const [index, name] of variables.entries()) {
      if (before[index] === undefined) delete process.env[name];
      else process.env[name] = before[index];
    }
  });

  it('is the same on a cassette of its recording, and on a HAR file', () => sweep(names, 5, assertSame));

  async function assertSame(name: string): Promise<void> {
    const caseFolder = path.join(casesFolder, name);
    const at = (part: string) => path.join(folder(), name, part);
    const stateFile = path.join(caseFolder, 'in', 'state.json');
    const request: Omit<RunRequest, 'outDir' | 'configText' | 'configName'> & { config: string } = {
      config: readFileSync(path.join(caseFolder, 'config.json'), 'utf8'),
      cacheDir: at('cache'),
      ...(existsSync(stateFile) && { stateFile }),
    };
    const proxy = await startMockProxy(readExchanges(caseFolder));
    Object.assign(process.env, { HTTP_PROXY: proxy.url, HTTPS_PROXY: proxy.url, NO_PROXY: '' });
    const clock = fakeClock();
    const observer = new ExchangeObserver(() => clock.now());
    const live = await runToEnd({
      ...request,
      outDir: at('live'),
      record: at('recording'),
      exchanges: observer,
      clock,
    });
    await proxy.close();
    // A request without a response is in neither format.
    if (live.report.requests === 0 || live.report.requests !== observer.seen.length) return;
    writeFileSync(at('run.har'), harOf(observer.seen));
    await exportRecording({ folder: at('recording'), to: at('cassette.json'), mayReplace: false }, signal);
    const config = readConfigOfRun(ConfigDocument.of(request.config), {}, () => clock.now());
    for (const file of notOnHar.has(name) ? ['cassette.json'] : ['cassette.json', 'run.har']) {
      const opened = await openForeignRecording(at(file), config);
      await importRecording(opened, { into: at(`of ${file}`), configName: 'test.extractor.json' }, signal);
      const written = Object.values(readFolder(at(`of ${file}`))).join('\n');
      const secrets = [...config.named.values()].filter((secret) => secret.length >= 8);
      assert.deepEqual(
        secrets.filter((secret) => written.includes(secret)),
        [],
        `${name} on ${file}`,
      );
      const { result, tried } = await withoutConnections(() =>
        runToEnd({ ...request, outDir: at(`on ${file}`), replay: at(`of ${file}`) }),
      );
      assert.deepEqual(tried, [], name);
      const { error } = result.report;
      assert.equal(error?.code, live.report.error?.code, `${name} on ${file}: ${error?.message}`);
      assert.deepEqual(result.report.jobs, live.report.jobs, `${name} on ${file}`);
      assert.deepEqual(readFolder(at(`on ${file}`)), readFolder(at('live')), `${name} on ${file}`);
    }
  }
});
