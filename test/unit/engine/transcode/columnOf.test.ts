import assert from 'node:assert/strict';
import { parseJson } from '../../../../engine/core/json/parseJson.ts';
import { isList } from '../../../../engine/core/json/value.ts';
import { columnOf } from '../../../../engine/core/transcode/columnOf.ts';
import { PageReader } from '../../../../engine/core/transcode/pageReader.ts';
import { ScannedRecords } from '../../../../engine/core/transcode/scannedRecords.ts';

const job = { endpoint: 'items', dataField: undefined, responseFilter: { paths: [], delimiter: '.', compatLevel: 3 } };

function scanned(body: string) {
  const pages = new PageReader(0);
  const { records } = pages.read(Buffer.from(body), job).selected;
  assert.ok(records instanceof ScannedRecords);
  return records;
}

const cases: [title: string, path: string, records: string[]][] = [
  ['numbers', 'id', ['{"id":1}', '{"id":-2.50}', '{"id":123456789012345678}']],
  ['texts', 'id', ['{"id":"a"}', '{"id":"say \\"é\\" \\u20ac"}', '{"id":""}']],
  ['other values', 'id', ['{"id":null}', '{"id":true}', '{"id":false}']],
  ['values in nested objects', 'a.b', ['{"a":{"b":1},"c":0}', '{"a":{"x":2}}', '{"c":3}']],
  ['values below a text, which has none', 'a.b', ['{"a":"x"}', '{"a":[]}']],
  ['objects and lists', 'a', ['{"a":{"b":1}}', '{"a":[]}', '{"a":[1,2]}']],
  ['values of records that are parsed', 'a', ['{"a":1}', '{"a":2,"l":[1]}', '{"a":[3]}', '{"a":4}']],
  ['whole records', '.', ['{"a":1}', '{"a":2}']],
];

describe('the values at a path of scanned records', () => {
  for (const [title, path, records] of cases) {
    it(`are those of the parsed ones: ${title}`, () => {
      const body = `[${records.join(' , ')}]`;
      const list = parseJson(body);
      assert.ok(isList(list));
      assert.deepEqual([...columnOf(scanned(body), path)], [...columnOf(list, path)]);
    });
  }

  it('are found in more than one window', () => {
    const body = `[${Array.from({ length: 50_000 }, (_, id) => `{"id":${id},"name":"number ${id}"}`).join()}]`;
    assert.deepEqual(
      [...columnOf(scanned(body), 'id')],
      Array.from({ length: 50_000 }, (_, id) => id),
    );
  });
});
