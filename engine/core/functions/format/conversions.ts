import { textOf } from '../../json/textOf.ts';
import type { JsonScalar } from '../../json/value.ts';
import { badFormat } from './badFormat.ts';
import { bytesOf } from './bytesOf.ts';
import type { Directive } from './directive.ts';
import { fixedText } from './fixedText.ts';
import { floatConversion } from './floatConversion.ts';
import { generalText } from './generalText.ts';
import { pad } from './pad.ts';
import { scientificText } from './scientificText.ts';
import { toInteger } from './toInteger.ts';

/** Writes a value as a directive says. */
type Conversion = (value: JsonScalar, directive: Directive) => string;

/** By letter (`functions.md` 3.4). */
export const conversions: ReadonlyMap<string, Conversion> = new Map<string, Conversion>([
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

function inBase(write: (number: bigint) => string): Conversion {
  return (value, directive) => {
    if (directive.precision !== undefined) throw badFormat(`"%${directive.letter}" takes no precision`);
    return pad('', write(unsigned(value)), directive);
  };
}

/** Zeros after an integer would make another number of it. */
function padInteger(sign: string, digits: string, directive: Directive): string {
  const padding = directive.alignsLeft && directive.padding === '0' ? ' ' : directive.padding;
  return pad(sign, digits, { ...directive, padding });
}
