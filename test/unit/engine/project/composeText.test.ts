import assert from 'node:assert/strict';
import { parseJson } from '@pagewright/core/json/parseJson';
import { composeText } from '@pagewright/core/project/composed/composeText';
import { mergeSources } from '@pagewright/core/project/composed/mergeSources';
import { readJsonSource } from '@pagewright/core/project/source/readJsonSource';

const read = (text: string, file = 'config.json') => {
  const node = readJsonSource(text, file);
  assert.ok(node);
  return node;
};
const merged = (base: string, row: string) => composeText(mergeSources(read(base), read(row, 'row.json')));

describe('A row that is merged over its configuration', () => {
  const cases: [title: string, base: string, row: string, result: string][] = [
    ['adds keys', '{"a":1}', '{"b":2}', '{"a":1,"b":2}'],
    ['replaces scalars', '{"a":1}', '{"a":"x"}', '{"a":"x"}'],
    ['merges objects', '{"a":{"b":1,"c":2}}', '{"a":{"c":3}}', '{"a":{"b":1,"c":3}}'],
    ['merges lists by index', '{"a":[{"x":1},2,3]}', '{"a":[{"y":2},9]}', '{"a":[{"x":1,"y":2},9,3]}'],
    ['adds to a list what is beyond its end', '[1]', '[2,3]', '[2,3]'],
    ['changes nothing with an empty list', '{"a":[1]}', '{"a":[]}', '{"a":[1]}'],
    ['changes nothing with an empty object', '{"a":{"b":1}}', '{"a":{}}', '{"a":{"b":1}}'],
    ['fills an empty object', '{"a":{}}', '{"a":[1]}', '{"a":[1]}'],
    ['merges a list and an object by index', '{"a":[1,2]}', '{"a":{"1":3}}', '{"a":{"0":1,"1":3}}'],
    ['replaces a container with a scalar', '{"a":{"b":1}}', '{"a":null}', '{"a":null}'],
    [
      'keeps the digits',
      '{"a":1.10,"b":12345678901234567890}',
      '{"c":1E+2}',
      '{"a":1.10,"b":12345678901234567890,"c":1E+2}',
    ],
  ];
  for (const [title, base, row, result] of cases)
    it(title, () => assert.equal(merged(base, row).text.replace(/\s/g, ''), result));
});

describe('A composed text', () => {
  const base =
    '{ "parameters": {"api": {"baseUrl": "https://a.example/"},\n "config": {"jobs": [{"endpoint": "a\\u0062c"}]}}}';
  const row = '{"parameters":{"config":{"jobs":[{"endpoint":"users"}],"limit":1.10}}}';

  it('is JSON', () => assert.ok(parseJson(merged(base, row).text)));

  const places: [part: string, file: string, written: string][] = [
    ['"https://a.example/"', 'config.json', '"https://a.example/"'],
    ['a.example', 'config.json', 'a.example'],
    ['"users"', 'row.json', '"users"'],
    ['1.10', 'row.json', '1.10'],
    ['"limit": 1.10', 'row.json', '"limit":1.10'],
    ['"api"', 'config.json', '"api"'],
  ];
  for (const [part, file, written] of places)
    it(`knows where ${part} is written`, () => {
      const composed = merged(base, row);
      const start = composed.text.indexOf(part);
      const place = composed.placeOf(start, start + part.length);
      assert.equal(place?.file, file);
      const text = file === 'config.json' ? base : row;
      assert.equal(text.slice(place?.start, place?.end), written);
      assert.equal(composed.positionOf(file, place?.start ?? 0), start);
    });

  it('leads from every character of a text to the same one', () => {
    const composed = composeText(read(base));
    for (const part of ['baseUrl', 'https://a.example/', 'jobs', 'endpoint'])
      for (let at = 0; at <= part.length; at++) {
        const position = composed.positionOf('config.json', base.indexOf(part) + at);
        assert.equal(position, composed.text.indexOf(part) + at, `${part}, ${at}`);
      }
  });
});
