import { textOf } from '../../json/textOf.ts';
import { Float, type JsonScalar } from '../../json/value.ts';
import { cutToInteger } from '../arguments/cutToInteger.ts';
import { leadingNumber } from '../arguments/leadingNumber.ts';
import { fixedText, generalText, scientificText } from './floatTexts.ts';
import { badFormat, type Directive } from './readDirective.ts';

type DirectiveWriter = (value: JsonScalar, directive: Directive) => string;

/** The conversions by letter (`docs/format/functions.md#34-sprintf`). */
export const conversions: ReadonlyMap<string, DirectiveWriter> = new Map<string, DirectiveWriter>([
  ['s', (value, directive) => pad('', bytesOf(textOf(value) ?? '').slice(0, directive.precision), directive)],
  ['d', signed],
  ['u', (value, directive) => padInteger('', unsigned(value).toString(), directive)],
  ['f', floatConversion(fixedText)],
  ['F', floatConversion(fixedText)],
  ['e', floatConversion(scientificText)],
  ['E', floatConversion((size, precision) => scientificText(size, precision).toUpperCase())],
  ['g', floatConversion(generalText)],
  ['G', floatConversion((size, precision) => generalText(size, precision).toUpperCase())],
  ['b', inBase((number) => number.toString(2))],
  ['o', inBase((number) => number.toString(8))],
  ['x', inBase((number) => number.toString(16))],
  ['X', inBase((number) => number.toString(16).toUpperCase())],
  ['c', (value) => String.fromCharCode(Number(BigInt.asUintN(8, toInteger(value))))],
  ['%', () => '%'],
]);

function signed(value: JsonScalar, directive: Directive): string {
  const number = toInteger(value);
  const sign = number < 0n ? '-' : directive.showsPlus ? '+' : '';
  return padInteger(sign, String(number).replace('-', ''), directive);
}

function unsigned(value: JsonScalar): bigint {
  return BigInt.asUintN(64, toInteger(value));
}

function inBase(write: (number: bigint) => string): DirectiveWriter {
  return (value, directive) => {
    if (directive.precision !== undefined) throw badFormat(`"%${directive.letter}" takes no precision`);
    return pad('', write(unsigned(value)), directive);
  };
}

/** Pads an integer, never with zeros after it, which would change its value. */
function padInteger(sign: string, digits: string, directive: Directive): string {
  const padding = directive.alignsLeft && directive.padding === '0' ? ' ' : directive.padding;
  return pad(sign, digits, { ...directive, padding });
}

const usualPrecision = 6;
/** The platform never writes more digits than this. */
const maxPrecision = 53;

/** A conversion that writes a float. `write` receives its absolute value and the precision. */
function floatConversion(write: (size: number, precision: number) => string) {
  return (value: JsonScalar, directive: Directive): string => {
    const number = toFloat(value);
    const sign = number < 0 ? '-' : directive.showsPlus ? '+' : '';
    const size = Math.abs(number);
    const precision = Math.min(directive.precision ?? usualPrecision, maxPrecision);
    return pad(sign, size === Number.POSITIVE_INFINITY ? 'Inf' : write(size, precision), directive);
  };
}

/** Pads to the width. Zeros go between the sign and the digits. */
function pad(sign: string, body: string, { alignsLeft, padding, width }: Directive): string {
  if (alignsLeft) return (sign + body).padEnd(width, padding);
  if (padding === '0') return sign + body.padStart(width - sign.length, padding);
  return (sign + body).padStart(width, padding);
}

const maxValue = 2n ** 63n - 1n;
const minValue = -(2n ** 63n);

/**
 * A value as an integer (`docs/format/functions.md#34-sprintf`), for a text its leading number or 0, without the
 * fraction. Beyond signed 64 bits, a text becomes the nearest integer, and a number wraps around.
 */
function toInteger(value: JsonScalar): bigint {
  if (typeof value !== 'string') return BigInt.asIntN(64, cutToInteger(numberIn(value)));
  const integer = cutToInteger(leadingNumber(value)?.digits ?? 0);
  if (integer > maxValue) return maxValue;
  return integer < minValue ? minValue : integer;
}

function numberIn(value: Exclude<JsonScalar, string>): number | bigint {
  if (value instanceof Float) return value.value;
  return typeof value === 'boolean' || value === null ? Number(value) : value;
}

/** A value as a float (`docs/format/functions.md#34-sprintf`), for a text its leading number or 0. */
function toFloat(value: JsonScalar): number {
  if (typeof value === 'string') return Number(leadingNumber(value)?.digits ?? 0);
  return value instanceof Float ? value.value : Number(value);
}

/** A text as one character per byte of UTF-8, because formats count bytes (`docs/format/functions.md#34-sprintf`). */
export function bytesOf(text: string): string {
  return Buffer.from(text, 'utf8').toString('latin1');
}
