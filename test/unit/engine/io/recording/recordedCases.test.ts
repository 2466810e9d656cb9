import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RunRequest } from '../../../../../engine/faces/run.ts';
import { fakeClock } from '../../../../support/fakeClock.ts';
import { startMockProxy } from '../../../../support/mockProxy.ts';
import { readExchanges } from '../../../../support/readExchanges.ts';
import { readFolder } from '../../../../support/readFolder.ts';
import { runToEnd } from '../../../../support/runToEnd.ts';
import { sweep } from '../../../../support/sweep.ts';
import { temporaryFolder } from '../../../../support/temporaryFolder.ts';
import { withoutConnections } from '../../../../support/withoutConnections.ts';

const casesFolder = path.join(import.meta.dirname, '../../../../conformance/cases');
const names = readdirSync(casesFolder).filter((name) => existsSync(path.join(casesFolder, name, 'config.json')));
const variables = ['HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY'];

/** Reads the cases of the whole format live and on their recording. Their limits are those of other tests. */
describe('every case of the format', () => {
  const folder = temporaryFolder();
  const before = variables.map((name) => process.env[name]);
  afterEach(() => {
    for (const [index, name] of variables.entries()) {
      if (before[index] === undefined) delete process.env[name];
      else process.env[name] = before[index];
    }
  });

  it('is the same on its recording', () => sweep(names, 5, assertSameOnRecording));

  async function assertSameOnRecording(name: string): Promise<void> {
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
    const live = await runToEnd({ ...request, outDir: at('live'), record: at('recording'), clock });
    await proxy.close();
    if (live.report.requests === 0) return assert.ok(!existsSync(at('recording')));
    const { result, tried } = await withoutConnections(() =>
      runToEnd({ ...request, outDir: at('replayed'), replay: at('recording') }),
    );
    assert.deepEqual(tried, [], name);
    // White space of JSON is not kept, so messages with the beginning of a response may differ.
    assert.equal(result.report.error?.code, live.report.error?.code, `${name}: ${result.report.error?.message}`);
    assert.deepEqual(result.report.jobs, live.report.jobs, name);
    assert.deepEqual(readFolder(at('replayed')), readFolder(at('live')), name);
  }
});
