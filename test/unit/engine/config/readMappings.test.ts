import assert from 'node:assert/strict';
import { readMappings } from '../../../../engine/core/config/readIteration.ts';
import { isUserError } from '../../../../engine/core/errors.ts';
import { parseJson } from '../../../../engine/core/json/parseJson.ts';
import { isObject } from '../../../../engine/core/json/value.ts';

function read(config: string) {
  const value = parseJson(config);
  assert.ok(isObject(value));
  return readMappings(value, '/config/mappings');
}

describe('readMappings', () => {
  for (const config of ['{}', '{"mappings":null}', '{"mappings":{}}', '{"mappings":[]}']) {
    it(`mapping.md 2: ${config} is no mapping at all`, () => assert.equal(read(config).size, 0));
  }

  it('mapping.md 1: mappings are known by their data type, in the order of the configuration', () => {
    const mappings = read('{"mappings":{"b":{"x":"y"},"7":{"x":"z"},"a/{id}":{"x":"x"}}}');
    assert.deepEqual(
      [...mappings].map(([dataType, { name, columns }]) => [dataType, name, columns]),
      [
        ['b', 'b', ['y']],
        ['7', '7', ['z']],
        ['a/{id}', 'a/{id}', ['x']],
      ],
    );
  });

  it('mapping.md 9: what is wrong is said with its place', () => {
    assert.throws(
      () => read('{"mappings":{"good":{"x":"x"},"a/b~c":{}}}'),
      (error) =>
        isUserError(error) &&
        error.code === 'config.empty' &&
        error.pointer === '/config/mappings/a~1b~0c' &&
        error.message.includes('"a/b~c"'),
    );
  });
});
