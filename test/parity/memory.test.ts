import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { mock } from 'node:test';
import type { RunEvent, RunReport } from '../../engine/faces/run.ts';
import { type BrowserEngine, startBrowserEngine } from '../support/browserEngine.ts';
import { fakeClock } from '../support/fakeClock.ts';
import { furtherCases } from '../support/furtherCases.ts';
import { startMockProxy } from '../support/mockProxy.ts';
import { readExchanges } from '../support/readExchanges.ts';
import { runMemory } from '../support/runMemory.ts';
import { runToEnd } from '../support/runToEnd.ts';
import { sweep } from '../support/sweep.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const recorded = path.join(import.meta.dirname, '../conformance/cases');

/** Cases with a different end in memory, by their numbers, and why. */
const others = new Map([
  ['30', 'a value is missing, which nobody can give here'],
  ['50', 'the browser follows a redirect itself'],
  ['90', 'the browser follows a redirect itself'],
  ['97', 'the API tells its hosts apart, and this mock does not'],
  ['154', 'nothing is cached in memory'],
  ['155', 'nothing is cached in memory'],
  ['158', 'no redirect is followed where the hosts are confined'],
  ['159', 'no redirect is followed with headers of the configuration'],
  ['160', 'the browser follows a redirect itself'],
  ['171', 'no redirect is followed with a body'],
  ['038', 'a browser does not let a page set Accept-Encoding'],
]);

const cases = [...readdirSync(recorded).map((name) => path.join(recorded, name)), ...furtherCases].filter((folder) => {
  const [number = ''] = path.basename(folder).split('-');
  return existsSync(path.join(folder, 'config.json')) && !others.has(number);
});

/** The events and the results of a run. */
interface Outcome {
  events: RunEvent[];
  report: RunReport;
  files: Record<string, string>;
  exchanges: Record<string, unknown>;
}

/** Runs a case on the disk and in memory, each against the recorded responses, and replays both. */
async function outcomesOf(caseDir: string, folder: string): Promise<Record<'disk' | 'memory', Outcome[]>> {
  const config = readFileSync(path.join(caseDir, 'config.json'), 'utf8');
  const stateFile = path.join(caseDir, 'in/state.json');
  const state = existsSync(stateFile) ? { file: stateFile, content: readFileSync(stateFile) } : undefined;
  const proxy = await startMockProxy(readExchanges(caseDir));
  const [outDir, keep] = [path.join(folder, 'out'), path.join(folder, 'kept')];
  const network = { environment: { HTTP_PROXY: proxy.url, HTTPS_PROXY: proxy.url, NO_PROXY: '' } };
  const sent = fetchFrom(proxy.url);
  try {
    const onDisk = { config, outDir, ...(state && { stateFile }) };
    const ran = await runToEnd({ ...onDisk, keep, network, clock: fakeClock() });
    const disk = { ...ran, files: filesIn(outDir), exchanges: exchangesOf(filesIn(keep)) };
    const inMemory = { config, ...(state && { state }) };
    const memory = await runMemory({ ...inMemory, clock: fakeClock() });
    // Nothing was sent, so there is nothing to replay.
    if (memory.exchanges.size === 0) return { disk: [disk], memory: [textsOf(memory)] };
    const replayed = await runToEnd({ ...onDisk, replay: keep });
    const diskReplay = { ...replayed, files: filesIn(outDir), exchanges: {} };
    const memoryReplay = await runMemory({ ...inMemory, replay: memory.exchanges });
    return { disk: [disk, diskReplay], memory: [memory, memoryReplay].map(textsOf) };
  } finally {
    sent.mock.restore();
    await proxy.close();
  }
}

/** Lets `fetch` ask the mock for every host. */
function fetchFrom(url: string) {
  const { fetch } = globalThis;
  return mock.method(globalThis, 'fetch', (address: string, init: RequestInit) => {
    const { pathname, search } = new URL(address);
    return fetch(`${url}${pathname}${search}`, init);
  });
}

function filesIn(folder: string): Record<string, string> {
  if (!existsSync(folder)) return {};
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => path.join(entry.parentPath, entry.name)).sort();
  return Object.fromEntries(paths.map((file) => [path.relative(folder, file), readFileSync(file, 'latin1')]));
}

function textsOf({ files, exchanges, ...told }: Awaited<ReturnType<typeof runMemory>>): Outcome {
  return { ...told, files: texts(files), exchanges: exchangesOf(texts(exchanges)) };
}

function texts(files: ReadonlyMap<string, Uint8Array>): Record<string, string> {
  const entries = [...files].map(([name, content]): [string, string] => [
    name,
    Buffer.from(content).toString('latin1'),
  ]);
  return Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** With what an exchange holds in any order, and without the headers of its connection. */
function exchangesOf(files: Record<string, string>): Record<string, unknown> {
  const entries = Object.entries(files).map(([name, text]): [string, unknown] => {
    if (!name.endsWith('.exchange.json')) return [name, text];
    const { answerHeaders = {}, ...exchange } = JSON.parse(text);
    const { date, connection, 'keep-alive': keepAlive, 'transfer-encoding': encoding, ...headers } = answerHeaders;
    return [name, { ...exchange, answerHeaders: headers }];
  });
  return Object.fromEntries(entries);
}

describe('A run in memory', () => {
  const folder = temporaryFolder();
  let browser: BrowserEngine;
  before(async () => {
    browser = await startBrowserEngine();
    // A nonce of nothing but digits, one in two thousand, is a number and is not masked.
    mock.method(globalThis.crypto, 'getRandomValues', (bytes: Uint8Array) => bytes.fill(0xab));
  });
  after(async () => {
    mock.restoreAll();
    await browser.close();
  });

  it('tells and leaves what a run on a machine does, and so do their replays', async () => {
    await sweep(cases, 6, async (caseDir) => {
      const { disk, memory } = await outcomesOf(caseDir, path.join(folder(), path.basename(caseDir)));
      assert.deepEqual(JSON.parse(JSON.stringify(memory)), JSON.parse(JSON.stringify(disk)), caseDir);
    });
  });

  it('replays the same without the modules and globals of Node', async () => {
    await sweep(cases, 6, async (caseDir) => {
      const config = readFileSync(path.join(caseDir, 'config.json'), 'utf8');
      const proxy = await startMockProxy(readExchanges(caseDir));
      const sent = fetchFrom(proxy.url);
      try {
        const { exchanges } = await runMemory({ config, clock: fakeClock() });
        if (exchanges.size === 0) return;
        const here = await runMemory({ config, replay: exchanges });
        const there = await browser.run({ configText: config, configName: here.report.config, replay: exchanges });
        assert.ok(!('fault' in there), 'fault' in there ? there.fault : '');
        const [one, other] = [textsOf(there), textsOf(here)];
        assert.deepEqual(JSON.parse(JSON.stringify(one)), JSON.parse(JSON.stringify(other)), caseDir);
      } finally {
        sent.mock.restore();
        await proxy.close();
      }
    });
  });
});
