import { UserError } from '../../errors.ts';
import { isList, isObject, type JsonValue } from '../../json/value.ts';
import { badArgument } from '../arguments/badArgument.ts';
import { requireShort } from '../arguments/requireShort.ts';
import { conversions } from './conversions.ts';
import { badFormat, type Directive, type DirectiveParts, readDirective } from './readDirective.ts';

const directive =
  /%(?:%|(?:(?<number>\d+)\$)?(?<flags>(?:[-+ 0]|'[\s\S])*)(?<width>\d+)?(?<point>\.\d*)?l?(?<letter>[\s\S])?)/g;

/**
 * Replaces the directives in a format, in bytes (see `bytesOf`). The library with `sprintf` counts characters, rounds
 * halves up, keeps 32 bits of integers, does not write `1.0e+2` and treats a missing value as text.
 */
export function formatBytes(format: string, values: readonly JsonValue[]): string {
  let next = 0;
  let length = 0;
  return format.replace(directive, (whole, ...rest) => {
    if (whole === '%%') return '%';
    const parts: DirectiveParts = rest.at(-1);
    const read = readDirective(parts, next);
    if (parts.number === undefined) next++;
    const formatted = formatValue(read, values[read.index]);
    length += formatted.length;
    requireShort('sprintf', length);
    return formatted;
  });
}

function formatValue(read: Directive, value: JsonValue | undefined): string {
  if (value === undefined) {
    const message = `The "format" of the function "sprintf" needs a value ${read.index + 1}, which is missing.`;
    throw new UserError('function.too-few-values', message);
  }
  const convert = conversions.get(read.letter);
  if (convert === undefined) throw badFormat('a "%" is not followed by a known letter. Write "%%" for a percent sign');
  if (isList(value) || isObject(value)) throw badArgument('sprintf', 'values', 'texts and numbers', value);
  return convert(value, read);
}
