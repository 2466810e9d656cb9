import type { JsonValue } from '../json/value.ts';

/** One parameter of a function of the format, as `functions.md` section 3 names it. */
export interface Parameter {
  name: string;
  /** How an argument is converted (`functions.md` 3.1); `any` is taken as it is. */
  kind: 'text' | 'integer' | 'any';
  optional?: true;
  /** The last parameter may take any number of further arguments, none too. */
  repeats?: true;
}

/** A function that a configuration may call: what it takes and what it gives. */
export interface PlatformFunction {
  parameters: readonly Parameter[];
  /** Known only where a placeholder is computed. */
  placeholdersOnly?: true;
  /**
   * Computes the result of arguments that fit the parameters: texts for `text`, integers for `integer`. `now` gives Unix
   * time in milliseconds. Throws a UserError (`function.…`) that says what is wrong with them.
   */
  call(args: readonly JsonValue[], now: () => number): JsonValue;
}
