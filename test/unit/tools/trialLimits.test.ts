import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ToolHost } from '../../../tools/call/toolHost.ts';
import { callTool } from '../../../tools/set/callTool.ts';
import { sendJson, startApi, type TestApi } from '../../support/startApi.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';
import { codeOf, outputOf, testHost } from './testHost.ts';

interface JobVerdict {
  status: string;
  evidence: { code: string }[];
}

/** Users with a total, two on a page; each has as many posts as `posts` says, one on a page. */
function startUsers(users: number, posts: (user: number) => number): Promise<TestApi> {
  return startApi((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://x');
    const [from, size] = ['offset', 'limit'].map((name) => Number(searchParams.get(name) ?? 0));
    const user = Number(/\d+/.exec(pathname)?.[0] ?? 0);
    const total = user === 0 ? users : posts(user);
    const ids = Array.from({ length: total }, (_, index) => ({ id: index + 1 }));
    sendJson(response, { items: ids.slice(from, (from ?? 0) + (size ?? 0)), total });
  });
}

const child = { endpoint: 'users/{id}/posts', dataType: 'posts', dataField: 'items', placeholders: { id: 'id' } };
const config = (baseUrl: string) =>
  JSON.stringify({
    api: { baseUrl, pagination: { method: 'offset', limit: 2 } },
    config: {
      jobs: [
        { endpoint: 'users', dataType: 'users', dataField: 'items', children: [{ ...child, params: { limit: 1 } }] },
      ],
    },
  });

describe('the limits of run_trial', () => {
  const folder = temporaryFolder();
  let host: ToolHost;
  let api: TestApi | undefined;
  beforeEach(() => {
    host = testHost(folder(), { consent: 'files' });
  });
  afterEach(async () => api?.close());

  async function trial(users: number, posts: (user: number) => number, maxPages = 3) {
    api = await startUsers(users, posts);
    writeFileSync(path.join(folder(), 'files/a.extractor.json'), config(`${api.url}/`));
    const output = await outputOf('run_trial', { path: 'a.extractor.json', job: 'users', maxPages }, host);
    const { jobs } = output['verdict'] as { jobs: ({ name: string } & JobVerdict)[] };
    return Object.fromEntries(jobs.map(({ name, ...verdict }) => [name, verdict]));
  }
  const codes = (verdict: JobVerdict | undefined) => verdict?.evidence.map(({ code }) => code) ?? [];

  it('count for each record of a parent, so that a job with children can be complete', async () => {
    const verdicts = await trial(5, () => 2);
    assert.equal(verdicts['users']?.status, 'complete');
    assert.equal(verdicts['users > posts']?.status, 'complete');
    assert.equal(api?.requests.length, 3 + 5 * 3);
  });

  it('leave a child incomplete that is longer for one of them, and read it for the others', async () => {
    const verdicts = await trial(4, (user) => (user === 1 ? 9 : 2));
    assert.equal(verdicts['users']?.status, 'complete');
    assert.equal(verdicts['users > posts']?.status, 'incomplete');
    assert.deepEqual(codes(verdicts['users > posts'])[0], 'max-pages');
    assert.ok(api?.requests.some((request) => request.includes('/users/4/')));
  });

  it('leave no child of a cut parent complete', async () => {
    const verdicts = await trial(9, () => 1);
    assert.deepEqual([verdicts['users']?.status, codes(verdicts['users'])[0]], ['incomplete', 'max-pages']);
    assert.equal(verdicts['users > posts']?.status, 'unknown');
    assert.deepEqual(codes(verdicts['users > posts'])[0], 'parent-incomplete');
  });

  it('end at 50 requests, with all of them', async () => {
    const verdicts = await trial(20, () => 9, 10);
    assert.equal(api?.requests.length, 50);
    assert.notEqual(verdicts['users']?.status, 'complete');
    assert.equal(verdicts['users > posts']?.status, 'incomplete');
  });

  it('are of configurations in the folders where nobody is asked: a text may name any address', async () => {
    api = await startUsers(1, () => 1);
    const text = config(`${api.url}/`);
    assert.equal(codeOf(await callTool('run_trial', { text, job: 'users' }, host)), 'tool.not-a-file');
    assert.deepEqual(api.requests, []);
    writeFileSync(path.join(folder(), 'files/a.extractor.json'), text);
    assert.equal(codeOf(await callTool('run_trial', { path: 'a.extractor.json', job: 'users' }, host)), 'done');
  });

  it('are asked for where a text can be agreed to', async () => {
    const text = config('https://api.example.com/');
    const { consent: _, ...asking } = host;
    assert.equal(codeOf(await callTool('run_trial', { text, job: 'users' }, asking)), 'asked');
  });
});
