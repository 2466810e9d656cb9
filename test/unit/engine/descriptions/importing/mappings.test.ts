import assert from 'node:assert/strict';
import { importDescription } from '../../../../../engine/core/descriptions/importing/importDescription.ts';
import { assertGrowsWithSize } from '../../../../support/countCalls.ts';
import { describeApi, operation } from '../../../../support/describedApi.ts';
import { inSweep } from '../../../../support/sweep.ts';

const text = { type: 'string' };
const self = { $ref: '#/components/schemas/Node' };
const named = (count: number, schema: object, prefix = 'k') =>
  Object.fromEntries(Array.from({ length: count }, (_, number) => [`${prefix}${number}`, schema]));
const object = (properties: object) => ({ type: 'object', properties });

/** Lists of such records, each a job. */
function describedAs(properties: object, jobs = 1) {
  const list = operation([], { type: 'array', items: self });
  const paths = Object.fromEntries(Array.from({ length: jobs }, (_, number) => [`/things${number}`, list]));
  return describeApi(paths, { components: { schemas: { Node: object(properties) } } });
}

function mapped(properties: object, jobs = 1) {
  const { text: written, report } = importDescription(describedAs(properties, jobs), { mappings: true });
  const { mappings = {} } = JSON.parse(written).parameters.config;
  const cuts = report.leftOut.filter(({ what }) => what.startsWith('mapping')).map(({ reason }) => reason);
  return { mappings, columns: Object.keys(mappings['things0'] ?? {}), cuts, length: written.length };
}

describe('The mapping of a record', () => {
  const whole: [what: string, properties: object, columns: string[]][] = [
    ['has its columns', { id: text, name: text }, ['id', 'name']],
    ['has those of objects in it', { id: text, owner: object({ id: text }) }, ['id', 'owner.id']],
    ['goes three levels down', { a: object({ b: object({ c: text, d: object({ e: text }) }) }) }, ['a.b.c']],
    ['goes three levels down into itself', { id: text, parent: self }, ['id', 'parent.id', 'parent.parent.id']],
    ['has no lists', { id: text, tags: { type: 'array', items: text } }, ['id']],
    ['has none of a record that is nothing but itself', { data: self }, []],
  ];
  for (const [what, properties, columns] of whole) {
    it(what, () => {
      const found = mapped(properties);
      assert.deepEqual([found.columns, found.cuts], [columns, []]);
    });
  }

  it('has two thousand columns of a record that has so many', () => {
    const { columns, cuts } = mapped(named(2000, text));
    assert.deepEqual([columns.length, cuts], [2000, []]);
  });

  const cut: [what: string, properties: object, count: number, first: string][] = [
    ['those of its top where it leads to itself too often', { ...named(500, self), ...named(5, text, 'c') }, 5, 'c0'],
    ['those of two levels where the third has too many', { ...named(40, self), ...named(5, text, 'c') }, 205, 'k0.c0'],
    ['the first of its top where there are too many', named(3000, text), 2000, 'k0'],
    ['none where its top has too many keys without columns', named(60_000, object({})), 0, ''],
  ];
  for (const [what, properties, count, first] of cut) {
    it(`has ${what}, and the report says so`, () => {
      const { columns, cuts } = mapped(properties);
      assert.deepEqual([columns.length, columns[0] ?? ''], [count, first]);
      assert.match(cuts.join(), /^The described record has too many columns for a table, or leads to itself/);
      assert.equal(cuts.length, 1);
    });
  }

  it('names each column once where names are alike', () => {
    const keys = [
      'a b',
      'a-b',
      'A b',
      'a_b',
      ...Array.from({ length: 900 }, (_, count) => `a${'-'.repeat(count + 2)}b`),
    ];
    const { mappings } = mapped(Object.fromEntries(keys.map((key) => [key, text])));
    const names = Object.values<{ mapping: { destination: string } }>(mappings.things0).map(
      ({ mapping }) => mapping.destination,
    );
    assert.deepEqual(names.slice(0, 4), ['a_b', 'a_b_', 'A_b__', 'a_b___']);
    assert.equal(new Set(names.map((name) => name.toLowerCase())).size, keys.length);
    assert.ok(names.every((name) => name.length < 20));
  });

  it('has no column whose path is longer than any name', () => {
    const { columns } = mapped({ id: text, ['x'.repeat(600)]: object({ ['y'.repeat(600)]: text }) });
    assert.deepEqual(columns, ['id']);
  });
});

describe('The mappings of all jobs', () => {
  it('take no more time for a schema that leads to itself than its size', async () => {
    const describedWith = (count: number) => describedAs({ ...named(count, self), ...named(count, text, 'c') });
    await assertGrowsWithSize((size) => importDescription(describedWith(size), { mappings: true }), 400);
  });

  it('take no more time for schemas that lead to themselves through joins', async () => {
    const other = { $ref: '#/components/schemas/Other' };
    const describedWith = (count: number) => {
      const inner = { allOf: [self, object({ x: other })] };
      const Node = { allOf: [other, object(named(count, inner))] };
      const Other = object(named(count, { allOf: [self, other] }));
      const list = operation([], { type: 'array', items: self });
      return describeApi({ '/things': list }, { components: { schemas: { Node, Other } } });
    };
    await assertGrowsWithSize((size) => importDescription(describedWith(size), { mappings: true }), 20);
  });

  inSweep('have a bound together', () => {
    const { mappings, cuts } = mapped({ ...named(1500, text), ...named(3, self, 's') }, 250);
    const counts = Object.values<object>(mappings).map((columns) => Object.keys(columns).length);
    const all = counts.reduce((sum, count) => sum + count, 0);
    assert.ok(all === 300_000, `${all}`);
    assert.equal(cuts.length, 250);
    assert.match(cuts.at(-1) ?? '', /so no mapping is written/);
  });
});
