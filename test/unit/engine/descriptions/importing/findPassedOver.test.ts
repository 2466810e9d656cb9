import assert from 'node:assert/strict';
import type { ImportOptions } from '../../../../../engine/core/descriptions/imported.ts';
import { importDescription } from '../../../../../engine/core/descriptions/importing/importDescription.ts';
import { describeApi, object, operation, type QueryParam, records } from '../../../../support/describedApi.ts';

const text = { type: 'string' };
const thing = object({ id: { type: 'integer' }, name: text });
const cursor: QueryParam = ['cursor', '', text];

function report(path: string, get: object, options?: ImportOptions) {
  const api = describeApi({ '/users': operation([], records), [path]: get });
  return importDescription(api, options).report;
}

describe('what pages and is no job', () => {
  const listed: [title: string, path: string, get: object, reason: RegExp][] = [
    [
      'a record with a cursor',
      '/users/{userId}',
      operation([cursor], thing),
      /^"cursor" leads to other pages\. No list/,
    ],
    [
      'a record with page numbers',
      '/users/{userId}',
      operation([['page']], thing),
      /^"page" is the number of the page/,
    ],
    [
      'a file that goes on',
      '/log',
      operation([], object({ content: text, continuation_token: text })),
      /continuation_token/,
    ],
    [
      'an object with a Link header',
      '/usage',
      {
        responses: {
          200: { headers: { Link: {} }, content: { 'application/json': { schema: object({ bytes: {} }) } } },
        },
      },
      /"Link" header/,
    ],
    [
      'a list that is no JSON',
      '/rows',
      { ...operation([cursor], undefined), responses: { 200: { content: { 'text/csv': {} } } } },
      /^Its response is described as "text\/csv", and a run reads JSON\.$/,
    ],
    [
      'a list that is no JSON and has no pages',
      '/rows',
      { summary: 'List all rows', responses: { 200: { content: { 'text/csv': {} } } } },
      /^Its response is described as "text\/csv"/,
    ],
    [
      'a list that nothing leads to',
      '/areas/{area}/sites',
      operation([cursor], records),
      /No list of the document has values/,
    ],
  ];
  for (const [title, path, get, reason] of listed) {
    it(`is left out once, with its reason: ${title}`, () => {
      const { leftOut, endpoints } = report(path, get);
      assert.deepEqual(
        leftOut.map(({ what }) => what),
        [`GET ${path}`],
      );
      assert.match(leftOut[0]?.reason ?? '', reason);
      assert.equal(
        endpoints.some((each) => each.path === path),
        false,
      );
    });
  }

  const silent: [title: string, path: string, get: object, options?: ImportOptions][] = [
    ['a record', '/users/{userId}', operation([], thing)],
    ['a file', '/users/{userId}/photo', { responses: { 200: { content: { 'image/png': {} } } } }],
    [
      'a record with the pages of a thing in it',
      '/me',
      operation([], object({ id: {}, user: object({ last_page: text }) })),
    ],
    [
      'a record with a key that is no sign of pages by itself',
      '/users/{userId}',
      operation([], object({ id: {}, bookmark: text })),
    ],
    [
      'a page of a book',
      '/print',
      operation([['page', 'ID of a specific page to print', text]], object({ url: text })),
    ],
    ['a job', '/things', operation([cursor], records)],
    ['a record beside chosen endpoints', '/users/{userId}', operation([cursor], thing), { select: ['/users'] }],
  ];
  for (const [title, path, get, options] of silent) {
    it(`does not speak of ${title}`, () => assert.deepEqual(report(path, get, options).leftOut, []));
  }

  it('is no job because of a reason, and no reason where it is a job: a record that leads to a list', () => {
    const owner = operation([cursor], object({ id: { type: 'integer' }, login: text }));
    const paths = { '/me': owner, '/things/{login}/parts': operation([], records), '/things/{login}': owner };
    const { endpoints, leftOut } = importDescription(describeApi(paths)).report;
    const all = [...endpoints.map(({ method, path }) => `${method} ${path}`), ...leftOut.map(({ what }) => what)];
    assert.deepEqual(all.toSorted(), ['GET /me', 'GET /things/{login}', 'GET /things/{login}/parts']);
  });

  it('has one reason where it is named and cannot be read', () => {
    const csv = { ...operation([cursor], undefined), responses: { 200: { content: { 'text/csv': {} } } } };
    const { leftOut } = report('/rows', csv, { select: ['/rows'] });
    assert.deepEqual(
      leftOut.map(({ what, reason }) => [what, reason]),
      [['GET /rows', 'Its response is described as "text/csv", and a run reads JSON.']],
    );
  });

  it('is named in its job where it is chosen', () => {
    const path = '/users/{userId}';
    const { endpoints } = report(path, operation([cursor], thing), { select: [path] });
    assert.deepEqual(endpoints.find((each) => each.path === path)?.evidence, [
      'The response lists nothing: it is one record.',
      '"cursor" leads to other pages.',
      '"{userId}" is "id" of each record of /users.',
    ]);
  });
});
