/** A decimal number at the start of a text: spaces, sign, digits, fraction, exponent. */
const number = /^[ \t\n\r\v\f]*([+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?)/;

/** The number at the start of a text, as written, and whether it is the whole text. */
export function leadingNumber(text: string): { digits: string; isAll: boolean } | undefined {
  const match = number.exec(text);
  const digits = match?.[1];
  if (match === null || digits === undefined) return undefined;
  return { digits, isAll: match[0].length === text.length };
}
