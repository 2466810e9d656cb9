import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type BrowserEngine, startBrowserEngine } from '../support/browserEngine.ts';
import { fakeClock } from '../support/fakeClock.ts';
import { memoryPlace } from '../support/memoryPlace.ts';
import { runMemory } from '../support/runMemory.ts';
import { ShardedRunner } from '../support/runShards.ts';
import { runToEnd } from '../support/runToEnd.ts';
import { startApi, type TestApi } from '../support/startApi.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

/** Runs a configuration in a folder, and returns the first lines of the table. */
type Way = (config: object, folder: string) => Promise<string>;

/**
 * Two pages, whose keys an engine may mix up, and the columns of both. Each run has another key before them: an engine
 * only remembers the first key at a place.
 */
const pages: readonly [title: string, first: string, second: string, columns: readonly [string, string]][] = [
  ['a letter by its number', String.raw`x\\u0041`, String.raw`x\u0041bcdef`, ['x_u0041', 'xAbcdef']],
  ['half of an escape', String.raw`id\\u`, String.raw`id\u0042c`, ['id_u', 'idBc']],
  ['a slash', String.raw`ab\\/`, String.raw`ab\/c`, ['ab', 'ab_c']],
  ['a line feed', String.raw`a\\n`, String.raw`a\nb`, ['a_n', 'a_b']],
];

const text = (bytes: Uint8Array | undefined) => Buffer.from(bytes ?? []).toString();

describe('A key with an escape goes to its own column', () => {
  const folder = temporaryFolder();
  let api: TestApi;
  let browser: BrowserEngine;
  let bodies: string[] = [];
  before(async () => {
    browser = await startBrowserEngine();
    api = await startApi(({ url = '' }, response) => {
      const page = Number(new URL(url, 'http://a').searchParams.get('page') ?? 1);
      response.writeHead(200, { 'content-type': 'application/json' }).end(bodies[page - 1] ?? '[]');
    });
  });
  after(async () => {
    await browser.close();
    await api.close();
  });

  const onDisk = async (config: object, outDir: string, request: object = {}) => {
    const { report } = await runToEnd({ config, outDir, clock: fakeClock(), ...request });
    assert.equal(report.outcome, 'done', report.error?.message);
    return readFileSync(path.join(outDir, 'tables/x.csv'), 'utf8');
  };

  const ways: Record<string, Way> = {
    'on a machine': onDisk,
    'in memory': async (config) => text((await runMemory({ config })).files.get('tables/x.csv')),
    'of a replayed recording': async (config, outDir) => {
      const recording = path.join(folder(), `recording ${places}`);
      await onDisk(config, outDir, { record: recording });
      return await onDisk(config, outDir, { replay: recording });
    },
    'of kept exchanges, in a browser': async (config) => {
      const { exchanges } = await runMemory({ config });
      const ran = await browser.run({
        configText: JSON.stringify(config),
        configName: 'test.extractor.json',
        replay: exchanges,
      });
      assert.ok(!('fault' in ran), 'fault' in ran ? ran.fault : '');
      return text(ran.files.get('tables/x.csv'));
    },
    'in shards': async (config, outDir) => {
      const runner = new ShardedRunner(config, memoryPlace());
      await runner.readAll(await runner.list({ shards: 2 }));
      await runner.combine(outDir);
      return readFileSync(path.join(outDir, 'tables/x.csv'), 'utf8');
    },
  };

  let places = 0;
  for (const [way, run] of Object.entries(ways)) {
    for (const [title, first, second, columns] of pages) {
      for (const size of [1, 2_000]) {
        it(`${way}: ${title}, ${size === 1 ? 'a record' : 'many records'} on a page`, async () => {
          const place = `place${places++}`;
          const record = (key: string, value: number) => `{"${place}":"a value with \\n in it","${key}":${value}}`;
          bodies = [record(first, 1), record(second, 2)].map((each) => `[${Array(size).fill(each).join()}]`);
          const config = {
            api: { baseUrl: api.url, pagination: { method: 'pagenum', limit: size } },
            config: { jobs: [{ endpoint: 'x' }] },
          };
          const rows = (await run(config, path.join(folder(), place)))
            .replaceAll('a value with \n in it', 'v')
            .split('\n');
          assert.deepEqual(
            [rows[0], rows[1], rows[size + 1], rows.at(-2)],
            [`"${[place, ...columns].join('","')}"`, '"v","1",""', '"v","","2"', '"v","","2"'],
          );
        });
      }
    }
  }
});
