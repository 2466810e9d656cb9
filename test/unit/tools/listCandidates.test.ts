import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ToolHost } from '../../../tools/call/toolHost.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';
import { outputOf, testHost } from './testHost.ts';

interface Choice {
  title: string;
  proven: boolean;
  confidence: string;
  evidence: string;
  edits?: { newText: string }[];
}

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

describe('the tool find_pagination without requests', () => {
  const folder = temporaryFolder();
  let host: ToolHost;
  beforeEach(() => {
    host = testHost(folder());
  });
  const write = (content: string, name = 'a.extractor.json') =>
    writeFileSync(path.join(host.folders[0] ?? '', name), content);

  async function candidates(job: object, response: object, more: object = {}): Promise<Choice[]> {
    const configuration = {
      api: { baseUrl: 'https://api.example.com/' },
      config: { jobs: [{ endpoint: 'rows', ...job }] },
    };
    const input = {
      text: JSON.stringify(configuration),
      responses: [{ job: 'rows', url: 'https://api.example.com/rows', ...response }],
      ...more,
    };
    return (await outputOf('find_pagination', input, host))['candidates'] as Choice[];
  }
  const ids = [{ id: 1 }, { id: 2 }];

  it('needs no consent, and proves nothing', async () => {
    write(JSON.stringify({ api: { baseUrl: 'http://127.0.0.1:9/' }, config: { jobs: [{ endpoint: 'rows' }] } }));
    const found = await outputOf('find_pagination', { path: 'a.extractor.json', send: false }, host);
    assert.deepEqual(
      [found['result'], found['requests'], found['candidates'], found['lookedAt']],
      ['unknown', 0, [], ''],
    );
    assert.match(String(found['reason']), /^Nothing was sent, so nothing is proven\./);
  });

  it('lists what fits given responses as not proven', async () => {
    const next = 'https://api.example.com/rows?page=2';
    const [first] = await candidates({ dataField: 'items' }, { body: { items: ids, next } });
    assert.deepEqual([first?.proven, first?.confidence], [false, 'high']);
    assert.match(first?.edits?.[0]?.newText ?? '', /response\.url/);
  });

  it('offers nothing beside an object of a body', async () => {
    const job = { method: 'POST', dataField: 'items', params: { filter: { state: 'A' }, page: { limit: 20 } } };
    const [only, ...others] = await candidates(job, {
      body: { items: ids, page: { totalItems: 50, endCursor: '20' } },
    });
    assert.deepEqual([only?.edits, others], [[], []]);
    assert.match(only?.evidence ?? '', /the object "page" of the body, and no paging method can write there/);
  });

  it('offers the place of the last token', async () => {
    const records = Array.from({ length: 25 }, (_, index) => ({ token: `tok${index}` }));
    const body = { total_items: 57, page_count: 3, items: records };
    const found = await candidates({ dataField: 'items', params: { page_size: 25 } }, { body });
    const last = found.find(({ title }) => title === 'response.param by "token" of the last record');
    assert.equal(last?.confidence, 'low');
    assert.match(last?.edits?.[0]?.newText ?? '', /"responseParam": ?"items\.24\.token"/);
  });

  it('says that no method reads a header', async () => {
    const [only, ...others] = await candidates({}, { headers: { NextPageToken: '2' }, body: ids });
    assert.deepEqual([only?.title, others], ['No paging method for the header "nextpagetoken"', []]);
  });

  it('keeps the name that a document describes', async () => {
    write(JSON.stringify(openapi), 'api.json');
    const body = { rows: [], next_token: 'x' };
    const [guessed] = await candidates({}, { body });
    const [known] = await candidates({}, { body }, { description: 'api.json' });
    assert.match(guessed?.evidence ?? '', /"token" is a guess/);
    assert.match(known?.evidence ?? '', /api\.json describes "pageCursor"/);
    assert.match(known?.edits?.[0]?.newText ?? '', /"queryParam": ?"pageCursor"/);
  });

  it('reads no document outside of the folders', async () => {
    await assert.rejects(candidates({}, { body: ids }, { description: '/etc/hostname' }), /tool\.outside/);
  });
});
