import assert from 'node:assert/strict';
import path from 'node:path';
import { PageReader } from '../../../../engine/core/transcode/pageReader.ts';
import { recordViews } from '../../../../engine/core/transcode/recordViews.ts';
import { readFolder } from '../../../support/readFolder.ts';
import { runToEnd } from '../../../support/runToEnd.ts';
import { scanEveryPage } from '../../../support/scanEveryPage.ts';
import { sendJson, startApi, type TestApi } from '../../../support/startApi.ts';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';

const place = {
  endpoint: 'items',
  dataField: undefined,
  responseFilter: { paths: [], delimiter: '.', compatLevel: 3 },
};

/** Runs something; returns the notes in all texts that were parsed meanwhile. */
async function notesParsed(work: () => unknown): Promise<Set<string>> {
  const { parse } = JSON;
  const notes = new Set<string>();
  JSON.parse = (...[text, reviver]: Parameters<typeof parse>) => {
    for (const [note] of String(text).matchAll(/note \d+/g)) notes.add(note);
    return parse(text, reviver);
  };
  try {
    await work();
  } finally {
    JSON.parse = parse;
  }
  return notes;
}

const shops = Array.from({ length: 200 }, (_, id) => ({ id, depot: { no: id % 7 }, note: `note ${id}` }));

describe('the records that child jobs see', () => {
  const folder = temporaryFolder();
  let api: TestApi | undefined;
  scanEveryPage();
  afterEach(() => api?.close());

  it('are not parsed when single values are read', async () => {
    const { records } = new PageReader(0).read(Buffer.from(JSON.stringify(shops)), place).selected;
    const values: unknown[] = [];
    const read = () => {
      for (const view of recordViews(records)) values.push([view.valueAt('id'), view.valueAt('depot.no')]);
    };
    assert.deepEqual([...(await notesParsed(read))], []);
    assert.deepEqual(
      values,
      shops.map(({ id, depot }) => [id, depot.no]),
    );
  });

  it('are sampled, but not all parsed, in a run', async () => {
    api = await startApi(({ url = '' }, response) => {
      const [, , shop, depot] = url.split('/');
      sendJson(response, shop === undefined ? shops : [{ item: `${shop} of ${depot}` }]);
    });
    const child = {
      endpoint: 'shops/{shop}/{depot}',
      dataType: 'items',
      placeholders: { shop: 'id', depot: 'depot.no' },
      recursionFilter: 'depot.no==3&id>100',
    };
    const config = {
      api: { baseUrl: api.url },
      config: { jobs: [{ endpoint: 'shops', dataType: 'shops', children: [child] }] },
    };
    const parsed = await notesParsed(() => runToEnd({ config, outDir: folder() }));
    assert.ok(parsed.size < 20, `${parsed.size} records of ${shops.length}`);
    const wanted = shops.filter(({ id, depot }) => depot.no === 3 && id > 100);
    assert.equal(
      readFolder(path.join(folder(), 'tables'))['items.csv'],
      ['"item","parent_id","parent_depot_no"', ...wanted.map(({ id }) => `"${id} of 3","${id}","3"`), ''].join('\n'),
    );
  });
});
