import assert from 'node:assert/strict';
import { readHar } from '../../../../../engine/core/descriptions/har/readHar.ts';
import { importDescription } from '../../../../../engine/core/descriptions/importing/importDescription.ts';
import { nothingText } from '../../../../../engine/core/descriptions/importing/nothingText.ts';
import { readOpenApi } from '../../../../../engine/core/descriptions/openapi/readOpenApi.ts';
import { parseJson } from '../../../../../engine/core/json/parseJson.ts';
import { har } from '../../../../support/har.ts';

const content = (schema: object, type = 'application/json') => ({ [type]: { schema } });
const rows = { type: 'array', items: { type: 'object', properties: { id: { type: 'integer' } } } };
const list = { responses: { 200: { content: content(rows) } } };
const single = {
  responses: { 200: { content: content({ type: 'object', properties: { state: { type: 'string' } } }) } },
};
const csv = { responses: { 200: { content: content({ type: 'string' }, 'text/csv') } } };
const sends = (type: string) => ({
  ...list,
  requestBody: {
    content: content(
      { type: 'object', properties: { page: { type: 'integer' }, q: { type: 'string' } }, required: ['q'] },
      type,
    ),
  },
});
const inPath = (name: string) => ({ name, in: 'path', required: true, schema: { type: 'string' } });

const document = {
  openapi: '3.0.0',
  servers: [{ url: 'https://api.example.com' }],
  paths: {
    '/orders': { get: list, post: single, put: single },
    '/orders/search': { post: list },
    '/search/jql': { post: sends('application/json') },
    '/forms/run': { post: sends('application/x-www-form-urlencoded') },
    '/soap': { post: sends('application/xml') },
    '/export': { get: csv, post: csv },
    '/users/{name}': { post: { ...list, parameters: [inPath('name')] } },
  },
};
const imported = (...select: string[]) =>
  importDescription(readOpenApi(parseJson(JSON.stringify(document))), { select });
const jobsOf = ({ report }: ReturnType<typeof imported>) =>
  report.endpoints.map(({ method, path }) => `${method} ${path}`);
const reasonsOf = ({ report, unread }: ReturnType<typeof imported>) =>
  Object.fromEntries(report.leftOut.slice(0, unread).map(({ what, reason }) => [what, reason]));

describe('importDescription: an endpoint that is named', () => {
  const read: [pattern: string, jobs: string[]][] = [
    ['POST /search/jql', ['POST /search/jql']],
    ['post /search/*', ['POST /search/jql']],
    ['POST /orders/search', ['POST /orders/search']],
    ['/orders/search', ['POST /orders/search']],
    ['POST /orders', ['POST /orders']],
    ['/orders*', ['GET /orders', 'POST /orders/search']],
    ['POST *', ['POST /orders/search', 'POST /search/jql', 'POST /forms/run']],
  ];
  for (const [pattern, jobs] of read)
    it(`is read: ${pattern}`, () => assert.deepEqual(jobsOf(imported(pattern)), jobs));

  it('is read by its pointer', () => {
    const options = { pointers: ['/paths/~1search~1jql/post'] };
    const { report } = importDescription(readOpenApi(parseJson(JSON.stringify(document))), options);
    assert.deepEqual(
      report.endpoints.map(({ path }) => path),
      ['/search/jql'],
    );
  });

  it('is no job without that, unless its path says that it only reads', () => {
    const { report } = importDescription(readOpenApi(parseJson(JSON.stringify(document))));
    assert.deepEqual(
      report.endpoints.map(({ method, path }) => `${method} ${path}`),
      ['GET /orders'],
    );
    assert.deepEqual(report.leftOut, []);
  });

  const unread: [pattern: string, what: string, reason: RegExp][] = [
    ['PUT /orders', 'PUT /orders', /A job sends GET or POST, never PUT\./],
    ['/search/jql', 'POST /search/jql', /may change something\. .* name its method too: "POST \/search\/jql"\./],
    ['POST *', 'POST /orders', /not described as a list\. .* by its whole path: "POST \/orders"\./],
    ['POST *', 'POST /soap', /Its body is described as "application\/xml", and a job sends JSON or a form\./],
    ['GET /export', 'GET /export', /Its response is described as "text\/csv", and a run reads JSON\./],
    ['POST /export', 'POST /export', /"text\/csv"/],
    ['POST /users/{name}', 'POST /users/{name}', /No list of the document has values for \{name\}\./],
  ];
  for (const [pattern, what, reason] of unread)
    it(`has a reason if it is not read: ${what} by ${pattern}`, () =>
      assert.match(reasonsOf(imported(pattern))[what] ?? '', reason));

  const isSilent: [pattern: string, others: string[]][] = [
    ['GET /orders', []],
    ['/orders', []],
    ['/orders*', []],
    ['/nothing', []],
    ['PUT *', ['PUT /orders']],
  ];
  for (const [pattern, others] of isSilent)
    it(`has none that it is not like: ${pattern}`, () =>
      assert.deepEqual(Object.keys(reasonsOf(imported(pattern))), others));

  it('sends a form where that is described', () => {
    const job = (pattern: string) => JSON.parse(imported(pattern).text).parameters.config.jobs[0];
    assert.deepEqual([job('POST /forms/run').method, job('POST /search/jql').method], ['FORM', 'POST']);
    assert.deepEqual(job('POST /forms/run').params, { q: { attr: 'q' } });
  });

  it('sends what is known of the query of a POST in its address', () => {
    const query = { name: 'expand', in: 'query', required: true, schema: { type: 'string', default: 'a b' } };
    const paths = { '/search/jql': { post: { ...list, parameters: [query] } } };
    const { text } = importDescription(readOpenApi(parseJson(JSON.stringify({ ...document, paths }))), {
      select: ['POST *'],
    });
    const [job] = JSON.parse(text).parameters.config.jobs;
    assert.deepEqual([job.endpoint, job.params], ['search/jql?expand=a%20b', undefined]);
  });
});

describe('importDescription: a recorded endpoint that is named', () => {
  const url = 'https://api.example.com/users';
  const recording = () =>
    readHar(
      parseJson(
        JSON.stringify(
          har(
            { url, body: [{ id: 1 }] },
            { url: `${url}/run`, method: 'POST', body: { state: 1 } },
            { url: `${url}/bad`, method: 'POST', status: 500 },
          ),
        ),
      ),
    );
  const of = (select: string) => importDescription(recording(), { select: [select] });

  it('is read whatever it responded with, for that was recorded', () =>
    assert.deepEqual(jobsOf(of('POST *')), ['POST /users/run']));
  it('is also named by its whole path, with that of the base address', () => {
    const url = 'https://api.example.com/rest/api/3/search/jql';
    const recorded = readHar(parseJson(JSON.stringify(har({ url, method: 'POST', body: [{ id: 1 }] }))));
    for (const select of ['POST /search/jql', 'POST /rest/api/3/search/jql', 'POST /rest/*'])
      assert.deepEqual(jobsOf(importDescription(recorded, { select: [select] })), ['POST /search/jql']);
    assert.deepEqual(jobsOf(importDescription(recorded, { select: ['POST /api/3/search/jql'] })), []);
  });
  it('has a reason where nothing is known of it', () =>
    assert.match(reasonsOf(of('POST *'))['POST /users/bad'] ?? '', /status 500/));
});

describe('nothingText', () => {
  const textOf = (...select: string[]) => nothingText('api.json', imported(...select), 'Change --select.');

  it('gives the reason for each endpoint that was meant', () =>
    assert.match(
      textOf('PUT *', 'POST /soap'),
      /^"api\.json" describes 2 such endpoints, but none that a job can read\. PUT \/orders: .* POST \/soap: .* Change --select\.$/,
    ));
  it('gives the reason for each list where none was named', () => {
    const paths = { '/rows': { get: { ...csv, summary: 'List all rows' } }, '/photo': { get: csv } };
    const rows = importDescription(readOpenApi(parseJson(JSON.stringify({ ...document, paths }))));
    assert.equal(
      nothingText('api.json', rows, 'Use --select.'),
      '"api.json" describes 1 endpoint with a list or pages, but none that becomes a job by itself. GET /rows: Its response is described as "text/csv", and a run reads JSON. Use --select.',
    );
  });
  it('says that none is like that only where none is', () =>
    assert.equal(textOf('DELETE *'), '"api.json" describes no such endpoint that a job can read. Change --select.'));
});
