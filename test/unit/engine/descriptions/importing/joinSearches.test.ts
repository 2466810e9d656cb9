import assert from 'node:assert/strict';
import { importDescription } from '../../../../../engine/core/descriptions/importing/importDescription.ts';
import { readOpenApi } from '../../../../../engine/core/descriptions/openapi/readOpenApi.ts';
import type { JsonValue } from '../../../../../engine/core/json/value.ts';

const responding = (properties: object) => ({
  responses: { 200: { content: { 'application/json': { schema: { type: 'object', properties } } } } },
});
const text = { type: 'string' };
const items = { type: 'array', items: { type: 'object', properties: { id: { type: 'integer' } } } };
const scrollId = { name: 'scroll_id', in: 'query', required: true, schema: text };
const start = { post: responding({ total: { type: 'integer' }, scroll_id: text }) };
const page = { get: { parameters: [scrollId], ...responding({ items, scroll_id: text }) } };

function imported(paths: object) {
  const document = { openapi: '3.1.0', info: {}, servers: [{ url: 'https://api.example.com' }], paths };
  const { text: written, report } = importDescription(readOpenApi(document as unknown as JsonValue));
  return { ...JSON.parse(written).parameters, report };
}

describe('a list that another request starts', () => {
  it('is a job that starts it, and a scroller that reads its pages', () => {
    const { api, config, report } = imported({ '/search': start, '/search/scroll': page });
    assert.deepEqual(api.pagination, {
      method: 'response.param',
      responseParam: 'scroll_id',
      queryParam: 'scroll_id',
      scrollRequest: { endpoint: 'search/scroll', method: 'GET' },
    });
    assert.deepEqual(config.jobs, [{ endpoint: 'search', method: 'POST', dataType: 'search', dataField: 'items' }]);
    assert.ok(report.endpoints[0]?.evidence.includes('POST /search starts it: it responds with the first token.'));
  });

  const apart: [what: string, paths: object][] = [
    [
      'its token is not required',
      { '/search': start, '/search/scroll': { get: { ...page.get, parameters: [{ ...scrollId, required: false }] } } },
    ],
    ['nothing above it has the token', { '/search': { post: responding({ total: text }) }, '/search/scroll': page }],
    ['what has the token is elsewhere', { '/login': start, '/search/scroll': page }],
    [
      'what has the token is a list itself',
      { '/search': { get: responding({ items, scroll_id: text }) }, '/search/scroll': page },
    ],
  ];
  for (const [what, paths] of apart) {
    it(`is a job of its own if ${what}`, () => {
      const { api, config } = imported(paths);
      assert.ok(!JSON.stringify(api).includes('scrollRequest'));
      assert.ok(config.jobs.some((job: { endpoint: string }) => job.endpoint === 'search/scroll'));
    });
  }
});
