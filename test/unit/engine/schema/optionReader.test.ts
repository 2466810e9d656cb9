import assert from 'node:assert/strict';
import type { JsonObject, JsonValue } from '../../../../engine/core/json/value.ts';
import { OptionReader } from '../../../../engine/core/schema/optionReader.ts';

const defaults = {
  name: 'limit',
  first: 1,
  sends: true,
  all: false,
  path: undefined,
  size: undefined,
  more: {},
  seconds: 1.5,
} as const;
const readerOf = (written: JsonObject) => new OptionReader(written, defaults);

describe('OptionReader (configuration.md 1)', () => {
  const table: [
    title: string,
    written: JsonObject,
    read: (options: ReturnType<typeof readerOf>) => JsonValue | undefined,
    expected: JsonValue | undefined,
  ][] = [
    ['a text', { name: 'count' }, (options) => options.text('name'), 'count'],
    ['a text that is written as a number', { name: 5 }, (options) => options.text('name'), '5'],
    ['the default of a text that is missing', {}, (options) => options.text('name'), 'limit'],
    ['the default of a text that is empty', { name: '0' }, (options) => options.text('name'), 'limit'],
    ['nothing where there is no default', { path: '' }, (options) => options.text('path'), undefined],
    ['an integer', { first: 0 }, (options) => options.integer('first'), 0],
    ['an integer that is written as text', { size: '50' }, (options) => options.integer('size'), 50],
    ['the default of an integer that is none', { first: 'a' }, (options) => options.integer('first'), 1],
    ['a truth value', { sends: null }, (options) => options.truth('sends'), false],
    ['a text that is true', { all: 'false' }, (options) => options.truth('all'), true],
    ['the default of a truth value', {}, (options) => options.truth('sends'), true],
    ['a number', { seconds: '2.5' }, (options) => options.number('seconds'), 2.5],
    ['the default of a number that is none', { seconds: 'a' }, (options) => options.number('seconds'), 1.5],
    ['a value as it is written', { size: '050' }, (options) => options.value('size'), '050'],
    ['no value where none is written', {}, (options) => options.value('first'), undefined],
    ['a list', { path: [1] }, (options) => [...(options.list('path') ?? [])], [1]],
    ['no list in an object', { path: {} }, (options) => [...(options.list('path') ?? [])], []],
    ['the default of an object', { more: 5 }, (options) => options.object('more'), {}],
    ['an object', { path: { a: 1 } }, (options) => options.object('path'), { a: 1 }],
    ['no object in a list', { path: [] }, (options) => options.object('path'), undefined],
  ];
  for (const [title, written, read, expected] of table) {
    it(`reads ${title}`, () => assert.deepEqual(read(readerOf(written)), expected));
  }
});
