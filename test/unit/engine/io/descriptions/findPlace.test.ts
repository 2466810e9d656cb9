import assert from 'node:assert/strict';
import { placeFinder } from '../../../../../engine/io/descriptions/findPlace.ts';

const json = { paths: { '/users/{id}': { get: { tags: ['a', { b: 1 }] } } } };

const yaml = `# A comment.
paths:
  /users/{id}: &path
    get:
      tags:
        - a
        - "b": 1
  /teams/{id}: *path
  "~/a": [x, {y: z}]
'200': ok
`;

describe('placeFinder', () => {
  const table: [text: string, pointer: string, place: string | undefined, why: string][] = [
    [yaml, '', '1:1', 'the document'],
    [yaml, '/paths', '2:1', 'a key'],
    [yaml, '/paths/~1users~1{id}/get', '4:5', 'a key with slashes on the way'],
    [yaml, '/paths/~1users~1{id}/get/tags/0', '6:11', 'an element of a list'],
    [yaml, '/paths/~1users~1{id}/get/tags/1/b', '7:11', 'a quoted key'],
    [yaml, '/paths/~1teams~1{id}/get', '4:5', 'what an alias stands for'],
    [yaml, '/paths/~0~1a/1/y', '9:15', 'what is written on one line'],
    [yaml, '/200', '10:1', 'a key that is a number'],
    [yaml, '/gone', undefined, 'a missing key'],
    [yaml, '/paths/~1users~1{id}/get/tags/2', undefined, 'a missing element'],
    [yaml, '/200/ok', undefined, 'a part of a text'],
    [JSON.stringify(json), '/paths/~1users~1{id}/get', '1:26', 'JSON on one line'],
    [JSON.stringify(json, null, '\t'), '/paths/~1users~1{id}/get/tags/1/b', '8:7', 'JSON with tabs'],
    [JSON.stringify(json, null, 2).replaceAll('\n', '\r\n'), '/paths/~1users~1{id}/get', '4:7', 'JSON from Windows'],
    ['{ "a": 1', '/a', undefined, 'a broken text'],
    ['', '/a', undefined, 'an empty text'],
  ];
  for (const [text, pointer, place, why] of table) {
    it(`${why}: ${pointer}`, () => {
      const found = placeFinder(text)(pointer);
      assert.equal(found && `${found.line}:${found.column}`, place);
    });
  }
});
