import assert from 'node:assert/strict';
import { createKernel, NoKernel } from '../../../../engine/core/transcode/createKernel.ts';
import { PageReader } from '../../../../engine/core/transcode/pageReader.ts';
import { ScannedRecords } from '../../../../engine/core/transcode/scannedRecords.ts';
import { runMemory } from '../../../support/runMemory.ts';
import { sendJson, startApi, type TestApi } from '../../../support/startApi.ts';

const job = { endpoint: 'items', dataField: undefined, responseFilter: { paths: [], delimiter: '.', compatLevel: 3 } };
const records = Array.from({ length: 2000 }, (_, id) => ({
  id,
  name: `n "${id}"`,
  score: id / 8,
  tags: ['a', `${id}`],
}));

/** The replacements for WebAssembly in some environments, and the reason that is reported. */
const places: [title: string, instead: unknown, why: string][] = [
  ['switched it off', undefined, 'WebAssembly is switched off.'],
  [
    'does not let it run',
    { Module: Object, Instance: refuseToRun },
    'Refused to compile WebAssembly by the policy of this page.',
  ],
];

function refuseToRun(): never {
  throw new Error('Refused to compile WebAssembly by the policy of this page.');
}

/** Does something with a replacement for WebAssembly. */
function instead<T>(value: unknown, act: () => T): T {
  const own = Object.getOwnPropertyDescriptor(globalThis, 'WebAssembly') ?? {};
  Object.defineProperty(globalThis, 'WebAssembly', { ...own, value });
  try {
    return act();
  } finally {
    Object.defineProperty(globalThis, 'WebAssembly', own);
  }
}

describe('A place without WebAssembly', () => {
  let api: TestApi;
  before(async () => {
    api = await startApi(({ url }, response) => {
      const page = Number(new URL(url ?? '', 'http://a').searchParams.get('page') ?? 1);
      sendJson(response, page > 2 ? [] : records.map((record) => ({ ...record, page })));
    });
  });
  after(() => api.close());

  for (const [title, value, why] of places) {
    it(`that ${title} has no kernel, and says why`, () => {
      instead(value, () => assert.throws(createKernel, new NoKernel(why)));
    });

    it(`that ${title} has every page parsed, and the reason is given once`, () => {
      const pages = new PageReader(0);
      for (const expected of [why, undefined]) {
        const page = instead(value, () => pages.read(Buffer.from(JSON.stringify(records)), job));
        assert.ok(!(page.selected.records instanceof ScannedRecords));
        assert.deepEqual(page.response, records);
        assert.equal(pages.missingKernel(), expected);
      }
    });
  }

  it('gives no reason before a page is large enough', () => {
    const pages = new PageReader();
    instead(undefined, () => pages.read(Buffer.from('[{"a":1}]'), job));
    assert.equal(pages.missingKernel(), undefined);
  });

  it('does not hide a fault in the layout of the memory', () => {
    const pages = new PageReader(0, () => {
      throw new TypeError('A fault.');
    });
    assert.throws(() => pages.read(Buffer.from('[{"a":1}]'), job), new TypeError('A fault.'));
  });

  it('has the same tables as any other, and one debug event', async () => {
    const config = {
      api: { baseUrl: api.url, pagination: { method: 'pagenum', limit: records.length } },
      config: { jobs: [{ endpoint: 'x' }] },
    };
    const scanned = await runMemory({ config });
    const own = Object.getOwnPropertyDescriptor(globalThis, 'WebAssembly') ?? {};
    Object.defineProperty(globalThis, 'WebAssembly', { ...own, value: undefined });
    const parsed = await runMemory({ config, replay: scanned.exchanges }).finally(() =>
      Object.defineProperty(globalThis, 'WebAssembly', own),
    );
    assert.deepEqual([scanned.report.outcome, scanned.report.tables.length], ['done', 2]);
    for (const { file } of scanned.report.tables)
      assert.deepEqual(parsed.files.get(file), scanned.files.get(file), file);
    const told = ({ events }: typeof parsed) =>
      events.flatMap((event) => (event.kind === 'kernel-missing' ? [[event.level, event.why, event.message]] : []));
    assert.deepEqual(told(scanned), []);
    assert.deepEqual(told(parsed), [
      [
        'debug',
        'WebAssembly is switched off.',
        'Every page is parsed, which takes longer, because WebAssembly cannot be used: WebAssembly is switched off.',
      ],
    ]);
  });
});
