import assert from 'node:assert/strict';
import { parseJson } from '../../../engine/core/json/parseJson.ts';
import { inferShape } from '../../../engine/core/shapes/growingShape.ts';
import type { ShapeSchema } from '../../../engine/core/shapes/shapes.ts';
import { typesOf } from '../../../engine/core/shapes/shapes.ts';
import { buildBikes } from '../../../samples/api/data/buildBikes.ts';
import { buildMembers } from '../../../samples/api/data/buildMembers.ts';
import { buildReviews } from '../../../samples/api/data/buildReviews.ts';
import { buildRides } from '../../../samples/api/data/buildRides.ts';
import { buildStations } from '../../../samples/api/data/buildStations.ts';
import { buildTickets } from '../../../samples/api/data/buildTickets.ts';
import { buildWeather } from '../../../samples/api/data/buildWeather.ts';
import { createSeededNumbers } from '../../../samples/api/data/createSeededNumbers.ts';

const dataSets: [string, () => object[], number][] = [
  ['stations', buildStations, 63],
  ['bikes', buildBikes, 40],
  ['rides', buildRides, 130],
  ['reviews', buildReviews, 63],
  ['members', buildMembers, 23],
  ['weather', buildWeather, 24],
  ['tickets', buildTickets, 33],
];

/** Every schema inside a schema, itself included, with its path. */
function schemasIn(schema: ShapeSchema, path = ''): [string, ShapeSchema][] {
  const properties = Object.entries(schema.properties ?? {}).flatMap(([key, child]) =>
    schemasIn(child, `${path}.${key}`),
  );
  return [[path, schema], ...properties, ...(schema.items ? schemasIn(schema.items, `${path}[]`) : [])];
}

describe('the data of the sample API', () => {
  for (const [name, build, count] of dataSets) {
    const json = JSON.stringify(build());
    const schemas = schemasIn(inferShape(parseJson(json)));

    it(`has ${count} ${name}`, () => {
      assert.equal(build().length, count);
    });

    it(`has the same ${name} every time`, () => {
      assert.equal(JSON.stringify(build()), json);
    });

    it(`has no field in the ${name} that is of two kinds, which no table could hold`, () => {
      const mixed = schemas.filter(([, schema]) => typesOf(schema).filter((type) => type !== 'null').length !== 1);
      assert.deepEqual(mixed, []);
    });

    it(`has no null in the ${name} where other records have a list`, () => {
      const lost = schemas.filter(
        ([, schema]) => typesOf(schema).includes('array') && typesOf(schema).includes('null'),
      );
      assert.deepEqual(lost, []);
    });

    it(`has something for the tables to show in the ${name}`, () => {
      const has = (test: (schema: ShapeSchema) => boolean) => schemas.some(([, schema]) => test(schema));
      assert.ok(
        has((schema) => typesOf(schema).includes('null')),
        'no null',
      );
      assert.ok(has((schema) => typesOf(schema).includes('boolean')) || name === 'reviews', 'no boolean');
      assert.ok(has((schema) => typesOf(schema).includes('number')) || name === 'reviews', 'no fraction');
      assert.ok(
        schemas.some(([path, schema]) => /\[\]\./.test(path) && typesOf(schema).includes('object')),
        'no nesting',
      );
      assert.match(json, /[^\p{ASCII}]/u, 'no letter beyond ASCII');
    });
  }

  for (const [name, path] of [
    ['stations', '[].connections[]'],
    ['rides', '[].pauses[]'],
    ['reviews', '[].photos[]'],
    ['members', '[].addresses[]'],
    ['tickets', '[].parts[]'],
  ] as const) {
    it(`has a child table with columns of its own in the ${name}`, () => {
      const build = dataSets.find(([candidate]) => candidate === name)?.[1];
      const schemas = new Map(schemasIn(inferShape(parseJson(JSON.stringify(build?.())))));
      assert.deepEqual(typesOf(schemas.get(path) ?? {}), ['object']);
    });
  }

  it('has text that a careless CSV writer would break: quotes, commas and line ends', () => {
    const texts = buildReviews().map(({ text }) => text);
    for (const mark of ['"', ',', '\n']) assert.ok(texts.some((text) => text.includes(mark)));
  });

  it('mentions only stations, bikes and members that exist', () => {
    const stations = new Set<unknown>(buildStations().map(({ id }) => id));
    const bikes = new Set<unknown>(buildBikes().map(({ id }) => id));
    const members = new Set<unknown>(buildMembers().map(({ id }) => id));
    for (const { from, to, bike_id, customer } of buildRides()) {
      assert.ok(stations.has(from.station_id) && (to === null || stations.has(to.station_id)));
      assert.ok(bikes.has(bike_id) && members.has(customer.id));
    }
    for (const { station_id } of buildBikes()) assert.ok(station_id === null || stations.has(station_id));
    for (const { bike_id } of buildTickets()) assert.ok(bikes.has(bike_id));
    for (const { favourite_stations } of buildMembers()) assert.ok(favourite_stations.every((id) => stations.has(id)));
    for (const { author } of buildReviews()) assert.ok(author === null || members.has(author.member_id));
  });
});

describe('seeded numbers', () => {
  const draw = (seed: number) => {
    const numbers = createSeededNumbers(seed);
    return Array.from({ length: 200 }, () => numbers.whole(1, 6));
  };

  it('are the same for the same seed and others for another', () => {
    assert.deepEqual(draw(7), draw(7));
    assert.notDeepEqual(draw(7), draw(8));
  });

  it('reach both ends and stay between them', () => {
    assert.deepEqual([...new Set(draw(7))].sort(), [1, 2, 3, 4, 5, 6]);
  });

  it('keep to the digits that were asked for', () => {
    const numbers = createSeededNumbers(7);
    for (let index = 0; index < 50; index += 1) assert.match(String(numbers.decimal(-2, 3, 2)), /^-?\d(\.\d{1,2})?$/);
  });

  it('choose from a list without repeating, in its order', () => {
    const numbers = createSeededNumbers(7);
    for (let index = 0; index < 50; index += 1) {
      const chosen = numbers.choose([1, 2, 3, 4, 5], 2);
      assert.ok(chosen.length <= 2);
      assert.deepEqual(chosen, [...new Set(chosen)].sort());
    }
  });
});
