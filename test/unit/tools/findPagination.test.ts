import assert from 'node:assert/strict';
import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { TextDocument } from 'vscode-languageserver-textdocument';
import type { ToolHost } from '../../../tools/call/toolHost.ts';
import { callTool } from '../../../tools/set/callTool.ts';
import { sendJson, startApi, type TestApi } from '../../support/startApi.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';
import { codeOf, outputOf, testHost } from './testHost.ts';

interface Edit {
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
  newText: string;
}

/** Applies edits whose lines and columns count from 1. */
function applied(text: string, edits: readonly Edit[]): string {
  const places = edits.map(({ line, column, endLine, endColumn, newText }) => ({
    range: { start: { line: line - 1, character: column - 1 }, end: { line: endLine - 1, character: endColumn - 1 } },
    newText,
  }));
  return TextDocument.applyEdits(TextDocument.create('', 'json', 1, text), places);
}

describe('the tool find_pagination', () => {
  const folder = temporaryFolder();
  let host: ToolHost;
  let api: TestApi;
  const tokens: (string | undefined)[] = [];

  beforeEach(async () => {
    host = testHost(folder());
    tokens.length = 0;
    api = await startApi((request, response) => {
      tokens.push(request.headers.authorization);
      const { searchParams } = new URL(request.url ?? '', 'http://x');
      const skip = Number(searchParams.get('skip') ?? 0);
      const items = Array.from({ length: 57 }, (_, index) => ({ id: `row-${index}` })).slice(skip, skip + 20);
      sendJson(response, { items, total: 57 });
    });
  });
  afterEach(() => api.close());

  const text = (jobs: object[] = [{ endpoint: 'rows' }], more: object = {}) =>
    JSON.stringify({ api: { baseUrl: `${api.url}/`, ...more }, config: { '#token': '', jobs } }, undefined, 2);
  const write = (content: string, name = 'a.extractor.json') =>
    writeFileSync(path.join(host.folders[0] ?? '', name), content);
  const find = (input: object = {}, more: Partial<ToolHost> = { consent: 'always' }) =>
    callTool('find_pagination', { path: 'a.extractor.json', ...input }, { ...host, ...more });

  describe('with requests', () => {
    it('returns what is proven, what it took, and the edits that write it', async () => {
      write(text());
      const found = await outputOf('find_pagination', { path: 'a.extractor.json' }, { ...host, consent: 'always' });
      assert.deepEqual([found['result'], found['method'], found['candidates']], ['found', 'offset', undefined]);
      assert.equal(found['requests'], api.requests.length);
      assert.ok(api.requests.length <= 12);
      const after = JSON.parse(applied(text(), found['edits'] as Edit[]));
      assert.deepEqual(after.api.pagination, found['pagination']);
      assert.equal(after.api.pagination.offsetParam, 'skip');
    });

    it('has no edits where it is written already', async () => {
      write(text());
      const { edits } = await outputOf('find_pagination', { path: 'a.extractor.json' }, { ...host, consent: 'always' });
      write(applied(text(), edits as Edit[]));
      const again = await outputOf('find_pagination', { path: 'a.extractor.json' }, { ...host, consent: 'always' });
      assert.deepEqual([again['result'], again['edits']], ['found', []]);
    });

    it('replaces a paging that is half written, and says what was wrong with it', async () => {
      write(text(undefined, { pagination: { method: 'response.param', responseParam: 'next' } }));
      const found = await outputOf('find_pagination', { path: 'a.extractor.json' }, { ...host, consent: 'always' });
      assert.deepEqual([found['result'], found['method']], ['found', 'offset']);
      assert.match(JSON.stringify(found['tried']), /"queryParam\\" is missing/);
    });

    it('is a question before the user has agreed, and nothing is sent', async () => {
      write(text([{ endpoint: 'rows' }, { endpoint: 'orders', method: 'POST' }]));
      const result = await find({}, {});
      assert.ok('question' in result);
      assert.equal(
        result.question,
        `Find the paging of the jobs "rows", "orders" of "a.extractor.json": at most 24 requests to ${api.url}, with no stored secret. It begins with GET "/rows", POST "/orders". The others are the same with other parameters. No other address is asked, and no table is written.`,
      );
      assert.deepEqual(api.requests, []);
    });

    it('is what the user agreed to: another job, budget or configuration is another question', async () => {
      write(text([{ endpoint: 'rows' }, { endpoint: 'others' }]));
      const asked = await find({ job: 'rows' }, {});
      assert.ok('question' in asked);
      const agreed = { consent: { to: asked.about } };
      for (const other of [{}, { job: 'others' }, { job: 'rows', maxRequests: 20 }])
        assert.equal(codeOf(await find(other, agreed)), 'asked', JSON.stringify(other));
      assert.equal(
        codeOf(await callTool('run_trial', { path: 'a.extractor.json', job: 'rows' }, { ...host, ...agreed })),
        'asked',
      );
      assert.deepEqual(api.requests, []);
      assert.equal(codeOf(await find({ job: 'rows' }, agreed)), 'done');
      write(text([{ endpoint: 'rows', params: { state: 'all' } }]));
      assert.equal(codeOf(await find({ job: 'rows' }, agreed)), 'asked');
    });

    it('is refused for a text where nobody is asked, which gets no secrets elsewhere', async () => {
      const given = { path: undefined, text: text() };
      assert.equal(codeOf(await find(given, { consent: 'files' })), 'tool.not-a-file');
      assert.deepEqual(api.requests, []);
      const secretsFor = async () => assert.fail('It was asked for.');
      assert.equal(codeOf(await find(given, { consent: 'always', secretsFor })), 'done');
    });

    it('uses the secrets of the user, and shows none', async () => {
      const headers = { Authorization: { function: 'concat', args: ['Bearer ', { attr: '#token' }] } };
      write(text(undefined, { http: { headers } }));
      const secretsFor = async () => ({ '#token': 'canary-5e1f0d' });
      const asked = await find({}, { secretsFor });
      assert.match('question' in asked ? asked.question : '', /with the secrets "#token"/);
      const result = await find({}, { consent: 'always', secretsFor });
      assert.equal(codeOf(result), 'done');
      assert.doesNotMatch(JSON.stringify([asked, result]), /canary/);
      assert.ok(tokens.length > 1 && tokens.every((token) => token === 'Bearer canary-5e1f0d'));
    });

    it('ends with its budget, and says what was tried', async () => {
      write(text());
      const found = await outputOf(
        'find_pagination',
        { path: 'a.extractor.json', maxRequests: 2 },
        { ...host, consent: 'always' },
      );
      assert.deepEqual([found['result'], found['maxRequests'], api.requests.length], ['unknown', 2, 2]);
    });

    it('sends at most 50 for many jobs', async () => {
      write(text(Array.from({ length: 9 }, (_, index) => ({ endpoint: `rows/${index}` }))));
      const result = await find({}, {});
      assert.match('question' in result ? result.question : '', /at most 50 requests/);
    });

    it('asks no other address for a next page', async () => {
      const other = await startApi((_request, response) => sendJson(response, { items: [{ id: 'x' }] }));
      const evil = await startApi((_request, response) =>
        sendJson(response, { items: [{ id: 'a' }, { id: 'b' }], next: `${other.url}/rows` }),
      );
      try {
        write(text().replaceAll(api.url, evil.url));
        assert.equal(codeOf(await find()), 'done');
        assert.ok(evil.requests.length > 0);
        assert.deepEqual(other.requests, []);
      } finally {
        await Promise.all([other.close(), evil.close()]);
      }
    });

    it('searches a child job for a record of its parent, which the question says', async () => {
      write(text([{ endpoint: 'rows', children: [{ endpoint: 'rows/{id}/parts', placeholders: { id: 'id' } }] }]));
      const job = 'rows > rows/{id}/parts';
      const asked = await find({ job }, {});
      assert.match('question' in asked ? asked.question : '', /begins with GET "\/rows", GET "\/rows\/.*parts"/);
      assert.match('question' in asked ? asked.question : '', /at most 12 requests/);
      assert.equal(codeOf(await find({ job })), 'done');
      const [first, ...others] = api.requests;
      assert.match(first ?? '', /^GET \/rows$/);
      assert.ok(
        others.every((request) => /^GET \/rows\/[^/]+\/parts/.test(request)),
        String(others),
      );
    });

    it('ends with the call, and leaves no file behind', async () => {
      const stopping = new AbortController();
      const slow = await startApi(() => stopping.abort(new Error('stopped')));
      try {
        write(text().replaceAll(api.url, slow.url));
        const call = callTool(
          'find_pagination',
          { path: 'a.extractor.json' },
          { ...host, consent: 'always' },
          stopping.signal,
        );
        await assert.rejects(call, /stopped/);
        assert.deepEqual(readdirSync(host.session), []);
      } finally {
        await slow.close();
      }
    });
  });
});
