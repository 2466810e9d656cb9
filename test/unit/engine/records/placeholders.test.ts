import assert from 'node:assert/strict';
import { isUserError } from '../../../../engine/core/errors.ts';
import { Float, type JsonValue } from '../../../../engine/core/json/value.ts';
import {
  fillEndpoint,
  type PlaceholderValues,
  parentColumns,
  placeholderValues,
} from '../../../../engine/core/records/placeholders.ts';
import { readPlaceholder } from '../../../../engine/core/records/readPlaceholder.ts';
import { viewOf } from '../../../../engine/core/records/recordView.ts';
import { resolveEndpoint } from '../../../../engine/core/request/resolveEndpoint.ts';
import { safeName } from '../../../../engine/core/tables/safeName.ts';

const none: PlaceholderValues = new Map();
const noon = Date.UTC(2026, 0, 31, 12);
const place = '/config/jobs/0/children/0/placeholders/a';

const failsWith = (code: string, said: RegExp, pointer?: string) => (error: unknown) => {
  assert.ok(isUserError(error), String(error));
  assert.deepEqual([error.code, pointer === undefined ? undefined : error.pointer], [code, pointer]);
  assert.match(error.message, said);
  return true;
};

/** The combinations that a child's `placeholders` give for a row and those above it. */
function valuesOf(placeholders: Record<string, JsonValue>, rows: JsonValue[], inherited = none): PlaceholderValues[] {
  const read = Object.entries(placeholders).map(([name, value]) => readPlaceholder(name, value, `/${name}`));
  return placeholderValues(read, rows.map(viewOf), inherited, { now: () => noon });
}

/** The values of `{a}` in the jobs of one row. */
function filled(value: JsonValue, row: JsonValue): string[] {
  return valuesOf({ a: value }, [row]).map((values) => fillEndpoint('{a}', values));
}

describe('what a placeholder is (configuration.md 11)', () => {
  it('configuration.md 11: the name keeps its level prefix; without one the row is that of the parent', () => {
    const levels = ['id', '1:depot', '2:depot', '10:depot', '2:a:b'].map((name) => readPlaceholder(name, 'x', place));
    assert.deepEqual(
      levels.map(({ name, level, path, expression }) => [name, level, path, expression]),
      [
        ['id', 1, 'x', undefined],
        ['1:depot', 1, 'x', undefined],
        ['2:depot', 2, 'x', undefined],
        ['10:depot', 10, 'x', undefined],
        ['2:a:b', 2, 'x', undefined],
      ],
    );
  });

  for (const name of ['0:x', 'a:x', ':x', '-1:x', '1.5:x', '2-x:y']) {
    it(`configuration.md 11: "${name}" names no level and is a user error`, () =>
      assert.throws(
        () => readPlaceholder(name, 'x', place),
        failsWith('job.placeholder-level', new RegExp(`"${name}"`), place),
      ));
  }

  it('configuration.md 11: a dash makes no level: "2-depot" is a name (15)', () =>
    assert.equal(readPlaceholder('2-depot', 'x', place).level, 1));

  it('configuration.md 11: the object form needs a path', () => {
    const values: JsonValue[] = [{}, { path: '' }, { function: 'md5', args: [{ placeholder: 'value' }] }];
    for (const value of values)
      assert.throws(
        () => readPlaceholder('a', value, place),
        failsWith('job.placeholder-without-path', /"a" needs "path"/, place),
      );
  });

  it('configuration.md 11, Pagewright: an object with only "path" is like the plain text', () => {
    assert.deepEqual(readPlaceholder('a', { path: 'x.y' }, place), readPlaceholder('a', 'x.y', place));
    assert.deepEqual(filled({ path: 'x' }, { x: 7 }), ['7']);
  });

  const computed: [string, JsonValue, JsonValue, string[]][] = [
    [
      'a function of the value',
      { path: 'id', function: 'concat', args: ['no-', { placeholder: 'value' }] },
      { id: 7 },
      ['no-7'],
    ],
    ['the reference alone', { path: 'id', placeholder: 'value' }, { id: 7 }, ['7']],
    [
      'urlencode, which exists here only',
      { path: 'id', function: 'urlencode', args: [{ placeholder: 'value' }] },
      { id: 'a b/c' },
      ['a+b%2Fc'],
    ],
    ['a function that needs no value', { path: 'id', function: 'time' }, { id: 7 }, [String(noon / 1000)]],
    [
      'the elements of a list (functions.md 2)',
      { path: 'ids', function: 'concat', args: [{ placeholder: 'value.0' }, '-', { placeholder: 'value.1' }] },
      { ids: ['a', 'b'] },
      ['a-b'],
    ],
  ];
  for (const [title, value, row, expected] of computed) {
    it(`configuration.md 11, the object form: ${title}`, () => assert.deepEqual(filled(value, row), expected));
  }

  const wrong: [string, JsonValue, string][] = [
    ['an unknown function', { path: 'id', function: 'json_encode', args: ['x'] }, 'function.unknown'],
    ['too few arguments', { path: 'id', function: 'md5', args: [] }, 'function.'],
    ['no attr here', { path: 'id', function: 'md5', args: [{ attr: 'x' }] }, 'function.context-not-here'],
    ['no time here', { path: 'id', function: 'md5', args: [{ time: 'currentStart' }] }, 'function.context-not-here'],
  ];
  for (const [title, value, code] of wrong) {
    it(`configuration.md 11, before the run: ${title}`, () =>
      assert.throws(
        () => readPlaceholder('a', value, place),
        (error) => isUserError(error) && error.code.startsWith(code) && (error.pointer ?? '').startsWith(place),
      ));
  }

  it('configuration.md 11, Pagewright: what a function says of a row is a user error', () => {
    const value = { path: 'id', function: 'concat', args: [{ placeholder: 'value.code' }] };
    assert.throws(
      () => filled(value, { id: 7 }),
      (error) => isUserError(error) && (error.pointer ?? '').startsWith('/a'),
    );
  });
});

describe('the values of placeholders (jobs.md 6.2)', () => {
  // what stands at the path, what the endpoint gets
  const texts: [string, JsonValue, string][] = [
    ['text as it is', 'a b', 'a b'],
    ['an integer in digits', 7, '7'],
    ['an integer of 64 bits', 9223372036854775807n, '9223372036854775807'],
    ['a fraction with 14 digits', 0.1 + 0.2, '0.3'],
    ['a whole fraction without a point', new Float(2), '2'],
    ['true as 1', true, '1'],
    ['false as nothing', false, ''],
    ['null as nothing', null, ''],
  ];
  for (const [title, value, text] of texts) {
    it(`jobs.md 6.2: ${title}`, () => assert.deepEqual(filled('x', { x: value }), [text]));
  }

  it('jobs.md 6.2: a list gives one job for each element, an empty one none', () => {
    assert.deepEqual(filled('x', { x: ['a', 2, true, null] }), ['a', '2', '1', '']);
    assert.deepEqual(filled('x', { x: [] }), []);
  });

  it('jobs.md 6.2: … also where a function gives the list', () =>
    assert.deepEqual(filled({ path: 'x', function: 'ifempty', args: [['a', 'b'], 'c'] }, { x: 0 }), ['a', 'b']));

  it('jobs.md 6.2: the separator is a dot, numbers step into lists, and the path "." is the whole row', () => {
    assert.deepEqual(filled('a.b', { a: { b: 'x' }, 'a.b': 'y' }), ['x']);
    assert.deepEqual(filled('a.1.b', { a: [0, { b: 'x' }] }), ['x']);
    assert.deepEqual(filled('.', 'x'), ['x']);
  });

  it('jobs.md 6.2: level 1 is the row that triggered the child, level 2 the row of its parent, and so on', () => {
    const rows = [{ id: 1 }, { id: 2 }, { id: 3 }];
    const [values = none] = valuesOf({ a: 'id', '1:b': 'id', '2:c': 'id', '3:d': 'id' }, rows);
    assert.equal(fillEndpoint('{a}/{1:b}/{2:c}/{3:d}', values), '1/1/2/3');
  });

  it('jobs.md 6.2: a path that the row lacks names the placeholder and the level', () => {
    assert.throws(
      () => valuesOf({ a: 'x.y' }, [{ x: {} }]),
      failsWith('job.placeholder-not-found', /"a".*"x\.y".*level 1/, '/a'),
    );
    assert.throws(
      () => valuesOf({ '2:a': 'x' }, [{ x: 1 }, {}]),
      failsWith('job.placeholder-not-found', /"2:a".*level 2/, '/2:a'),
    );
  });

  it('configuration.md 11: a level that is too large names the largest one', () =>
    assert.throws(
      () => valuesOf({ '3:a': 'x' }, [{ x: 1 }, { x: 1 }]),
      failsWith('job.placeholder-level', /only 2/, '/3:a'),
    ));

  for (const [title, value] of [
    ['an object', {}],
    ['an object in a list', [1, {}]],
    ['a list in a list', [[1]]],
  ] as [string, JsonValue][]) {
    it(`jobs.md 6.2: ${title} is a user error`, () =>
      assert.throws(() => filled('x', { x: value }), failsWith('job.placeholder-not-scalar', /"x"/)));
  }
});

describe('combining placeholders (jobs.md 6.3)', () => {
  it('jobs.md 6.3: the example: all combinations, the last placeholder varies fastest', () => {
    const row = { depots: ['PRG', 'BRQ'], kinds: [1, 2] };
    assert.deepEqual(
      valuesOf({ d: 'depots', k: 'kinds' }, [row]).map((values) => fillEndpoint('x/{d}/{k}', values)),
      ['x/PRG/1', 'x/PRG/2', 'x/BRQ/1', 'x/BRQ/2'],
    );
  });

  it('jobs.md 6.3: an empty list among them means no job at all', () =>
    assert.deepEqual(valuesOf({ d: 'd', k: 'k' }, [{ d: ['PRG'], k: [] }]), []));

  const inherited: PlaceholderValues = new Map([
    ['a', { path: 'p', value: 1 }],
    ['b', { path: 'q', value: 2 }],
  ]);

  it('jobs.md 6.3: those of ancestors can be used without being declared', () => {
    const [values = none] = valuesOf({ c: 'r' }, [{ r: 3 }], inherited);
    assert.equal(fillEndpoint('{a}/{b}/{c}', values), '1/2/3');
    assert.deepEqual(valuesOf({}, [{}], inherited), [inherited]);
  });

  it('jobs.md 6.3: an own entry of the same name replaces the value and keeps the position', () => {
    const [values = none] = valuesOf({ a: 'r' }, [{ r: 9 }], inherited);
    assert.deepEqual(
      [...values],
      [
        ['a', { path: 'r', value: 9 }],
        ['b', { path: 'q', value: 2 }],
      ],
    );
  });

  it('jobs.md 6.3: nothing is encoded, every mark of the name is filled, and "$&" has no meaning', () => {
    const values = new Map([['a', { path: 'p', value: 'u/v?w=$&#$1' }]]);
    assert.equal(fillEndpoint('{a}x{a}', values), 'u/v?w=$&#$1xu/v?w=$&#$1');
  });

  it('jobs.md 6.3: a slash and a question mark in a value change the address; other illegal signs are encoded later', () => {
    const values = new Map([['a', { path: 'p', value: 'u v/ž?w=1#x' }]]);
    const target = resolveEndpoint('https://api.example.test/v2/', fillEndpoint('d/{a}', values));
    assert.deepEqual([target.path, target.query], ['/v2/d/u%20v/%C5%BE', 'w=1']);
  });

  it('jobs.md 6.3: a mark within a value is filled by a later entry, not by an earlier one', () => {
    const [values = none] = valuesOf({ a: 'x', b: 'y' }, [{ x: '<{b}>', y: '[{a}]' }]);
    assert.equal(fillEndpoint('{a}', values), '<[{a}]>');
  });

  it('jobs.md 6.3: inherited ones are filled first', () => {
    const outer: PlaceholderValues = new Map([['a', { path: 'p', value: '{c}' }]]);
    const [values = none] = valuesOf({ c: 'x' }, [{ x: 'end' }], outer);
    assert.equal(fillEndpoint('{a}', values), 'end');
  });

  it('jobs.md 6.3: marks that nothing fills stay and are sent encoded', () => {
    const endpoint = fillEndpoint('x/{b}', new Map([['a', { path: 'p', value: 1 }]]));
    assert.equal(endpoint, 'x/{b}');
    assert.equal(resolveEndpoint('https://api.example.test/', endpoint).path, '/x/%7Bb%7D');
  });

  it('configuration.md 11: the mark holds the level prefix too', () => {
    const [values = none] = valuesOf({ '2:a': 'x' }, [{}, { x: 5 }]);
    assert.equal(fillEndpoint('{2:a}/{a}', values), '5/{a}');
  });
});

describe('parent columns (jobs.md 6.4)', () => {
  const columnsOf = (placeholders: Record<string, JsonValue>, row: JsonValue, inherited = none) =>
    valuesOf(placeholders, [row], inherited).map(parentColumns);

  it('jobs.md 6.4: the column is called after the path, not after the name', () =>
    assert.deepEqual(columnsOf({ c: 'depot.code' }, { depot: { code: 'PRG' } }), [[['parent_depot.code', 'PRG']]]));

  it('jobs.md 6.4: a path that begins with parent_ is used as it is', () =>
    assert.deepEqual(columnsOf({ c: 'parent_id' }, { parent_id: 7 }), [[['parent_id', 7]]]));

  it('jobs.md 6.4: inherited ones give a column too, before the own', () => {
    const outer: PlaceholderValues = new Map([['a', { path: 'p', value: 1 }]]);
    const [columns] = columnsOf({ c: 'x' }, { x: 2 }, outer);
    assert.deepEqual(columns, [
      ['parent_p', 1],
      ['parent_x', 2],
    ]);
  });

  it('jobs.md 6.4: the value is the one that was filled in, after functions', () => {
    const value = { path: 'x', function: 'concat', args: ['no-', { placeholder: 'value' }] };
    assert.deepEqual(columnsOf({ c: value }, { x: 7 }), [[['parent_x', 'no-7']]]);
    assert.deepEqual(columnsOf({ c: 'x' }, { x: ['a', 'b'] }), [[['parent_x', 'a']], [['parent_x', 'b']]]);
  });

  it('jobs.md 6.4: equal paths share one column: the last value at the first place', () => {
    const outer: PlaceholderValues = new Map([
      ['a', { path: 'id', value: 1 }],
      ['b', { path: 'x', value: 2 }],
    ]);
    const [columns = []] = columnsOf({ c: 'id' }, { id: 3 }, outer);
    // The rows take the columns as a map, in which the last of a name wins at the first one's place.
    assert.deepEqual(
      [...new Map(columns)],
      [
        ['parent_id', 3],
        ['parent_x', 2],
      ],
    );
  });

  it('jobs.md 6.4: illegal characters are replaced later, and the path "." leaves "parent"', () => {
    const names = ['depot.code', '.'].map((path) =>
      columnsOf({ c: path }, path === '.' ? 'x' : { depot: { code: 1 } }),
    );
    assert.deepEqual(
      names.map(([columns]) => safeName(columns?.[0]?.[0] ?? '')),
      ['parent_depot_code', 'parent'],
    );
  });
});
