import assert from 'node:assert/strict';
import { evaluateFields } from '../../../../engine/core/expressions/evaluate.ts';
import { viewOf } from '../../../../engine/core/records/recordView.ts';
import { childOf, firstProblem, iterationOf, jobOf, noon, problemsOf, readParts } from './readParts.ts';

const problemOfJob = (job: object) => firstProblem({ config: { jobs: [{ endpoint: 'parcels', ...job }] } });
const problemOfChild = (child: object) =>
  problemOfJob({ children: [{ endpoint: 'depots/{id}', placeholders: { id: 'id' }, ...child }] });
const endpointsOf = (jobs: object[]) => iterationOf({ config: { jobs } }).jobs.map(({ endpoint }) => endpoint);

describe('the fields of a job (configuration.md 10)', () => {
  it('configuration.md 10: what a job is without them', () => {
    const { recordFilter, ...job } = jobOf({});
    assert.equal(recordFilter, undefined);
    assert.deepEqual(job, {
      name: 'parcels',
      pointer: '/config/jobs/0',
      endpoint: 'parcels',
      method: 'GET',
      params: {},
      headers: {},
      dataType: 'parcels',
      dataField: undefined,
      scroller: undefined,
      responseFilter: { paths: [], delimiter: '.', compatLevel: 3 },
      extraColumns: {},
      children: [],
      placeholders: [],
    });
  });

  it('configuration.md 10: endpoint: missing, empty or a number is a user error; "0" is allowed', () => {
    assert.equal(problemOfJob({ endpoint: undefined }), 'config.missing-key /config/jobs/0');
    assert.equal(problemOfJob({ endpoint: '' }), 'config.empty /config/jobs/0/endpoint');
    assert.equal(problemOfJob({ endpoint: 5 }), 'config.wrong-type /config/jobs/0/endpoint');
    assert.equal(jobOf({ endpoint: '0' }).endpoint, '0');
  });

  it('configuration.md 10: id: of two jobs with one id the later definition runs, at the place of the earlier', () =>
    assert.deepEqual(endpointsOf([{ id: 'x', endpoint: 'a' }, { endpoint: 'b' }, { id: 'x', endpoint: 'c' }]), [
      'c',
      'b',
    ]));

  it('jobs.md 1, Pagewright: says which job another one of its id replaces', () => {
    const jobs = [{ id: 'x', endpoint: 'a' }, { endpoint: 'b' }, { endpoint: 'b' }, { id: 'x', endpoint: 'c' }];
    const { warnings } = readParts({ config: { jobs } });
    assert.deepEqual(
      warnings.map(({ pointer }) => pointer),
      ['/config/jobs/3'],
    );
    assert.match(warnings[0]?.message ?? '', /"x"/);
  });

  it('configuration.md 10: id: two identical jobs without one collapse into one (jobs.md 1)', () => {
    const job = { endpoint: 'a', params: { p: 1 } };
    assert.deepEqual(endpointsOf([job, { endpoint: 'b' }, job]), ['a', 'b']);
    assert.deepEqual(endpointsOf([job, { ...job, params: { p: 2 } }]), ['a', 'a']);
  });

  it('jobs.md 1: the identity counts in one list only, children have their own', () => {
    const child = { id: 'x', endpoint: 'b/{id}', placeholders: { id: 'id' } };
    const jobs = [
      { id: 'x', endpoint: 'a', children: [child, child] },
      { id: 'y', endpoint: 'c', children: [child] },
    ];
    const read = iterationOf({ config: { jobs } }).jobs;
    assert.deepEqual(
      read.map(({ endpoint, children }) => [endpoint, children.length]),
      [
        ['a', 1],
        ['c', 1],
      ],
    );
  });

  it('configuration.md 10: id: a number is a user error', () =>
    assert.equal(problemOfJob({ id: 5 }), 'config.wrong-type /config/jobs/0/id'));

  for (const [written, method] of [
    ['GET', 'GET'],
    ['post', 'POST'],
    ['Form', 'FORM'],
    ['', 'GET'],
    [null, 'GET'],
  ]) {
    it(`configuration.md 10: method ${JSON.stringify(written)} is ${method}`, () =>
      assert.equal(jobOf({ method: written }).method, method));
  }

  for (const method of ['PUT', 5, ['GET'], true, {}]) {
    it(`configuration.md 10: a method of ${JSON.stringify(method)} is a user error or an empty value`, () => {
      const isEmpty = JSON.stringify(method) === '{}';
      assert.equal((problemOfJob({ method }) ?? '').endsWith('/config/jobs/0/method'), !isEmpty);
    });
  }

  it('configuration.md 10: params: a list is tolerated, a scalar that is not empty is a user error', () => {
    assert.deepEqual(jobOf({ params: { a: 1 } }).params, { a: 1 });
    for (const params of [[], null, '', 0]) assert.deepEqual(jobOf({ params }).params, {});
    for (const params of ['a=1', 5, true])
      assert.equal(problemOfJob({ params }), 'config.wrong-type /config/jobs/0/params');
  });

  it('configuration.md 10, note 1: functions in params are found at any depth of objects, but not in a list at the top', () => {
    const attributes = { id: 7 };
    const written = {
      a: { attr: 'id' },
      b: { c: [{ d: { attr: 'id' } }] },
      e: [{ attr: 'id' }, 'x'],
      f: { time: 'currentStart' },
      g: { attr: 'id', other: 1 },
    };
    const { contexts } = iterationOf({ config: { ...attributes, jobs: [{ endpoint: 'a', params: written }] } });
    const { params } = jobOf({ params: written }, attributes);
    assert.deepEqual(evaluateFields(params, { contexts, now: () => noon, pointer: '' }), {
      a: 7,
      b: { c: [{ d: 7 }] },
      e: [{ attr: 'id' }, 'x'],
      f: noon / 1000,
      g: { attr: 'id', other: 1 },
    });
  });

  it('configuration.md 10: params: what cannot be computed is said before the first request (2, decision)', () => {
    const rows: [object, string][] = [
      [{ a: { attr: 'x' } }, 'function.unknown-reference /config/jobs/0/params/a'],
      [{ 'a/b': { c: [{ attr: 'x' }] } }, 'function.unknown-reference /config/jobs/0/params/a~1b/c/0'],
      [
        { a: { function: 'md5', args: [{ response: 'x' }] } },
        'function.context-not-here /config/jobs/0/params/a/args/0',
      ],
      [{ a: { function: 'md4', args: [] } }, 'config.unknown-value /config/jobs/0/params/a/function'],
    ];
    for (const [params, problem] of rows) assert.equal(problemOfJob({ params }), problem);
  });

  it('configuration.md 10: headers: what is no object is a user error', () =>
    assert.equal(problemOfJob({ headers: 'X-A: a' }), 'config.wrong-type /config/jobs/0/headers'));

  it('configuration.md 10: dataType: by default the endpoint as it is written, with its marks; empty means the default', () => {
    assert.equal(jobOf({ endpoint: 'a/b?c=1', dataType: '' }).dataType, 'a/b?c=1');
    assert.equal(jobOf({ dataType: 'parts' }).dataType, 'parts');
    assert.equal(childOf({}).dataType, 'depots/{id}');
    assert.equal(problemOfJob({ dataType: 5 }), 'config.wrong-type /config/jobs/0/dataType');
  });

  // dataField, path and delimiter
  const fields: [unknown, [string, string] | undefined][] = [
    [undefined, undefined],
    [null, undefined],
    ['', undefined],
    ['0', undefined],
    [0, undefined],
    [{}, undefined],
    [[], undefined],
    ['rows', ['rows', '.']],
    ['a.b', ['a.b', '.']],
    ['.', ['.', '.']],
    [5, ['5', '.']],
    [{ path: 'a/b', delimiter: '/' }, ['a/b', '/']],
    [{ path: '/', delimiter: '/' }, ['/', '/']],
    [{ path: 'a.b' }, ['a.b', '.']],
    [{ path: 'a.b', delimiter: '' }, ['a.b', '.']],
  ];
  for (const [dataField, found] of fields) {
    it(`configuration.md 10: dataField ${JSON.stringify(dataField) ?? 'left out'} (jobs.md 4.1)`, () => {
      const read = jobOf({ dataField }).dataField;
      assert.deepEqual(read && [read.path, read.delimiter], found);
    });
  }

  it('configuration.md 10: dataField: an object without a path, or with an empty one, is a user error', () => {
    assert.equal(problemOfJob({ dataField: { delimiter: '/' } }), 'config.missing-key /config/jobs/0/dataField');
    assert.equal(problemOfJob({ dataField: { path: '' } }), 'config.empty /config/jobs/0/dataField/path');
    for (const dataField of [true, ['rows']])
      assert.equal(problemOfJob({ dataField }), 'config.wrong-type /config/jobs/0/dataField');
  });

  it('configuration.md 10: responseFilter is a path or a list of paths, with a separator of its own', () => {
    const filterOf = (job: object) => jobOf(job).responseFilter;
    assert.deepEqual(filterOf({ responseFilter: 'a[].b' }).paths, ['a[].b']);
    assert.deepEqual(filterOf({ responseFilter: ['a', 'b.c'] }).paths, ['a', 'b.c']);
    for (const responseFilter of [undefined, null, '', [], ['']])
      assert.deepEqual(filterOf({ responseFilter }).paths, []);
    assert.equal(filterOf({ responseFilter: 'a/b', responseFilterDelimiter: '/' }).delimiter, '/');
    assert.equal(filterOf({ responseFilter: 'a', responseFilterDelimiter: '' }).delimiter, '.');
    assert.equal(problemOfJob({ responseFilter: ['a', 5] }), 'config.wrong-type /config/jobs/0/responseFilter/1');
  });

  it('configuration.md 10: scroller: unknown with "multiple" is a user error, ignored with other methods', () => {
    const parts = (pagination: object) => ({
      api: { pagination },
      config: { jobs: [{ endpoint: 'a', scroller: 'fsat' }] },
    });
    const scrollers = { fast: { method: 'pagenum' } };
    const [problem] = problemsOf(parts({ method: 'multiple', scrollers }));
    assert.deepEqual(
      [problem?.code, problem?.pointer],
      ['pagination.unknown-scroller', '/parameters/config/jobs/0/scroller'],
    );
    assert.match(problem?.message ?? '', /"fsat".*"fast"/);
    assert.equal(firstProblem(parts({ method: 'pagenum' })), undefined);
    assert.equal(jobOf({ scroller: '' }).scroller, undefined);
  });

  it('configuration.md 10: children: what is no list, or an element that is no object, is a user error', () => {
    assert.equal(problemOfJob({ children: 'a' }), 'config.wrong-type /config/jobs/0/children');
    assert.equal(problemOfJob({ children: ['a'] }), 'config.wrong-type /config/jobs/0/children/0');
    assert.deepEqual(jobOf({ children: [] }).children, []);
  });

  it('configuration.md 10: a child has fields of its own and inherits none (jobs.md 6.5)', () => {
    const child = { endpoint: 'b/{id}', placeholders: { id: 'id' } };
    const [read] = jobOf({
      dataField: 'rows',
      method: 'POST',
      params: { a: 1 },
      headers: { 'X-A': 'a' },
      responseFilter: 'b',
      userData: { u: 1 },
      scroller: 's',
      dataType: 't',
      children: [child],
    }).children;
    assert.deepEqual(
      [read?.dataField, read?.method, read?.params, read?.headers, read?.responseFilter.paths, read?.extraColumns],
      [undefined, 'GET', {}, {}, [], {}],
    );
    assert.deepEqual([read?.scroller, read?.dataType], [undefined, 'b/{id}']);
  });

  it('configuration.md 10: children of children at any depth, each known by its place', () => {
    const deep = { endpoint: 'c/{2:id}', placeholders: { '2:id': 'id' } };
    const child = { endpoint: 'b/{id}', placeholders: { id: 'id' }, children: [deep] };
    const [read] = jobOf({ children: [child] }).children;
    assert.equal(read?.children[0]?.pointer, '/config/jobs/0/children/0/children/0');
    assert.equal(read?.children[0]?.name, 'parcels > b/{id} > c/{2:id}');
  });

  it('configuration.md 10: recursionFilter: on a top-level job it is ignored, bad syntax in a child is a user error', () => {
    assert.equal(jobOf({ recursionFilter: 'no filter' }).recordFilter, undefined);
    assert.equal(childOf({ recursionFilter: 'a==1' }).recordFilter?.(viewOf({ a: 1 })), true);
    assert.equal(childOf({ recursionFilter: '' }).recordFilter, undefined);
    assert.equal(
      problemOfChild({ recursionFilter: 'a=1' }),
      'config.invalid /config/jobs/0/children/0/recursionFilter',
    );
    assert.equal(problemOfChild({ recursionFilter: 5 }), 'config.wrong-type /config/jobs/0/children/0/recursionFilter');
  });

  it('configuration.md 10: __NAME is the name that is shown', () =>
    assert.equal(jobOf({ __NAME: 'Parcels' }).name, 'Parcels'));
});

describe('placeholders of children (configuration.md 11)', () => {
  it('configuration.md 11: they are read in order', () => {
    const placeholders = {
      id: 'id',
      '2:c': 'code',
      f: { path: 'x', function: 'md5', args: [{ placeholder: 'value' }] },
    };
    const [child] = jobOf({
      children: [{ endpoint: 'b', placeholders: { a: 'a' }, children: [{ endpoint: 'c', placeholders }] }],
    }).children;
    assert.deepEqual(
      child?.children[0]?.placeholders.map(({ name, level, path, pointer }) => [
        name,
        level,
        path,
        pointer.split('/').at(-1),
      ]),
      [
        ['id', 1, 'id', 'id'],
        ['2:c', 2, 'code', '2:c'],
        ['f', 1, 'x', 'f'],
      ],
    );
  });

  // placeholders, where the problem is
  const bad: [unknown, string][] = [
    ['id', ''],
    [5, ''],
    [{ id: 5 }, '/id'],
    [{ id: null }, '/id'],
    [{ id: {} }, '/id'],
    [{ id: { path: '' } }, '/id(/path)?'],
    [{ id: { path: 'a', function: 'md4' } }, '/id(/function)?'],
    [{ id: { path: 'a', function: 'md5', args: [{ attr: 'x' }] } }, '/id.*'],
    [{ '0:id': 'id' }, '/0:id'],
    [{ 'a:b/c': 'id' }, '/a:b~1c'],
  ];
  for (const [placeholders, pointer] of bad) {
    it(`configuration.md 11: ${JSON.stringify(placeholders)} is a user error`, () =>
      assert.match(
        problemOfChild({ placeholders }) ?? '',
        new RegExp(`^\\S+ /config/jobs/0/children/0/placeholders${pointer}$`),
      ));
  }

  it('jobs.md 6.3: a child without own and inherited placeholders is a warning', () => {
    for (const placeholders of [undefined, null, {}, []]) {
      const child = { endpoint: 'b', placeholders };
      const { warnings } = readParts({ config: { jobs: [{ endpoint: 'a', children: [child] }] } });
      assert.deepEqual(
        warnings.map(({ pointer }) => pointer),
        ['/config/jobs/0/children/0'],
      );
    }
  });

  it('jobs.md 6.3: with inherited ones only, a child may run', () => {
    const grandchild = { endpoint: 'c/{id}' };
    assert.equal(childOf({ children: [grandchild] }).children.length, 1);
  });
});

describe('names of jobs', () => {
  it('configuration.md 14: a name never shows a secret, though it may be an endpoint with one', () => {
    const { jobNames } = readParts({ config: { '#key': 'hunter22', jobs: [{ endpoint: 'parcels?k=hunter22' }] } });
    assert.deepEqual(jobNames, ['parcels?k=•••']);
  });
});
