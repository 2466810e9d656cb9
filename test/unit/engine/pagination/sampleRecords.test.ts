import assert from 'node:assert/strict';
import { sampleRecords } from '../../../../engine/core/pagination/sampleRecords.ts';
import { ParsedPage } from '../../../../engine/core/records/pageContent.ts';
import { PageReader } from '../../../../engine/core/transcode/pageReader.ts';
import { ScannedRecords } from '../../../../engine/core/transcode/scannedRecords.ts';

const job = { endpoint: 'items', dataField: undefined, responseFilter: { paths: [], delimiter: '.', compatLevel: 3 } };

const pages: [title: string, body: string][] = [
  ['plain records', '[{"a":"é \\n\\"x\\"","b":-1.25,"c":null,"d":{"e":true}},{"a":"","b":0,"c":[],"d":{"e":false}}]'],
  ['white space', '[ {"a": 1}, {"a": 2} ]'],
  ['an escape that is not needed', '[{"a":"\\/"},{"a":"\\u00e9"}]'],
  ['a whole float and a large integer', '[{"a":1.0},{"a":12345678901234567}]'],
  ['a record that is parsed', '[{"a":1},{"a":[1]},{"a":2}]'],
  ['many records', JSON.stringify(Array.from({ length: 100 }, (_, id) => ({ id, name: `n${id}` })))],
];

describe('the sample of a page', () => {
  for (const [title, text] of pages) {
    it(`is the same whether it was scanned or parsed: ${title}`, () => {
      const reader = new PageReader(0);
      const body = Buffer.from(text);
      const { records } = reader.read(body, job).selected;
      assert.ok(records instanceof ScannedRecords);
      assert.deepEqual(sampleRecords(records), sampleRecords(ParsedPage.parse(body, job).selected.records));
    });
  }
});
