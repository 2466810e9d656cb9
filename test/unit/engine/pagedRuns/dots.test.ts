import assert from 'node:assert/strict';
import { items, pagedRuns } from './pagedRuns.ts';

const byToken = (queryParam: string) => ({
  pagination: { method: 'response.param', responseParam: 'page.end', queryParam, includeParams: true },
});
const body = { filter: { state: 'A' }, page: { limit: 2 } };
const answers = [
  { items: items(1, 2), page: { end: '2' } },
  { items: items(1, 2), page: { end: '2' } },
];

describe('a parameter with a dot in its name', () => {
  const run = pagedRuns();
  const post = { method: 'POST', params: body };
  const offset = { pagination: { method: 'offset', limit: 2, offsetParam: 'page.from' } };

  const speaks: [title: string, api: object, job: object][] = [
    ['a token beside the object that it seems to mean', byToken('page.after'), post],
    ['an offset', offset, post],
    [
      'an object that all jobs send',
      { ...byToken('page.after'), http: { defaultOptions: { params: { page: { limit: 2 } } } } },
      { method: 'POST' },
    ],
  ];
  for (const [title, api, job] of speaks) {
    it(`is told of, once: ${title}`, async () => {
      const { events, report, requests } = await run({ api, job }, answers);
      assert.match(requests[1] ?? '', /"page":\{"limit":2\}.*"page\.(after|from)":/);
      const told = events.filter(({ kind }) => kind === 'param-is-one-key');
      assert.deepEqual(
        told.map(({ level, job: name, message }) => [level, name, /one key of the body.*object "page"/.test(message)]),
        [['warning', 'things', true]],
      );
      assert.notEqual(report.jobs[0]?.verdict.status, 'complete');
    });
  }

  it('is named where its repetition ended the paging', async () => {
    const { report } = await run({ api: byToken('page.after'), job: post }, answers);
    const [found] = report.jobs[0]?.verdict.evidence ?? [];
    assert.match(found?.message ?? '', /"page\.after" is sent as one key of the body, dots included, beside "page"\.$/);
  });

  const silent: [title: string, api: object, job: object][] = [
    ['in a query', byToken('page.after'), { params: body }],
    ['in a form', byToken('page.after'), { method: 'FORM', params: body }],
    ['without such an object', byToken('page.after'), { method: 'POST', params: { a: 1 } }],
    ['where the job sends it too', byToken('page.after'), { method: 'POST', params: { ...body, 'page.after': '' } }],
    ['that ends with one', byToken('page.'), post],
  ];
  for (const [title, api, job] of silent) {
    it(`is nothing to tell of ${title}`, async () => {
      const { events } = await run({ api, job }, answers);
      assert.ok(!events.some(({ kind }) => kind === 'param-is-one-key'));
    });
  }
});

describe('a key with a dot where a path is split', () => {
  const run = pagedRuns();

  it('is named in the warning of a run', async () => {
    const pagination = { method: 'response.url', urlKey: 'page.next' };
    const { events } = await run({ api: { pagination } }, [{ items: items(1, 2), 'page.next': '/2' }]);
    const warning = events.find(({ kind }) => kind === 'next-value-missing');
    assert.match(warning?.message ?? '', /"page\.next", which is split.*Write "page\.next" with "delimiter": "\/"/);
  });

  it('is named where the records are looked for', async () => {
    const { events } = await run({ job: { dataField: 'data.rows' } }, [{ 'data.rows': items(1, 2) }]);
    const warning = events.find(({ kind }) => kind === 'empty-page');
    assert.match(warning?.message ?? '', /on the first page: it is split at "\.".*Write \{"path": "data\.rows"/);
  });

  it('is no matter where the path is there', async () => {
    const pagination = { method: 'response.url', urlKey: 'page.next' };
    const { events } = await run({ api: { pagination } }, [
      { items: items(1, 2), page: { next: null }, 'page.next': '/2' },
    ]);
    assert.ok(!events.some(({ kind }) => kind === 'next-value-missing'));
  });
});
