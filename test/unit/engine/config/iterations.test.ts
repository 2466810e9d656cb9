import assert from 'node:assert/strict';
import { firstProblem, type Parts, readParts } from './readParts.ts';

const withIterations = (iterations: unknown, parts: Parts = {}): Parts => ({
  ...parts,
  parameters: { iterations },
});

const endpointsOf = (parts: Parts) =>
  readParts(parts).iterations.map(({ jobs }) => jobs.map(({ endpoint }) => endpoint));

describe('iterations (configuration.md 8)', () => {
  it('configuration.md 8: one run over all jobs for each element', () =>
    assert.deepEqual(endpointsOf(withIterations([{ a: 1 }, { a: 2 }])), [['parcels'], ['parcels']]));

  it('configuration.md 8: every key of config may be replaced, jobs too', () => {
    const iterations = [
      { jobs: [{ endpoint: 'a' }], outputBucket: 'x', incrementalOutput: true, mappings: { a: { id: 'id' } } },
      { compatLevel: 1 },
    ];
    const [first, second] = readParts(withIterations(iterations, { config: { outputBucket: 'y' } })).iterations;
    assert.deepEqual(
      [first?.jobs[0]?.endpoint, first?.bucket, first?.incremental, first?.mappings.size, first?.compatLevel],
      ['a', 'x', true, 1, 3],
    );
    assert.deepEqual(
      [second?.jobs[0]?.endpoint, second?.bucket, second?.incremental, second?.mappings.size, second?.compatLevel],
      ['parcels', 'y', false, 0, 1],
    );
  });

  it('configuration.md 8: the replacement is shallow: an element with http replaces the whole config.http', () => {
    const config = { http: { headers: { 'X-A': 'a', 'X-B': 'b' } } };
    const { iterations } = readParts(withIterations([{ http: { headers: { 'X-A': 'z' } } }, {}], { config }));
    assert.deepEqual(
      iterations.map(({ headers }) => headers[1]),
      [{ 'X-A': 'z' }, { 'X-A': 'a', 'X-B': 'b' }],
    );
  });

  it('configuration.md 8: nothing outside config is changed', () => {
    const { iterations } = readParts(
      withIterations([{ baseUrl: 'https://x.test/', api: { baseUrl: 'https://x.test/' } }]),
    );
    assert.equal(iterations[0]?.baseUrl, 'https://api.example.test/v2/');
  });

  it('authentication.md 1: the credentials are those of the iteration', () => {
    const parts = withIterations(
      [
        { username: 'a', '#password': 'p' },
        { username: 'b', '#password': 'q' },
      ],
      {
        api: { authentication: { type: 'basic' } },
      },
    );
    const request = { method: 'GET' as const, target: { origin: '', path: '', query: '' }, headers: new Map() };
    const attempt = { now: 0, nonce: () => '', session: undefined };
    assert.deepEqual(
      readParts(parts).iterations.map(({ authentication }) =>
        authentication.authorize(request, attempt).headers.get('Authorization'),
      ),
      [`Basic ${btoa('a:p')}`, `Basic ${btoa('b:q')}`],
    );
  });

  for (const iterations of [undefined, null, [], {}, '', 0, false]) {
    it(`configuration.md 4: ${JSON.stringify(iterations) ?? 'no iterations'} is the same as absent`, () =>
      assert.deepEqual(endpointsOf(withIterations(iterations)), [['parcels']]));
  }

  it('configuration.md 4: of an object in place of the list the values are used', () =>
    assert.deepEqual(endpointsOf(withIterations({ a: { jobs: [{ endpoint: 'a' }] }, b: {} })), [['a'], ['parcels']]));

  for (const [iterations, pointer] of [
    ['often', '/iterations'],
    [5, '/iterations'],
    [true, '/iterations'],
    [[{}, 'b'], '/iterations/1'],
    [[{}, null], '/iterations/1'],
    [[[]], '/iterations/0'],
    [{ a: {}, b: 5 }, '/iterations/b'],
  ] as [unknown, string][]) {
    it(`configuration.md 4, Pagewright: ${JSON.stringify(iterations)} is a user error`, () =>
      assert.equal(firstProblem(withIterations(iterations)), `config.wrong-type ${pointer}`));
  }

  it('configuration.md 8: what is wrong in an element is said at its place there', () => {
    const child = { endpoint: 'b', recursionFilter: 'x' };
    const wrong: [object, string][] = [
      [{ jobs: [] }, 'config.empty /iterations/1/jobs'],
      [{ jobs: [{}] }, 'config.missing-key /iterations/1/jobs/0'],
      [
        { jobs: [{ endpoint: 'a', params: { p: { attr: 'x' } } }] },
        'function.unknown-reference /iterations/1/jobs/0/params/p',
      ],
      [
        { jobs: [{ endpoint: 'a', children: [child] }] },
        'config.invalid /iterations/1/jobs/0/children/0/recursionFilter',
      ],
      [{ http: { headers: { 'X-A': { attr: 'x' } } } }, 'function.unknown-reference /iterations/1/http/headers/X-A'],
    ];
    for (const [element, problem] of wrong) assert.equal(firstProblem(withIterations([{}, element])), problem);
  });

  it('configuration.md 9: debug of any iteration switches the debug events on', () => {
    assert.equal(readParts(withIterations([{}, { debug: true }])).debug, true);
    assert.equal(readParts(withIterations([{}, {}])).debug, false);
  });
});
