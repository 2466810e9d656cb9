import { UserError } from '../../../errors.ts';

/** How one value is to be written (`functions.md` 3.4). */
export interface Directive {
  letter: string;
  /** Which value, from 0. */
  index: number;
  alignsLeft: boolean;
  /** Positive numbers have a sign too. */
  showsPlus: boolean;
  /** One byte. */
  padding: string;
  /** At least so many bytes. */
  width: number;
  precision: number | undefined;
}

/** Beyond this a format can only be a slip, and would fill the memory. */
const widest = 1_000_000;

/** The parts of a directive as the pattern of `formatBytes` finds them. */
export interface DirectiveParts {
  number?: string | undefined;
  flags?: string | undefined;
  width?: string | undefined;
  point?: string | undefined;
  letter?: string | undefined;
}

/** Reads a directive; `next` is the value that follows where none is named. Throws a UserError for one that cannot be. */
export function readDirective({ number, flags = '', width, point, letter }: DirectiveParts, next: number): Directive {
  if (letter === undefined) throw badFormat('a "%" at the end starts nothing. Write "%%" for a percent sign');
  if (number !== undefined && Number(number) === 0) throw badFormat('values are numbered from 1');
  if (Number(width) > widest) throw badFormat(`a width is at most ${widest}`);
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

/** The error for a `sprintf` format that cannot be followed. */
export function badFormat(what: string): UserError {
  return new UserError('function.bad-format', `The "format" of the function "sprintf" is wrong: ${what}.`);
}
