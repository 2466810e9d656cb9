import assert from 'node:assert/strict';
import { ParsedPage } from '../../../../engine/core/records/pageContent.ts';
import { ShapeCollector } from '../../../../engine/core/shapes/shapeCollector.ts';
import { PageReader } from '../../../../engine/core/transcode/pageReader.ts';
import { ScannedRecords } from '../../../../engine/core/transcode/scannedRecords.ts';

const job = { endpoint: 'items', dataField: undefined, responseFilter: { paths: [], delimiter: '.', compatLevel: 3 } };
const manyKeys = Array.from({ length: 501 }, (_, index) => `"k${index}":1`).join();

const cases: [title: string, records: string[]][] = [
  ['all types', ['{"a":"x","b":1,"c":1.5,"d":true,"e":null}']],
  ['types that change', ['{"a":null}', '{"a":""}', '{"a":1}', '{"a":2.0}', '{"a":false}']],
  ['keys that are not always there', ['{"a":1,"b":2}', '{"b":1}', '{"b":1,"c":{"d":1}}', '{"b":1,"c":{"d":2,"e":3}}']],
  ['empty objects and lists', ['{"a":{},"b":[]}', '{"a":{"c":1},"b":[]}']],
  ['a dictionary', ['{"a":1}', `{${manyKeys}}`, '{"a":1}']],
  ['records that are parsed', ['{"a":1}', '{"a":[1,2]}', '{"a":2}']],
];

describe('the shape of pages that were only scanned', () => {
  for (const [title, records] of cases) {
    it(`is that of the parsed ones: ${title}`, () => {
      const body = Buffer.from(`{"total":9,"items":[${records.join()}],"meta":{"next":null}}`);
      const pages = new PageReader(0);
      const page = pages.read(body, job);
      assert.ok(page.selected.records instanceof ScannedRecords);
      const [scanned, parsed] = [new ShapeCollector(), new ShapeCollector()];
      scanned.addPage('items', page);
      parsed.addPage('items', ParsedPage.parse(body, job));
      assert.deepEqual(scanned.toFile(), parsed.toFile());
    });
  }
});
