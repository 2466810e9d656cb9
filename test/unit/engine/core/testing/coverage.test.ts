import assert from 'node:assert/strict';
import type { RunReport } from '../../../../../engine/core/contracts/generated/types.ts';
import { readPlanned } from '../../../../../engine/core/plan/readPlanned.ts';
import { Coverage } from '../../../../../engine/core/testing/coverage.ts';

const written = {
  api: {
    baseUrl: 'http://a.example/',
    pagination: {
      method: 'multiple',
      default: 'pages',
      scrollers: {
        pages: { method: 'pagenum' },
        tokens: { method: 'response.param', responseParam: 'next', queryParam: 't' },
      },
    },
  },
  config: {
    outputBucket: 'b',
    mappings: {
      users: {
        id: { mapping: { destination: 'id', primaryKey: true } },
        email: 'mail',
        tags: { type: 'table', destination: 'tags', tableMapping: { name: 'name' } },
      },
    },
    jobs: [
      { endpoint: 'users', dataType: 'users', children: [{ endpoint: 'users/{id}/x', placeholders: { id: 'id' } }] },
      { endpoint: 'log', scroller: 'tokens' },
    ],
  },
};

type Job = RunReport['jobs'][number];

function job(pointer: string, more: Partial<Job> = {}): Job {
  const verdict: Job['verdict'] = { status: 'complete', evidence: [] };
  return {
    name: pointer,
    pointer,
    pages: 1,
    requests: 1,
    records: 1,
    stopReason: 'last-page',
    verdict,
    ...more,
  } as Job;
}

function covered(runs: { jobs: Job[]; filled?: Record<string, string[]> }[], config: object = written): string[] {
  const coverage = new Coverage();
  const read = readPlanned(JSON.stringify(config), () => 0);
  if ('problems' in read) throw new Error(read.problems[0]?.message);
  for (const { jobs, filled = {} } of runs)
    coverage.add(read.config, { jobs }, new Map(Object.entries(filled).map(([name, all]) => [name, new Set(all)])));
  return coverage.parts.map(({ kind, name, pointer, runs: times }) => `${kind} ${name} ${pointer} ${times}`);
}

describe('The parts of a configuration that tests exercise', () => {
  const [users, child, log] = ['/config/jobs/0', '/config/jobs/0/children/0', '/config/jobs/1'] as const;
  const timesOf = (parts: string[], part: string) =>
    parts
      .find((each) => each.startsWith(part))
      ?.split(' ')
      .at(-1);

  it('are all jobs, scrollers and columns, each with its place', () => {
    assert.deepEqual(
      covered([{ jobs: [] }]).map((each) => each.split(' ').slice(-2).join(' ')),
      [
        '/api/pagination/scrollers/pages 0',
        '/api/pagination/scrollers/tokens 0',
        `${users} 0`,
        `${child} 0`,
        `${log} 0`,
        '/config/mappings/users/id 0',
        '/config/mappings/users/email 0',
        '/config/mappings/users/tags/tableMapping/name 0',
      ],
    );
  });

  it('have their places below "parameters" where the configuration is wrapped', () => {
    const parts = covered([{ jobs: [job(`/parameters${users}`)] }], { parameters: written });
    assert.ok(parts.some((part) => part.endsWith(`/parameters${users} 1`)));
    assert.ok(parts.some((part) => part.endsWith('/parameters/config/mappings/users/id 0')));
  });

  const cases: [what: string, run: { jobs: Job[]; filled?: Record<string, string[]> }, part: string, times: string][] =
    [
      ['a job that has read a page', { jobs: [job(users)] }, 'job users', '1'],
      ['a job that has read none', { jobs: [job(users, { pages: 0 })] }, 'job users', '0'],
      ['a scroller that has led to another page', { jobs: [job(users, { pages: 2 })] }, 'scroller pages', '1'],
      ['a scroller after whose page there was no other', { jobs: [job(users)] }, 'scroller pages', '0'],
      [
        'a scroller of a child that has one page for each record',
        { jobs: [job(child, { pages: 2, stopReasons: { 'last-page': 2 } as never })] },
        'scroller pages',
        '0',
      ],
      ['the scroller that a job names', { jobs: [job(log, { pages: 3 })] }, 'scroller tokens', '1'],
      ['a column with a value', { jobs: [], filled: { 'in.c-b.users': ['id'] } }, 'column users.id', '1'],
      ['a column that is always empty', { jobs: [], filled: { 'in.c-b.users': ['id'] } }, 'column users.mail', '0'],
      ['a column of a child table', { jobs: [], filled: { 'in.c-b.tags': ['name'] } }, 'column tags.name', '1'],
    ];
  for (const [what, run, part, times] of cases)
    it(`count ${what}: ${times}`, () => assert.equal(timesOf(covered([run]), part), times));

  it('count each run that exercises them', () => {
    const parts = covered([{ jobs: [job(users)] }, { jobs: [job(users), job(log)] }]);
    assert.deepEqual([timesOf(parts, 'job users '), timesOf(parts, 'job log')], ['2', '1']);
  });
});
