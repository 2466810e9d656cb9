import type { RunAttack, RunGiven } from './attack.ts';

const one = { 'items.csv': '"id"\n"1"\n' };
const many = (count: number, entry: (index: number) => readonly [string, unknown]) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => entry(index)));
const nested = (depth: number, wrap: (inner: unknown) => unknown): unknown =>
  Array.from({ length: depth }).reduce((inner) => wrap(inner), 'x' as unknown);
const md5 = (inner: unknown) => ({ function: 'md5', args: [inner] });
const base64 = (inner: unknown) => ({ function: 'base64_encode', args: [inner] });
const twice = (name: string) => [{ attr: name }, { attr: name }];
const param = (value: unknown): RunGiven => ({ job: { params: { p: value } } });
/** Each attribute is twice the one before it. */
const doubling = (count: number) =>
  many(count, (index) => [
    `a${index}`,
    index === 0 ? 'x' : { function: 'concat', args: [{ attr: `a${index - 1}` }, { attr: `a${index - 1}` }] },
  ]);

/** Functions and references that fill the memory, the stack or the log. */
export const expressions: readonly RunAttack[] = [
  {
    name: 'attributes that double each other',
    given: { config: doubling(100), ...param({ attr: 'a99' }) },
    gives: { error: 'function.too-long' },
  },
  {
    name: 'a chain of 3,000 attributes',
    given: { config: doubling(3000), ...param({ attr: 'a2999' }) },
    gives: { error: 'function.attribute-circle' },
  },
  {
    name: 'a hundred attributes that name the next one twice',
    given: {
      config: {
        ...many(100, (index) => [`a${index}`, md5({ function: 'implode', args: ['', twice(`a${index + 1}`)] })]),
        a100: 'x',
      },
      ...param({ attr: 'a0' }),
    },
    gives: { tables: one },
  },
  {
    name: 'a function that doubles in itself',
    given: param(nested(60, base64)),
    gives: { error: 'function.too-long' },
  },
  { name: 'functions nested 200 deep', given: param(nested(200, md5)), gives: { tables: one } },
  { name: 'functions nested 1,000 deep', given: param(nested(1000, md5)), gives: { error: 'json.syntax' } },
  {
    name: 'parameters nested 400 deep',
    given: param(nested(400, (inner) => ({ a: inner }))),
    gives: { tables: one },
  },
  {
    name: 'a width of a billion',
    given: param({ function: 'sprintf', args: ['%999999999d', 1] }),
    gives: { error: 'function.bad-format' },
  },
  {
    name: 'a thousand widths of a million',
    given: param({ function: 'sprintf', args: ['%1$999999d'.repeat(1000), 1] }),
    gives: { error: 'function.too-long' },
  },
  {
    name: 'a precision of a billion',
    given: param({ function: 'sprintf', args: ['%.999999999f', 1] }),
    gives: { tables: one },
  },
  {
    name: 'a glue between 100,000 texts',
    given: param({ function: 'implode', args: ['x'.repeat(1000), Array.from({ length: 100_000 }, () => 'a')] }),
    gives: { error: 'function.too-long' },
  },
  {
    name: 'a date beyond all calendars',
    given: param({ function: 'strtotime', args: ['+99999999999999999999 years'] }),
    gives: { error: 'function.unreadable-date' },
  },
  {
    name: 'a function __proto__',
    given: param({ function: '__proto__', args: [] }),
    gives: { error: 'config.unknown-value' },
  },
  {
    name: 'a function toString',
    given: param({ function: 'toString', args: [] }),
    gives: { error: 'config.unknown-value' },
  },
  { name: 'an empty key of an attribute', given: param({ attr: '' }), gives: { error: 'function.unknown-reference' } },
  { name: 'half a surrogate pair in a parameter', given: param('\ud800'), gives: { tables: one } },
];
