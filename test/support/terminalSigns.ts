/** Characters that a terminal obeys or does not show, by what they are. JSON escapes none of them by itself. */
export const terminalSigns: readonly (readonly [title: string, sign: string])[] = [
  ['DEL', '\u007f'],
  ['the next line of C1', '\u0085'],
  ['the control sequence of C1', '\u009b'],
  ['the system command of C1', '\u009d'],
  ['a line separator', '\u2028'],
  ['a paragraph separator', '\u2029'],
  ['a mark of Arabic letters', '\u061c'],
  ['a mark to the left', '\u200e'],
  ['a mark to the right', '\u200f'],
  ['an embedding', '\u202b'],
  ['the end of an embedding', '\u202c'],
  ['an override of the direction', '\u202e'],
  ['an isolate', '\u2066'],
  ['the end of an isolate', '\u2069'],
  ['a space without width', '\u200b'],
  ['a joiner without width', '\u200d'],
  ['a word joiner', '\u2060'],
  ['a byte order mark', '\ufeff'],
  ['a soft hyphen', '\u00ad'],
  ['an invisible tag beyond U+FFFF', '\u{e0041}'],
];

/** Characters that no text on a terminal may have. */
export const unsafeOnTerminals = /(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;
