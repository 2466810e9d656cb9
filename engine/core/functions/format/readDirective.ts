import { UserError } from '../../errors.ts';
import { maxTextLength } from '../arguments/requireShort.ts';

/** How to write one value (`docs/format/functions.md#34-sprintf`). */
export interface Directive {
  letter: string;
  /** The index of the value, from 0. */
  index: number;
  alignsLeft: boolean;
  /** Whether positive numbers have a sign too. */
  showsPlus: boolean;
  padding: string;
  /** The minimum number of bytes. */
  width: number;
  precision: number | undefined;
}

/** The parts of a directive as matched by the pattern of `formatBytes`. */
export interface DirectiveParts {
  number?: string | undefined;
  flags?: string | undefined;
  width?: string | undefined;
  point?: string | undefined;
  letter?: string | undefined;
}

/** Reads a directive. `next` is the index of the value if none is named. Throws a UserError for an invalid one. */
export function readDirective({ number, flags = '', width, point, letter }: DirectiveParts, next: number): Directive {
  if (letter === undefined) throw badFormat('a "%" at the end has no letter after it. Write "%%" for a percent sign');
  if (number !== undefined && Number(number) === 0) throw badFormat('values are numbered from 1');
  if (Number(width) > maxTextLength) throw badFormat(`a width can be at most ${maxTextLength}`);
  return {
    letter,
    index: number === undefined ? next : Number(number) - 1,
    width: Number(width ?? 0),
    precision: point === undefined ? undefined : Number(point.slice(1)),
    ...readFlags(flags),
  };
}

function readFlags(flags: string): Pick<Directive, 'alignsLeft' | 'showsPlus' | 'padding'> {
  const read = { alignsLeft: false, showsPlus: false, padding: ' ' };
  for (const [flag, custom] of flags.matchAll(/'([\s\S])|[-+ 0]/g)) {
    if (flag === '-') read.alignsLeft = true;
    else if (flag === '+') read.showsPlus = true;
    else read.padding = custom ?? flag;
  }
  return read;
}

/** The error for an invalid `sprintf` format. */
export function badFormat(what: string): UserError {
  return new UserError('function.bad-format', `The "format" of the function "sprintf" is wrong: ${what}.`);
}
