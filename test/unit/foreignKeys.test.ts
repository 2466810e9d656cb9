import assert from 'node:assert/strict';
import { parseText } from '../../client/shared/text/json.ts';
import { detailText } from '../../client/tables/tableView/detailText.ts';
import { parsePlain } from '../../engine/core/json/parsePlain.ts';
import { keepLoginResponse } from '../../engine/core/secrecy/recorded/keepResponse.ts';
import { maskRequest } from '../../engine/core/secrecy/recorded/maskRequest.ts';
import { SecretMask } from '../../engine/core/secrecy/recorded/secretMask.ts';
import { readShapes } from '../../engine/core/shapes/readShapes.ts';
import { parseDocument } from '../../engine/io/descriptions/parseDocument.ts';
import { readObservedPages } from '../../server/service/refactors/pagination/readObservedPages.ts';
import { misreadKeys } from '../support/misreadKeys.ts';

const target = { origin: 'https://api.test', path: '/x', query: '' };
const mask = new SecretMask(new Map(), new Set());
const bodyOf = (body: string) => maskRequest({ method: 'POST', target, headers: new Map(), body }, mask).body;
const shapesOf = (properties: string) =>
  readShapes(`{"version":1,"jobs":{"a":{"schema":{"properties":${properties}}}}}`)?.jobs['a']?.schema.properties;
const sentPage = (body: string) =>
  readObservedPages({ a: { url: 'https://api.test/', headers: {}, body } }).get('a')?.response;

/** The readers of foreign texts, and the value that each makes of an object. */
const readers: readonly [title: string, read: (object: string) => unknown][] = [
  ['a document that is imported', (object) => parseDocument(object).document],
  ['the text in an editor', parseText],
  ['the cell of a table', (object) => parsePlain(detailText(object))],
  [
    'a recorded login',
    (object) => parsePlain(Buffer.from(keepLoginResponse(Buffer.from(object), '').content).toString()),
  ],
  ['the body of a request that is compared', bodyOf],
  ['a file of shapes', shapesOf],
  ['a page that the language server gets', sentPage],
];

describe('A key with an escape', () => {
  let places = 0;
  for (const [title, read] of readers) {
    for (const [what, first, second] of misreadKeys) {
      it(`stays what it is in ${title}: ${what}`, () => {
        // The engine only remembers the first key at a place.
        const place = `foreign place ${places++}`;
        read(`{"${place}":0,"${first}":1}`);
        const expected = [place, JSON.parse(`"${second}"`)];
        assert.deepEqual(Object.keys(Object(read(`{"${place}":0,"${second}":1}`))), expected);
      });
    }
  }
});
