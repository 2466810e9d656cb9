import type { JsonValue } from '../json/value.ts';

/** One parameter of a function of the format, as `docs/format/functions.md#3-functions` names it. */
export interface Parameter {
  name: string;
  /** How an argument is converted (`docs/format/functions.md#31-arguments-and-errors`); `any` is left as it is. */
  kind: 'text' | 'integer' | 'any';
  optional?: true;
  /** The last parameter may take any number of arguments, including none. */
  repeats?: true;
}

/** A function that a configuration may call. */
export interface PlatformFunction {
  parameters: readonly Parameter[];
  /** Exists only in placeholders. */
  placeholdersOnly?: true;
  /**
   * Computes the result from converted arguments: texts for `text`, integers for `integer`. `now` returns Unix time in
   * milliseconds. Throws a UserError (`function.…`) if the values are wrong.
   */
  call(args: readonly JsonValue[], now: () => number): JsonValue;
}
