import assert from 'node:assert/strict';
import { isUserError } from '../../../../../engine/core/errors.ts';
import { jsonText } from '../../../../../engine/core/json/jsonText.ts';
import { parseJson } from '../../../../../engine/core/json/parseJson.ts';
import { isObject, type JsonObject } from '../../../../../engine/core/json/value.ts';
import { LegacyStructure } from '../../../../../engine/core/tables/legacy/legacyStructure.ts';
import {
  legacyStructVersion,
  readLegacyStructure,
  writeLegacyStructure,
} from '../../../../../engine/core/tables/legacy/legacyStructureState.ts';
import { pageOf } from '../../../../support/convertPages.ts';
import { legacyTexts } from './convertLegacy.ts';

const stateOf = (struct: string, version = '2'): JsonObject => {
  const state = parseJson(`{"json_parser.struct":${struct},"json_parser.structVersion":${version}}`);
  return isObject(state) ? state : {};
};
const text =
  '{"u.tags":{"data":"scalar"},"u.geo":{"lat":"scalar"},"u":{"id":"scalar","tags":"arrayOfscalar","geo":"object","none":"NULL"}}';

describe('legacy structure in the state (json-to-csv.md 12.3)', () => {
  it('is written as the reference shows it, with version 2', () => {
    const structure = new LegacyStructure();
    structure.analyse(pageOf('u', '[{"id":1,"tags":["x"],"geo":{"lat":1},"none":[]}]'));
    assert.equal(jsonText(writeLegacyStructure(structure)), text);
    assert.equal(legacyStructVersion, 2);
  });

  // struct
  const roundTrips = [
    text,
    '{}',
    '{"u.a":[],"u":{"a":"arrayOfNULL"}}',
    '{"u.a":[],"u.b":{"data":"scalar"},"u":{"a":"arrayOfobject","b":"arrayOfscalar","o":"object"}}',
    '{"u":{"b":"scalar","1":"scalar","__proto__":"NULL"}}',
  ];
  for (const struct of roundTrips) {
    it(`${struct} comes back as it was`, () =>
      assert.equal(jsonText(writeLegacyStructure(readLegacyStructure(stateOf(struct)))), struct));
  }

  it('keys 0, 1, 2 may have become a list', () => {
    assert.equal(
      jsonText(writeLegacyStructure(readLegacyStructure(stateOf('{"u":["scalar","NULL"]}')))),
      '{"u":{"0":"scalar","1":"NULL"}}',
    );
  });

  it('an empty struct that became a list is empty', () =>
    assert.equal(readLegacyStructure(stateOf('[]')).tables.size, 0));

  it('there is none in an empty state, and none in one of another version', () => {
    const states = [{}, stateOf('{"data":{"_u":{"nodeType":"array"}},"parent_aliases":[]}', '3'), stateOf(text, '2.0')];
    assert.deepEqual(
      states.map((state) => readLegacyStructure(state).tables.size),
      [0, 0, 0],
    );
  });

  it('public example 123: columns of earlier runs stay, in their order', () => {
    const structure = readLegacyStructure(stateOf('{"users":{"id":"scalar","name":"scalar","modified":"scalar"}}'));
    const rows = '[{"id":3,"name":"John Doe","modified":"2017-04-20 19:05:12"},{"new":"x","name":"Jane Doe","id":234}]';
    assert.deepEqual(legacyTexts([['users', rows]], structure), {
      users: '"id","name","modified","new"\n"3","John Doe","2017-04-20 19:05:12",""\n"234","Jane Doe","","x"\n',
    });
  });

  it('a data type that is known from the state has a header without rows, and a page with one null is a row', () => {
    const tables = (rows: string) => legacyTexts([['u', rows]], readLegacyStructure(stateOf('{"u":{"id":"scalar"}}')));
    assert.deepEqual([tables('[]'), tables('[null]')], [{ u: '"id"\n' }, { u: '"id"\n""\n' }]);
  });

  it('types of earlier runs are still compared', () => {
    const structure = readLegacyStructure(stateOf('{"u":{"id":"scalar"}}'));
    assert.throws(
      () => structure.analyse(pageOf('u', '[{"id":{"x":1}}]')),
      (error) => isUserError(error) && error.code === 'table.type-conflict' && error.message.includes('"u.id"'),
    );
  });

  it('an object whose columns the state lost has none until it comes again', () => {
    const tables = (rows: string) => legacyTexts([['u', rows]], readLegacyStructure(stateOf('{"u":{"o":"object"}}')));
    assert.deepEqual([tables('[{"id":1}]'), tables('[{"o":{"x":1}}]')], [{ u: '"id"\n"1"\n' }, { u: '"o_x"\n"1"\n' }]);
  });

  it('takes nothing for a change of its own: the version starts anew', () => {
    assert.equal(readLegacyStructure(stateOf(text)).version, 0);
  });

  // struct, the place that the message names
  const broken: [string, string][] = [
    ['"text"', 'json_parser.struct'],
    ['{"u":"scalar"}', 'u'],
    ['{"u":5}', 'u'],
    ['{"u":{"id":"integer"}}', 'u.id'],
    ['{"u":{"id":{"x":"scalar"}}}', 'u.id'],
    ['{"u":{"id":null}}', 'u.id'],
    ['{"data":{"_u":{"nodeType":"array"}},"parent_aliases":[]}', 'data._u'],
  ];
  for (const [struct, place] of broken) {
    it(`${struct} is a user error`, () => {
      assert.throws(
        () => readLegacyStructure(stateOf(struct)),
        (error) =>
          isUserError(error) && error.code === 'state.broken-structure' && error.message.includes(`"${place}"`),
      );
    });
  }
});
