/**
 * What values of a slot were, one bit each; a list is like a text, empty or not. The kernel has the same bits, and the
 * same limits below.
 */
export const kinds = {
  null: 1,
  false: 2,
  true: 4,
  integer: 8,
  float: 16,
  emptyText: 32,
  text: 64,
  /** Beside another: `JSON.stringify` would write the value in another way, or `JSON.parse` change it. */
  spelledOtherwise: 128,
} as const;

/** The values that leave a cell empty. */
export const emptyKinds = kinds.null | kinds.false | kinds.emptyText;

/** The digits of an integer, and the characters of a float without its sign, that are copied as they are. */
export const longestInteger = 18;
export const longestFloat = 15;
/** Beyond these digits, `JSON.parse` may change an integer. */
export const longestPlainInteger = 15;
