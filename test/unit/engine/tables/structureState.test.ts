import assert from 'node:assert/strict';
import { isUserError } from '../../../../engine/core/errors.ts';
import { jsonText } from '../../../../engine/core/json/jsonText.ts';
import { parseJson } from '../../../../engine/core/json/parseJson.ts';
import { isObject } from '../../../../engine/core/json/value.ts';
import { Structure } from '../../../../engine/core/tables/structure.ts';
import { readStructure, writeStructure } from '../../../../engine/core/tables/structureState.ts';
import { convertPages, csvText, pageOf } from '../../../support/convertPages.ts';

const codeOf =
  (code: string, ...words: string[]) =>
  (error: unknown) =>
    isUserError(error) && error.code === code && words.every((word) => error.message.includes(word));

describe('json-to-csv.md 11: state', () => {
  const text =
    '{"data":{"_u":{"[]":{"_id":{"nodeType":"scalar","headerNames":"id"},"_tags":{"[]":{"nodeType":"scalar","headerNames":"data"},"nodeType":"array","headerNames":"tags"},"nodeType":"object","headerNames":"data"},"nodeType":"array"}},"parent_aliases":[]}';
  const stateOf = (struct: string) => {
    const state = parseJson(`{"json_parser.struct":${struct},"json_parser.structVersion":3}`);
    return isObject(state) ? state : {};
  };

  it('is written as the reference shows it', () => {
    const structure = new Structure();
    structure.analyse(pageOf('u', '[{"id":1,"tags":["x"]}]'));
    assert.equal(jsonText(writeStructure(structure)), text);
    assert.equal(jsonText(writeStructure(new Structure())), '{"data":[],"parent_aliases":[]}');
  });

  it('comes back as it was', () => assert.equal(jsonText(writeStructure(readStructure(stateOf(text)))), text));

  it('keeps the columns of earlier runs, in their old order, with empty cells', () => {
    const tables = convertPages([pageOf('u', '[{"new":1}]')], readStructure(stateOf(text)));
    assert.equal(csvText(tables.get('u') ?? []), '"id","tags","new"\n"","","1"\n');
  });

  it('types of earlier runs are compared with those of today', () => {
    const run = () => convertPages([pageOf('u', '[{"id":{"x":1}}]')], readStructure(stateOf(text)));
    assert.throws(run, codeOf('table.type-conflict', '"u.[].id"'));
  });

  it('children of an object come before its nodeType, later ones after headerNames', () => {
    const structure = new Structure();
    for (const rows of ['[{"o":{"a":1}}]', '[{"o":{"b":2},"z":null}]']) structure.analyse(pageOf('u', rows));
    const scalar = (name: string) => `{"nodeType":"scalar","headerNames":"${name}"}`;
    const object = `{"_a":${scalar('o_a')},"nodeType":"object","headerNames":"o","_b":${scalar('o_b')}}`;
    const item = `{"_o":${object},"nodeType":"object","headerNames":"data","_z":{"nodeType":"null","headerNames":"z"}}`;
    assert.equal(
      jsonText(writeStructure(structure)),
      `{"data":{"_u":{"[]":${item},"nodeType":"array"}},"parent_aliases":[]}`,
    );
  });

  it('is the same after the rows were written: no parent columns, no aliases', () => {
    const structure = new Structure();
    convertPages([pageOf('u', '[{"id":1,"tags":["x"]}]', '{"id":5,"env":"dev"}')], structure);
    assert.equal(jsonText(writeStructure(structure)), text);
  });

  it('keeps names of earlier runs taken, so that no header comes twice', () => {
    const tables = convertPages(
      [pageOf('u', '[{"i d":1,"i_d":2}]')],
      readStructure(stateOf(text.replaceAll('"_id"', '"_i d"').replace('"headerNames":"id"', '"headerNames":"i_d"'))),
    );
    assert.deepEqual(tables.get('u')?.[0], ['i_d', 'tags', 'i_d_u0']);
  });

  it('an empty name of an earlier run is given again, not reserved', () => {
    const struct = text.replace('"_id"', '"_é"').replace('"headerNames":"id"', '"headerNames":""');
    const tables = convertPages([pageOf('u', '[{"é":1}]')], readStructure(stateOf(struct)));
    assert.deepEqual(tables.get('u')?.[0], ['', 'tags']);
  });

  it('names what an older state left without names, also where the records bring nothing new', () => {
    const unnamed = text.replaceAll(/,"headerNames":"[^"]*"/g, '');
    for (const rows of ['[{"id":1,"tags":["x"]}]', '[{"id":1}]', '[{}]']) {
      const structure = readStructure(stateOf(unnamed));
      const tables = convertPages([pageOf('u', rows)], structure);
      assert.deepEqual(tables.get('u')?.[0], ['id', 'tags'], rows);
      assert.equal(jsonText(writeStructure(structure)), text, rows);
    }
  });

  for (const broken of [
    '{"data":{"_u":{}}}',
    '{"data":{"_u":{"nodeType":"list"}}}',
    '{"data":{"_u":{"nodeType":"array","x":1}}}',
    '{"data":{"_u":5}}',
  ]) {
    it(`${broken} is a user error`, () =>
      assert.throws(() => readStructure(stateOf(broken)), codeOf('state.broken-structure')));
  }
});
