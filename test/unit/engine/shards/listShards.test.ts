import assert from 'node:assert/strict';
import type { CutRequest } from '../../../../engine/faces/shards.ts';
import { memoryPlace } from '../../../support/memoryPlace.ts';
import { ShardedRunner } from '../../../support/runShards.ts';

interface Cut {
  titles: string[];
  notes: string[];
}

const api = { baseUrl: 'https://api.test/', pagination: { method: 'offset', limit: '10' } };
const [a, b, c] = [{ endpoint: 'a' }, { endpoint: 'b' }, { endpoint: 'c' }];
const post = { endpoint: 'export', method: 'POST' };
const parents = { endpoint: 'p', children: [{ endpoint: 'p/{id}/c', placeholders: { id: 'id' } }] };
const posting = { endpoint: 'q', children: [{ endpoint: 'q/{id}', method: 'POST', placeholders: { id: 'id' } }] };

const runner = (config: object, { pagination = api.pagination as object } = {}) =>
  new ShardedRunner({ api: { ...api, pagination }, config: { outputBucket: 'b' }, ...config }, memoryPlace());

async function cut(jobs: object[], options: Partial<CutRequest> & { shards: number }, more: object = {}): Promise<Cut> {
  const { stages, notes } = await runner({ config: { outputBucket: 'b', jobs }, ...more }).list(options);
  const titles = stages.flatMap((stage) => stage.map((shard) => `${shard.name} ${shard.title}`));
  return { titles, notes: notes.map(({ pointer }) => pointer) };
}

const cases: [title: string, jobs: object[], options: Partial<CutRequest> & { shards: number }, expected: Cut][] = [
  ['a shard for each job', [a, b], { shards: 9 }, { titles: ['1-00001 "a"', '1-00002 "b"'], notes: [] }],
  [
    'neighbours where there are fewer',
    [a, b, c],
    { shards: 2 },
    { titles: ['1-00001 "a"', '1-00002 "b", "c"'], notes: [] },
  ],
  [
    'what comes after a job that sends data together with it, and says why',
    [a, post, b],
    { shards: 9 },
    { titles: ['1-00001 "a"', '1-00002 "export", "b"'], notes: ['/config/jobs/1'] },
  ],
  [
    'also that where jobs are said to be independent',
    [a, post, b],
    { shards: 9, independent: true },
    { titles: ['1-00001 "a"', '1-00002 "export"', '1-00003 "b"'], notes: [] },
  ],
  [
    'a job with children into its parents and ranges of them',
    [parents, a],
    { shards: 3 },
    {
      titles: [
        '1-00001 "p", without children',
        '1-00002 "a"',
        '2-00001 "p", the children of part 1 of 2',
        '2-00002 "p", the children of part 2 of 2',
      ],
      notes: [],
    },
  ],
  ['no children that send data', [posting], { shards: 4 }, { titles: ['1-00001 "q"'], notes: [] }],
  [
    'the pages of a job whose number of records is given',
    [a],
    { shards: 3, records: { a: 95 } },
    { titles: ['1-00001 "a", pages 1 to 3', '1-00002 "a", pages 4 to 6', '1-00003 "a", pages from 7'], notes: [] },
  ],
  [
    'no more parts than pages',
    [a],
    { shards: 9, records: { a: 11 } },
    { titles: ['1-00001 "a", page 1', '1-00002 "a", pages from 2'], notes: [] },
  ],
  ['no single page', [a], { shards: 9, records: { a: 10 } }, { titles: ['1-00001 "a"'], notes: ['/config/jobs/0'] }],
];

describe('the shards of a run', () => {
  for (const [title, jobs, options, expected] of cases) {
    it(`are ${title}`, async () => assert.deepEqual(await cut(jobs, options), expected));
  }

  it('are those of each iteration', async () => {
    const iterations = Array.from({ length: 5 }, (_, index) => ({ account: index }));
    assert.deepEqual((await cut([a, b], { shards: 3 }, { iterations })).titles, [
      '1-00001 "a", "b" of iterations 1 to 2',
      '1-00002 "b", "a" of iterations 2 to 3',
      '1-00003 "a", "b" of iterations 4 to 5',
    ]);
  });

  for (const [why, pagination] of Object.entries({
    'needs the page before': { method: 'response.param', responseParam: 'next', queryParam: 'next' },
    'counts from the first page': { method: 'offset', limit: '10', limitStop: { count: 5 } },
    'asks for no page size': { method: 'pagenum' },
  })) {
    it(`leave the pages together of a paging that ${why}`, async () => {
      const { stages, notes } = await runner({ config: { outputBucket: 'b', jobs: [a] } }, { pagination }).list({
        shards: 4,
        records: { a: 100 },
      });
      assert.equal(stages.flat().length, 1);
      assert.match(notes[0]?.message ?? '', new RegExp(why === 'needs the page before' ? 'needs the one before' : why));
    });
  }

  it('share the rate of requests', async () => {
    const { stages } = await runner({ config: { outputBucket: 'b', jobs: [parents] } }).list({
      shards: 4,
      requestsPerSecond: 10,
    });
    assert.deepEqual(
      stages.map((stage) => stage.map(({ requestsPerSecond }) => requestsPerSecond)),
      [[10], [2.5, 2.5, 2.5, 2.5]],
    );
  });

  it('are not made for a paging that ends after some time', async () => {
    const pagination = { method: 'offset', forceStop: { time: 5 } };
    await assert.rejects(runner({ config: { outputBucket: 'b', jobs: [a] } }, { pagination }).list({ shards: 2 }), {
      code: 'shard.ends-by-time',
      pointer: '/api/pagination/forceStop',
    });
  });

  it('are not made with the number of records of a job that is not there', async () => {
    await assert.rejects(cut([a], { shards: 2, records: { ab: 100 } }), /has no job "ab"/);
  });

  it('hold no secret of the configuration', async () => {
    const secret = 'canary-4711-secret';
    const jobs = [{ endpoint: `items?api_key=${secret}` }];
    const list = await runner({ config: { outputBucket: 'b', '#token': secret, jobs } }).list({ shards: 2 });
    assert.ok(!JSON.stringify(list).includes(secret));
  });
});
