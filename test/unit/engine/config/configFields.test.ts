import assert from 'node:assert/strict';
import { evaluate } from '../../../../engine/core/expressions/evaluate.ts';
import { firstProblem, iterationOf, noon, type Parts, problemsOf, readParts } from './readParts.ts';

/** The value of a reference or function where a job is run. */
function computed(expression: object, config: object): unknown {
  const { contexts } = iterationOf({ config });
  return evaluate(JSON.parse(JSON.stringify(expression)), { contexts, now: () => noon, pointer: '/here' });
}

describe('parameters.config (configuration.md 9)', () => {
  it('configuration.md 9: jobs: missing, empty or no list is a user error, and so is an element that is no object', () => {
    for (const jobs of [undefined, [], null, {}, 'parcels', 5])
      assert.match(firstProblem({ config: { jobs } }) ?? '', /^config\.\S+ \/config(\/jobs)?$/);
    assert.equal(firstProblem({ config: { jobs: [{ endpoint: 'a' }, 'b'] } }), 'config.wrong-type /config/jobs/1');
  });

  it('configuration.md 9: jobs is not visible as an attribute', () =>
    assert.match(
      firstProblem({ config: { jobs: [{ endpoint: 'parcels', params: { a: { attr: 'jobs.0.endpoint' } } }] } }) ?? '',
      /^function\.unknown-reference/,
    ));

  // outputBucket, id, api.name, the bucket
  const buckets: [object, object, string | undefined][] = [
    [{}, {}, undefined],
    [{ outputBucket: 'parcels' }, {}, 'parcels'],
    [{ outputBucket: 7 }, {}, '7'],
    [{ outputBucket: '', id: '' }, {}, undefined],
    [{ id: 'main' }, {}, 'ex-api-generic-main'],
    [{ id: 7 }, { name: 'depots' }, 'ex-api-depots-7'],
    [{ id: 7 }, { name: '' }, 'ex-api-generic-7'],
    [{ outputBucket: 'parcels', id: 7 }, { name: 'depots' }, 'parcels'],
  ];
  for (const [config, api, bucket] of buckets) {
    it(`configuration.md 9: ${JSON.stringify(config)} with api ${JSON.stringify(api)}: bucket ${bucket ?? 'none'}`, () =>
      assert.equal(iterationOf({ config, api }).bucket, bucket));
  }

  it('configuration.md 5: a name that is no text is a user error', () =>
    assert.equal(firstProblem({ api: { name: 5 } }), 'config.wrong-type /api/name'));

  it('configuration.md 9: incrementalOutput is false by default; text is a user error', () => {
    assert.equal(iterationOf().incremental, false);
    assert.equal(iterationOf({ config: { incrementalOutput: true } }).incremental, true);
    assert.equal(firstProblem({ config: { incrementalOutput: 'yes' } }), 'config.wrong-type /config/incrementalOutput');
  });

  // debug is read as a truth value
  const debugs: [unknown, boolean][] = [
    [undefined, false],
    [null, false],
    [false, false],
    [0, false],
    ['', false],
    ['0', false],
    [[], false],
    [{}, false],
    [true, true],
    [1, true],
    ['false', true],
    ['no', true],
  ];
  for (const [debug, isOn] of debugs) {
    it(`configuration.md 9: debug of ${JSON.stringify(debug) ?? 'nothing'} is ${isOn ? 'on' : 'off'}`, () =>
      assert.equal(readParts({ config: { debug } }).debug, isOn));
  }

  it('configuration.md 9: mappings by data type; an empty one and one that is no object are user errors', () => {
    const mappings = { parcels: { id: 'id' }, 'depots 1': { id: 'id' } };
    assert.deepEqual([...iterationOf({ config: { mappings } }).mappings.keys()], ['parcels', 'depots 1']);
    assert.equal(iterationOf({ config: { mappings: {} } }).mappings.size, 0);
    assert.equal(firstProblem({ config: { mappings: { parcels: {} } } }), 'config.empty /config/mappings/parcels');
    assert.equal(firstProblem({ config: { mappings: { 'a/b': 5 } } }), 'config.wrong-type /config/mappings/a~1b');
  });

  // compatLevel, the level
  const levels: [unknown, number][] = [
    [undefined, 3],
    [null, 3],
    ['', 3],
    [0, 3],
    [1, 1],
    ['1', 1],
    [2, 2],
    ['2', 2],
    [3, 3],
    [4, 3],
    [99, 3],
  ];
  for (const [compatLevel, level] of levels) {
    it(`configuration.md 9: compatLevel ${JSON.stringify(compatLevel) ?? 'left out'} is level ${level}`, () =>
      assert.equal(iterationOf({ config: { compatLevel } }).compatLevel, level));
  }

  it('configuration.md 9: … and decides about response filters', () =>
    assert.equal(
      iterationOf({ config: { compatLevel: 2, jobs: [{ endpoint: 'a', responseFilter: 'b' }] } }).jobs[0]
        ?.responseFilter.compatLevel,
      2,
    ));

  it('configuration.md 9: a user name or password that is no text is a user error with basic authentication', () => {
    for (const key of ['username', '#username', 'password', '#password']) {
      const parts: Parts = { api: { authentication: { type: 'basic' } }, config: { [key]: 5 } };
      assert.match(firstProblem(parts) ?? '', /^\S+ \/config/);
    }
  });
});

describe('userData (configuration.md 9 and 10, jobs.md 3)', () => {
  const columnsOf = (config: unknown, job: unknown) =>
    iterationOf({
      config: { userData: config, jobs: [{ endpoint: 'parcels', userData: job }] },
    }).jobs.map(({ extraColumns }) => Object.entries(extraColumns))[0];

  // config.userData, the job's, the columns in order
  const rows: [string, unknown, unknown, [string, unknown][]][] = [
    ['neither', undefined, undefined, []],
    [
      'an object of config gives its keys',
      { a: 1, b: 2 },
      undefined,
      [
        ['a', 1],
        ['b', 2],
      ],
    ],
    ['a scalar of config is the column userData', 'nightly', undefined, [['userData', 'nightly']]],
    ['an object of the job gives its keys', undefined, { a: 1 }, [['a', 1]]],
    ['a scalar of the job is the column job_parent_id', undefined, 7, [['job_parent_id', 7]]],
    [
      'both: those of config first',
      'nightly',
      7,
      [
        ['userData', 'nightly'],
        ['job_parent_id', 7],
      ],
    ],
    [
      'equal keys: the job wins in place',
      { a: 1, b: 2 },
      { c: 3, a: 9 },
      [
        ['a', 9],
        ['b', 2],
        ['c', 3],
      ],
    ],
    ['empty values give no column', '', 0, []],
    ['… nor do empty objects and lists', {}, [], []],
  ];
  for (const [title, config, job, columns] of rows) {
    it(`jobs.md 3: ${title}`, () => assert.deepEqual(columnsOf(config, job), columns));
  }

  it('jobs.md 3: config.userData is for top-level jobs only, that of a job works in children too', () => {
    const child = { endpoint: 'b/{id}', placeholders: { id: 'id' }, userData: { c: 3 } };
    const [job] = iterationOf({ config: { userData: { a: 1 }, jobs: [{ endpoint: 'a', children: [child] }] } }).jobs;
    assert.deepEqual(job?.extraColumns, { a: 1 });
    assert.deepEqual(job?.children[0]?.extraColumns, { c: 3 });
  });

  it('jobs.md 2: what cannot be computed is said before the run, with its place', () => {
    const bad = { at: { attr: 'missing' } };
    assert.equal(firstProblem({ config: { userData: bad } }), 'function.unknown-reference /config/jobs/0/userData/at');
    const jobs = [{ endpoint: 'a', userData: bad }];
    assert.equal(firstProblem({ config: { jobs } }), 'function.unknown-reference /config/jobs/0/userData/at');
  });
});

describe('attributes (configuration.md 9)', () => {
  const config = {
    plain: 'a',
    n: 7,
    zero: 0,
    off: false,
    empty: '',
    '#token': 't0ken',
    deep: { list: ['x', { y: 'z' }] },
  };

  // name, value
  const rows: [string, unknown][] = [
    ['plain', 'a'],
    ['n', 7],
    ['zero', 0],
    ['off', false],
    ['empty', ''],
    ['#token', 't0ken'],
    ['deep.list.0', 'x'],
    ['deep.list.1.y', 'z'],
    ['http.headers.X-A', 'h'],
  ];
  for (const [name, value] of rows) {
    it(`configuration.md 9: {"attr": "${name}"} is ${JSON.stringify(value)}`, () =>
      assert.equal(computed({ attr: name }, { ...config, http: { headers: { 'X-A': 'h' } } }), value));
  }

  for (const name of ['missing', 'deep', 'deep.list', 'token', 'nothing', '']) {
    it(`configuration.md 9: {"attr": "${name}"} is a user error`, () => {
      const [problem] = problemsOf({
        config: { ...config, nothing: null, jobs: [{ endpoint: 'a', params: { b: { attr: name } } }] },
      });
      assert.deepEqual(
        [problem?.code, problem?.pointer],
        ['function.unknown-reference', '/parameters/config/jobs/0/params/b'],
      );
    });
  }

  it('configuration.md 14: the # is part of the name: there is no alias without it, in neither direction', () => {
    assert.throws(() => computed({ attr: 'token' }, config), /"token"/);
    assert.throws(() => computed({ attr: '#plain' }, config), /"#plain"/);
  });

  it('configuration.md 9, Pagewright: an attribute that is a function is computed from the other attributes and the time', () => {
    const attributes = {
      ...config,
      name: { function: 'concat', args: [{ attr: 'plain' }, '-', { attr: 'second' }, '-', { time: 'currentStart' }] },
      second: { function: 'concat', args: [{ attr: 'n' }, '!'] },
    };
    assert.equal(computed({ attr: 'name' }, attributes), `a-7!-${noon / 1000}`);
  });

  it('configuration.md 9, Pagewright: attributes that refer to each other in a circle are a user error', () => {
    const call = (name: string) => ({ function: 'concat', args: [{ attr: name }] });
    for (const attributes of [{ a: call('a') }, { a: call('b'), b: call('a') }]) {
      const jobs = [{ endpoint: 'x', params: { p: { attr: 'a' } } }];
      assert.match(
        firstProblem({ config: { ...attributes, jobs } }) ?? '',
        /^function\.attribute-circle \/config\/[ab]/,
      );
    }
  });

  it('configuration.md 9, Pagewright: … and one that nothing asks for may be anything', () =>
    assert.equal(
      firstProblem({ config: { a: { function: 'no such function' }, b: { function: 5, args: 'x' } } }),
      undefined,
    ));

  it('configuration.md 14: keys with __ in config are ordinary attributes', () =>
    assert.equal(computed({ attr: '#__BEARER_TOKEN' }, { '#__BEARER_TOKEN': 'b' }), 'b'));

  it('jobs.md 10: time.previousStart and time.currentStart are the starts of the runs, in seconds', () => {
    assert.equal(computed({ time: 'currentStart' }, {}), noon / 1000);
    assert.equal(computed({ time: 'previousStart' }, {}), noon / 1000 - 86_400);
  });
});
