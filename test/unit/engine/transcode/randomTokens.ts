import type { Next } from '../../../support/seeded.ts';

export function oneOf<Item>(items: readonly Item[], next: Next): Item {
  return items[next(items.length)] as Item;
}

const plain = [
  ...['null', 'null', 'true', 'false', '""', '0', '1', '-17', '123456789012345678', '1.5', '12.500', '3.0', '-0.0'],
  ...['"abc"', '"say \\"hi\\""', '"\\\\\\/\\b\\f\\n\\r\\t"', '"\\u00e9\\u20AC"', '"\\ud83d\\uDE00"', '"Łódź 😀"'],
];

/** Tokens that a cell does not hold as they are, and those next to them. */
const rare = [
  ...['-0', '1e3', '1E-7', '2.55e+1', '1234567890123456789', '-99999999999999999999999', '9223372036854775808'],
  ...['0.00001', '0.0001', '-0.00010', '0.0000', '-0.0000', '100000000000000.5', '1.0000000000000000', '1e400'],
  ...['0.1234567890123456', '0.12345678901234', '1234567890123.5', '"\\u0000"', '"\\u0022"', '"\\u005c"', '"\\u001F"'],
  ...['[]', '{}', '[1]', '["a",null]', '[{"a":1}]', '[[1,2]]', '[[]]', '[null]', '{"1":2}', '{"a":{}}'],
];

/** Halves of surrogate pairs change how the whole response is read. */
const halves = ['"\\ud83d"', '"x\\uDE00y"', '"\\ud83d\\u0041"', '"\\uD83D\\ud83d\\ude00"', '"\\ude00\\ud83d"'];

/** Not JSON. */
const broken = [
  '01',
  '1.',
  '.5',
  '+1',
  '1e',
  '-',
  '"\\x"',
  '"\\u12g4"',
  '"\n"',
  '"',
  'nul',
  'tru',
  '',
  '\0',
  '1 2',
  "'a'",
];

/** How often a value is unusual: one in this many, or never. */
export interface Rates {
  rare: number;
  half: number;
  broken: number;
}

/** The text of a scalar, or of something that is there instead of it. */
export function randomToken(next: Next, rates: Rates): string {
  if (isNow(rates.broken, next)) return oneOf(broken, next);
  if (isNow(rates.half, next)) return oneOf(halves, next);
  if (isNow(rates.rare, next)) return oneOf(rare, next);
  const kind = next(4);
  if (kind === 0) return randomNumber(next, rates);
  return kind === 1 ? randomText(next) : oneOf(plain, next);
}

export function isNow(rate: number, next: Next): boolean {
  return rate > 0 && next(rate) === 0;
}

function randomNumber(next: Next, { rare: rate }: Rates): string {
  const isLong = isNow(rate, next);
  const digits = (most: number) => Array.from({ length: 1 + next(most) }, () => next(10)).join('');
  const whole = digits(isLong ? 22 : 8).replace(/^0+(?=.)/, '');
  const sign = next(3) === 0 && whole !== '0' ? '-' : '';
  const fraction = next(2) === 0 ? `.${digits(isLong ? 20 : 5)}` : '';
  return `${sign}${whole}${fraction}${isLong && next(4) === 0 ? `e${next(40) - 20}` : ''}`;
}

const pieces = [
  'a',
  'b',
  'word ',
  '0',
  ',',
  'é',
  '漢',
  '😀',
  '\\"',
  '\\\\',
  '\\n',
  '\\/',
  '\\u00e9',
  '\\ud83d\\ude00',
  '\u007f',
];

/** A string of up to five blocks of 16 bytes. */
function randomText(next: Next): string {
  const isPlain = next(2) === 0;
  return `"${Array.from({ length: next(60) }, () => (isPlain ? 'x' : oneOf(pieces, next))).join('')}"`;
}
