import type { JsonValue } from '../json/value.ts';

/** One parameter of a function of the format, as `docs/format/functions.md#3-functions` names it. */
export interface Parameter {
  name: string;
  /** The conversion of an argument (`docs/format/functions.md#31-arguments-and-errors`); `any` is not converted. */
  kind: 'text' | 'integer' | 'any';
  optional?: true;
  /** Whether the last parameter takes any number of arguments, including none. */
  repeats?: true;
}

/** A function that a configuration may call. */
export interface PlatformFunction {
  parameters: readonly Parameter[];
  /** Whether only placeholders have this function. */
  placeholdersOnly?: true;
  /**
   * Computes the result from converted arguments: texts for `text`, integers for `integer`. `now` returns Unix time in
   * milliseconds. Throws a UserError (`function.…`) for wrong values.
   */
  call(args: readonly JsonValue[], now: () => number): JsonValue;
}
