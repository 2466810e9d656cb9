/**
 * Pairs of keys, as they are written in JSON. Some engines read the second as the first, where an object had the first
 * at the same place before: the second key, as written, begins with the value of the first.
 */
export const misreadKeys: readonly (readonly [title: string, first: string, second: string])[] = [
  ['a line feed', String.raw`\\`, String.raw`\n`],
  ['a quote', String.raw`\\`, String.raw`\"`],
  ['a slash', String.raw`\\`, String.raw`\/`],
  ['a backslash', String.raw`\\\\`, String.raw`\\n`],
  ['a tab behind letters', String.raw`name\\`, String.raw`name\t`],
  ['a letter by its number, and more of the key', String.raw`x\\u0041`, String.raw`x\u0041bcdef`],
  ['an accent by its number', String.raw`n\\u00e1`, String.raw`n\u00e1zev`],
  ['half of an escape', String.raw`id\\u`, String.raw`id\u0042c`],
  ['an emoji by its numbers', String.raw`\\u`, String.raw`\ud83d\ude00`],
];
