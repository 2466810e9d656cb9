import assert from 'node:assert/strict';
import { compactJson } from '../../../scripts/lib/compactJson.ts';
import { expectedWords } from '../../../scripts/lib/expectedWords.ts';
import { findBranches } from '../../../scripts/lib/findBranches.ts';
import type { JsonSchema } from '../../../scripts/lib/jsonSchema.ts';
import { propertyText } from '../../../scripts/lib/propertyText.ts';
import { joined } from './everySchema.ts';

describe('an example in a text', () => {
  const table: [value: unknown, text: string][] = [
    [5, '5'],
    ['a "b"', '"a \\"b\\""'],
    [null, 'null'],
    [[], '[]'],
    [{}, '{}'],
    [[1, 'a', {}], '[1, "a", {}]'],
    [{ a: { b: [true] } }, '{ "a": { "b": [true] } }'],
  ];
  for (const [value, text] of table)
    it(`stands on one line where it is short: ${text}`, () => assert.equal(compactJson(value), text));

  it('is spread over lines where it is long', () => {
    const value = { name: 'x'.repeat(60), list: [1, 2], inner: { deep: 'y'.repeat(70), flag: true } };
    assert.equal(
      compactJson(value),
      `{\n  "name": "${'x'.repeat(60)}",\n  "list": [1, 2],\n  "inner": {\n    "deep": "${'y'.repeat(70)}",\n    "flag": true\n  }\n}`,
    );
  });

  it('follows meaning and default', () => {
    const text = propertyText('a', { markdownDescription: 'Means a.', default: [], examples: [{ b: 1 }] });
    assert.equal(text, 'Means a.\n\nDefault: `[]`\n\n```json\n"a": { "b": 1 }\n```');
    assert.equal(propertyText('a', { type: 'string' }), undefined);
  });
});

describe('the words for what a key takes', () => {
  const definitions: Record<string, JsonSchema> = {
    Text: { anyOf: [{ type: 'string' }, true], 'x-expects': 'text' },
    Keys: { properties: { a: {} } },
    Either: JSON.parse(
      '{ "if": { "type": "object" }, "then": { "x-type": "Computed" }, "else": { "type": "string" } }',
    ),
  };
  const table: [schema: JsonSchema, words: string][] = [
    [{ type: 'string' }, 'text'],
    [{ type: ['integer', 'string'] }, 'whole number or text'],
    [{ type: 'string', 'x-expects': 'an address' }, 'address'],
    [{ $ref: '#/definitions/Text' }, 'text'],
    [{ $ref: '#/definitions/Keys' }, 'object'],
    [{ enum: ['a'] }, 'one of the values below'],
    [{ anyOf: [{ type: 'boolean' }, true] }, 'true or false'],
    [{ $ref: '#/definitions/Either' }, 'text, or computed value'],
    [{ additionalProperties: {} }, 'object'],
    [{}, 'any'],
  ];
  for (const [schema, words] of table)
    it(`${JSON.stringify(schema)}: ${words}`, () => assert.equal(expectedWords(schema, definitions), words));
});

describe('the branches of a schema', () => {
  it('are found by the key that divides it', () => {
    const pagination = joined.definitions?.['Pagination'];
    const branches = typeof pagination === 'object' ? findBranches(pagination) : [];
    assert.deepEqual(branches[0], { key: 'method', values: ['offset'], definition: 'OffsetPagination' });
  });

  it('may have one for all other values', () => {
    const item = joined.definitions?.['MappingItem'];
    assert.deepEqual(typeof item === 'object' ? findBranches(item)[0] : undefined, {
      key: 'type',
      values: undefined,
      definition: 'ColumnItem',
    });
  });

  it('are none where it is not divided', () =>
    assert.deepEqual(findBranches({ allOf: [{ $ref: '#/definitions/Job' }] }), []));
});
