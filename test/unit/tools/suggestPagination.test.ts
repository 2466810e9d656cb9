import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ToolHost } from '../../../tools/call/toolHost.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';
import { outputOf, testHost } from './testHost.ts';

interface Choice {
  title: string;
  confidence: string;
  evidence: string;
  edits?: { newText: string }[];
}

const tokens = Array.from({ length: 25 }, (_, index) => ({ token: `tok${index}` }));
const ids = [{ id: 1 }, { id: 2 }];
const openapi = {
  openapi: '3.0.0',
  info: { title: 'Rows', version: '1' },
  servers: [{ url: 'https://api.example.com/' }],
  paths: {
    '/rows': {
      get: {
        parameters: [{ name: 'pageCursor', in: 'query', schema: { type: 'string' } }],
        responses: { 200: { description: 'Rows', content: { 'application/json': { schema: { type: 'object' } } } } },
      },
    },
  },
};

describe('the tool suggest_pagination', () => {
  const folder = temporaryFolder();
  let host: ToolHost;
  beforeEach(() => {
    host = testHost(folder());
  });

  async function choices(job: object, response: object, more: object = {}): Promise<Choice[]> {
    const configuration = {
      api: { baseUrl: 'https://api.example.com/' },
      config: { jobs: [{ endpoint: 'rows', ...job }] },
    };
    const input = {
      text: JSON.stringify(configuration),
      responses: [{ job: 'rows', url: 'https://api.example.com/rows', ...response }],
      ...more,
    };
    return (await outputOf('suggest_pagination', input, host))['choices'] as Choice[];
  }

  it('offers nothing beside an object of a body', async () => {
    const job = { method: 'POST', dataField: 'items', params: { filter: { state: 'A' }, page: { limit: 20 } } };
    const [only, ...others] = await choices(job, { body: { items: ids, page: { totalItems: 50, endCursor: '20' } } });
    assert.deepEqual([only?.edits, others], [[], []]);
    assert.match(only?.evidence ?? '', /the object "page" of the body, and no paging method can write there/);
  });

  it('offers the place of the last token', async () => {
    const body = { total_items: 57, page_count: 3, items: tokens };
    const found = await choices({ dataField: 'items', params: { page_size: 25 } }, { body });
    const last = found.find(({ title }) => title === 'response.param by "token" of the last record');
    assert.equal(last?.confidence, 'low');
    assert.match(last?.edits?.[0]?.newText ?? '', /"responseParam": ?"items\.24\.token"/);
  });

  it('says that no method reads a header', async () => {
    const [only, ...others] = await choices({}, { headers: { NextPageToken: '2' }, body: ids });
    assert.deepEqual([only?.title, others], ['No paging method for the header "nextpagetoken"', []]);
  });

  it('keeps the name that a document describes', async () => {
    writeFileSync(path.join(host.folders[0] ?? '', 'api.json'), JSON.stringify(openapi));
    const body = { rows: [], next_token: 'x' };
    const [guessed] = await choices({}, { body });
    const [known] = await choices({}, { body }, { description: 'api.json' });
    assert.match(guessed?.evidence ?? '', /"token" is a guess/);
    assert.match(known?.evidence ?? '', /api\.json describes "pageCursor"/);
    assert.match(known?.edits?.[0]?.newText ?? '', /"queryParam": ?"pageCursor"/);
  });

  it('reads no document outside of the folders', async () => {
    await assert.rejects(choices({}, { body: ids }, { description: '/etc/hostname' }), /tool\.outside/);
  });
});
