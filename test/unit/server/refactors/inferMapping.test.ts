import assert from 'node:assert/strict';
import { readConfig } from '../../../../engine/core/config/readConfig.ts';
import { getField, isObject, type JsonValue } from '../../../../engine/core/json/value.ts';
import { ShapeCollector } from '../../../../engine/core/shapes/shapeCollector.ts';
import { readTableMapping } from '../../../../engine/core/tables/mapping/readTableMapping.ts';
import { atCursor } from '../../../support/cursor.ts';
import { describedService } from '../../../support/describedService.ts';
import { refactored } from './refactored.ts';

const kind = 'refactor.rewrite.inferMapping';

/** The mapping that is inferred for the data type `orders` from these records of its job. */
async function inferred(records: JsonValue[], job = '{"endpoint": "orders"}'): Promise<JsonValue | undefined> {
  const collector = new ShapeCollector();
  collector.add('orders', { rows: records });
  const text = `{"api": {}, "config": {"jobs": [${job.replace('{', '{|')}]}}`;
  const [after] = Object.values(await refactored(kind, text, collector.toFile()));
  return after === undefined ? undefined : mappingsIn(after).orders;
}

function mappingsIn(text: string): Record<string, JsonValue> {
  return JSON.parse(text).config.mappings;
}

const column = (destination: string, more = {}) => ({ type: 'column', mapping: { destination }, ...more });

const table: [what: string, records: JsonValue[], mapping: JsonValue | undefined][] = [
  ['single values are columns', [{ no: 1, ok: true, note: 'a' }], { no: 'no', ok: 'ok', note: 'note' }],
  ['objects are taken apart at all levels', [{ a: { b: { c: 1 } } }], { 'a.b.c': 'a_b_c' }],
  ['columns are named as without a mapping', [{ $id: 1, 'a b': 2, é: 3 }], { $id: 'id', 'a b': 'a_b', é: 'data' }],
  ['no two columns have one name', [{ a_b: 1, a: { b: 2 } }], { a_b: 'a_b', 'a.b': 'a_b_u0' }],
  [
    'a key with a dot needs another delimiter',
    [{ 'a.b': 1 }],
    { 'a.b': { type: 'column', delimiter: '/', mapping: { destination: 'a_b' } } },
  ],
  ['a key that is a number needs the long form', [{ 1: 'a' }], { 1: column('1') }],
  [
    'what was never filled may be anything',
    [{ a: null, b: [], c: {} }],
    { a: column('a', { forceType: true }), b: column('b', { forceType: true }), c: column('c', { forceType: true }) },
  ],
  [
    'a value that is an object only sometimes stays JSON',
    [{ a: 1 }, { a: { b: 1 } }],
    { a: column('a', { forceType: true }) },
  ],
  ['a record that is a single value is one column', [1, 2], { '.': 'data' }],
  ['records that are lists stay JSON', [[1], [2]], { '.': column('data', { forceType: true }) }],
  ['nothing is known of no records', [], undefined],
  [
    'an id that is always there is the primary key',
    [{ id: 1, a: 1 }],
    { id: { type: 'column', mapping: { destination: 'id', primaryKey: true } }, a: 'a' },
  ],
  ['an id that is missing once is no key', [{ id: 1, a: 1 }, { a: 1 }], { id: 'id', a: 'a' }],
  ['an id that is null once is no key', [{ id: 1 }, { id: null }], { id: 'id' }],
  [
    'a list that is null at times would give a row of nothing to a table whose parent has a key',
    [
      { id: 1, a: [2] },
      { id: 2, a: null },
    ],
    {
      id: 'id',
      a: {
        type: 'table',
        destination: 'orders_a',
        parentKey: { destination: 'orders_pk' },
        tableMapping: { '.': 'data' },
      },
    },
  ],
  [
    'a list of objects is a table, and so is a list in it',
    [{ no: 1, lines: [{ sku: 'a', tags: ['x'] }] }],
    {
      no: 'no',
      lines: {
        type: 'table',
        destination: 'orders_lines',
        parentKey: { destination: 'orders_pk' },
        tableMapping: {
          sku: 'sku',
          tags: {
            type: 'table',
            destination: 'orders_lines_tags',
            parentKey: { destination: 'orders_lines_pk' },
            tableMapping: { '.': 'data' },
          },
        },
      },
    },
  ],
  [
    'the ids of a table count below each parent',
    [{ lines: [{ id: 1, orders_pk: 2 }] }],
    {
      lines: {
        type: 'table',
        destination: 'orders_lines',
        parentKey: { destination: 'orders_pk_u0', primaryKey: true },
        tableMapping: {
          id: { type: 'column', mapping: { destination: 'id', primaryKey: true } },
          orders_pk: 'orders_pk',
        },
      },
    },
  ],
  [
    'a table has no name of a column beside it',
    [{ orders_a: 1, a: [1] }],
    {
      orders_a: 'orders_a',
      a: {
        type: 'table',
        destination: 'orders_a_u0',
        parentKey: { destination: 'orders_pk' },
        tableMapping: { '.': 'data' },
      },
    },
  ],
];

describe('Infer Mapping from Known Responses', () => {
  for (const [what, records, mapping] of table) {
    it(`knows that ${what}`, async () => {
      const found = await inferred(records);
      assert.deepEqual(found, mapping);
      if (mapping !== undefined) assert.ok(readTableMapping('orders', mapping, '').columns.length > 0);
    });
  }

  it('gives a mapping whose tables the engine reads: names, columns and keys', async () => {
    const found = await inferred([{ id: 1, at: { x: 1.5 }, lines: [{ id: 'a', n: 1 }], tags: ['a'] }]);
    const read = readTableMapping('orders', found ?? null, '');
    assert.deepEqual([read.columns, read.primaryKey], [['id', 'at_x'], ['id']]);
    const tables = read.items.flatMap((item) => (item.kind === 'table' ? [item.table] : []));
    assert.deepEqual(
      tables.map(({ name, columns, primaryKey }) => [name, columns, primaryKey]),
      [
        ['orders_lines', ['id', 'n', 'orders_pk'], ['id', 'orders_pk']],
        ['orders_tags', ['data', 'orders_pk'], []],
      ],
    );
  });

  it('leaves a configuration that runs', async () => {
    const collector = new ShapeCollector();
    collector.add('v1/orders', [{ id: 1, 'a.b': [{ 'c/d': [[1]] }], 7: { x: null } }]);
    const text = '{"api": {"baseUrl": "https://a.b/"}, "config": {"jobs": [{"endpoint": "v1/orders|"}]}}';
    const [after] = Object.values(await refactored(kind, text, collector.toFile()));
    const read = readConfig(after ?? '', { now: () => 0, currentStart: 0, previousStart: 0 });
    const mappings = 'config' in read ? read.config.iterations[0]?.mappings : undefined;
    assert.deepEqual(mappings?.get('v1_orders')?.columns, ['7_x', 'id']);
  });

  it('takes the records where the job finds them, after its filter', async () => {
    const job = '{"endpoint": "orders", "dataField": "rows", "responseFilter": "raw"}';
    assert.deepEqual(await inferred([{ a: 1, raw: { b: 1 } }], job), { a: 'a', raw: 'raw' });
  });

  it('adds the columns of userData and the placeholders, which are part of the key', async () => {
    const collector = new ShapeCollector();
    collector.add('users > orders', [{ id: 1, region: 'x' }]);
    const text = `{"config": {
  "userData": {"company": "a"},
  "jobs": [{"endpoint": "users", "children": [
    {"endpoint": "users/{1:uid}/orders", "dataType": "orders|", "placeholders": {"1:uid": "user.id"}, "userData": {"region": 1, "run": 2}}
  ]}]
}}`;
    const [after] = Object.values(await refactored(kind, text, collector.toFile()));
    assert.deepEqual(mappingsIn(after ?? '').orders, {
      id: { type: 'column', mapping: { destination: 'id', primaryKey: true } },
      region: 'region',
      'parent_user.id': { type: 'user', mapping: { destination: 'parent_user_id', primaryKey: true } },
      run: { type: 'user', mapping: { destination: 'run' } },
    });
  });

  it('writes the mapping beside the others, laid out as they are', async () => {
    const collector = new ShapeCollector();
    collector.add('a', [{ id: 1, tags: ['x'] }]);
    const before = `{
    "config": {
        "jobs": [
            { "endpoint": "a|" }
        ],
        "mappings": {
            "b": { "x": "x" }
        }
    }
}`;
    assert.deepEqual(await refactored(kind, before, collector.toFile()), {
      'Infer Mapping of "a" from 1 Known Response': `{
    "config": {
        "jobs": [
            { "endpoint": "a" }
        ],
        "mappings": {
            "b": { "x": "x" },
            "a": {
                "id": {
                    "type": "column",
                    "mapping": {
                        "destination": "id",
                        "primaryKey": true
                    }
                },
                "tags": {
                    "type": "table",
                    "destination": "a_tags",
                    "parentKey": {
                        "destination": "a_pk"
                    },
                    "tableMapping": {
                        ".": "data"
                    }
                }
            }
        }
    }
}`,
    });
  });

  it('fills an empty object of mappings, and keeps the line ends of the file', async () => {
    const collector = new ShapeCollector();
    collector.add('a', [{ x: 1 }]);
    const before = '{\r\n  "config": {\r\n    "mappings": {},\r\n    "jobs": [{"endpoint": "a|"}]\r\n  }\r\n}';
    const [after] = Object.values(await refactored(kind, before, collector.toFile()));
    assert.equal(
      after,
      '{\r\n  "config": {\r\n    "mappings": {\r\n      "a": {\r\n        "x": "x"\r\n      }\r\n    },\r\n    "jobs": [{"endpoint": "a"}]\r\n  }\r\n}',
    );
  });

  it('gives a data type to a job whose endpoint cannot name a table', async () => {
    const collector = new ShapeCollector();
    collector.add('v1/a', [{ x: 1 }]);
    const after = await refactored(kind, '{"config": {"jobs": [{"endpoint": "v1/a|"}]}}', collector.toFile());
    assert.deepEqual(after, {
      'Infer Mapping of "v1_a" from 1 Known Response':
        '{"config": {"jobs": [{"endpoint": "v1/a", "dataType": "v1_a"}], "mappings": {"v1_a": {"x": "x"}}}}',
    });
  });

  it('puts together what the jobs of one data type have, and avoids the tables of others', async () => {
    const collector = new ShapeCollector();
    collector.add('a', [{ id: 1, t: [1] }]);
    collector.add('b', [{ y: 1 }]);
    const jobs =
      '[{"__NAME": "a", "endpoint": "a|", "dataType": "d"}, {"__NAME": "b", "endpoint": "b", "dataType": "d"}, {"endpoint": "d_t"}]';
    const [after] = Object.values(await refactored(kind, `{"config": {"jobs": ${jobs}}}`, collector.toFile()));
    const mapping = mappingsIn(after ?? '').d ?? null;
    assert.deepEqual(isObject(mapping) && Object.keys(mapping), ['id', 't', 'y']);
    assert.equal(isObject(mapping) && getField(mapping, 'id'), 'id', 'only some records have it');
    assert.match(after ?? '', /"destination": "d_t_u0"/);
  });

  for (const [why, text] of [
    ['a mapping is there already', '{"config": {"jobs": [{"endpoint": "orders|"}], "mappings": {"orders": {}}}}'],
    ['nothing is known of the job', '{"config": {"jobs": [{"endpoint": "other|"}]}}'],
    [
      'nothing is known of another job of the data type',
      '{"config": {"jobs": [{"endpoint": "orders|"}, {"endpoint": "other", "dataType": "orders"}]}}',
    ],
    ['no job is selected', '{"config": {"jo|bs": [{"endpoint": "orders"}]}}'],
    ['mappings are no object', '{"config": {"jobs": [{"endpoint": "orders|"}], "mappings": [1]}}'],
    ['the job has no endpoint yet', '{"config": {"jobs": [{"endpoint": "|"'],
  ] as const) {
    it(`is not offered where ${why}`, async () => {
      const collector = new ShapeCollector();
      collector.add('orders', [{ a: 1 }]);
      assert.deepEqual(await refactored(kind, text, collector.toFile()), {});
    });
  }

  it('reads a half-written document as far as it goes', async () => {
    const collector = new ShapeCollector();
    collector.add('orders', [{ a: 1 }]);
    const text = '{"config": {"jobs": [{"endpoint": "orders|", "params": {"a": ';
    const [after] = Object.values(await refactored(kind, text, collector.toFile()));
    assert.equal(
      after,
      '{"config": {"jobs": [{"endpoint": "orders", "params": {"a": , "mappings": {"orders": {"a": "a"}}',
    );
  });

  it('says so where only a description is known', async () => {
    const text =
      '{"api": {"baseUrl": "https://api.example.com/v1/"}, "config": {"jobs": [{|"endpoint": "users", "dataField": "data"}]}}';
    const { document, position } = atCursor(text);
    const actions = await describedService().findRefactorings(document, { start: position, end: position }, [kind]);
    assert.deepEqual(
      actions.map(({ title }) => title),
      ['Infer Mapping of "users" from the Description'],
    );
  });
});
