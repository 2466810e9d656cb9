import assert from 'node:assert/strict';
import { changingPlaces, placeAt } from '../../../../client/debugging/editor/jsonPlaces.ts';
import { atCursor } from '../../../support/cursor.ts';

describe('what a hover asks for', () => {
  const cases: [text: string, pointer: string | undefined, covered?: string][] = [
    ['{"api": {"pagi|nation": {"method": "offset"}}}', '/api/pagination', '"pagination"'],
    ['{"api": {"pagination": {"method": "off|set"}}}', '/api/pagination/method', '"offset"'],
    ['{"jobs": [{}, {"limit": 2|0}]}', '/jobs/1/limit', '20'],
    ['{"jobs": ["a", "|b"]}', '/jobs/1', '"b"'],
    ['{"a/b": {"c~d": tr|ue}}', '/a~1b/c~0d', 'true'],
    ['{"a": {| }}', undefined],
    ['{"|a": 1', '/a', '"a"'],
    ['|', undefined],
  ];
  for (const [marked, pointer, covered] of cases) {
    it(`in ${marked} is ${pointer ?? 'nothing'}`, () => {
      const { document, offset } = atCursor(marked);
      const text = document.getText();
      const place = placeAt(text, offset);
      assert.equal(place?.pointer, pointer);
      assert.equal(place && text.slice(place.offset, place.offset + place.length), covered);
    });
  }
});

describe('the values that the editor shows', () => {
  const cases: [config: object, places: Record<string, string>][] = [
    [
      { api: { pagination: { method: 'response.param', responseParam: 'meta.next' } } },
      { responseParam: '/api/pagination/responseParam' },
    ],
    [
      { api: { pagination: { scrollers: { a: { urlKey: 'next', limit: 2 } } } } },
      { urlKey: '/api/pagination/scrollers/a/urlKey', limit: '/api/pagination/scrollers/a/limit' },
    ],
    [
      { api: { pagination: { nextPageFlag: { field: 'more', stopOn: false } } } },
      { field: '/api/pagination/nextPageFlag/field' },
    ],
    [
      { config: { jobs: [{ endpoint: 'a', dataField: 'items', field: 'x' }] } },
      { dataField: '/config/jobs/0/dataField' },
    ],
    [
      { config: { jobs: [{ children: [{ placeholders: { '1:id': 'id' } }] }] } },
      { '1:id': '/config/jobs/0/children/0/placeholders/1:id' },
    ],
    [
      { config: { jobs: [{ params: { since: { function: 'date', args: ['Y'] }, page: 1 } }] } },
      { since: '/config/jobs/0/params/since' },
    ],
  ];
  for (const [config, places] of cases) {
    it(`of ${JSON.stringify(config)} are ${Object.keys(places).join(', ')}`, () => {
      const found = changingPlaces(JSON.stringify(config)).map(({ key, pointer }) => [key, pointer]);
      assert.deepEqual(Object.fromEntries(found), places);
    });
  }

  it('begin at their keys, also where the text is not finished', () => {
    const text = '{"api": {"limit": 5, "da';
    assert.deepEqual(
      changingPlaces(text).map(({ offset, length }) => text.slice(offset, offset + length)),
      ['"limit"'],
    );
  });
});
