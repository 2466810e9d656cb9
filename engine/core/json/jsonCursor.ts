import { JsonSyntaxError } from './jsonSyntaxError.ts';

/** A position in a JSON text, moved by the functions that read it. */
export class JsonCursor {
  readonly text: string;
  at = 0;
  /** Set when half of a surrogate pair was found; `parseJson` decides what this means for the whole text. */
  unpairedSurrogate = false;

  constructor(text: string) {
    this.text = text;
  }

  /** Skips white space and returns the code of the next character, NaN at the end. */
  peek(): number {
    let code = this.text.charCodeAt(this.at);
    while (code === 32 || code === 10 || code === 13 || code === 9) code = this.text.charCodeAt(++this.at);
    return code;
  }

  fail(reason: string): never {
    throw new JsonSyntaxError(this.text, this.at, reason);
  }

  /** Fails at the current character, naming it. */
  failHere(expected: string): never {
    if (this.at >= this.text.length) this.fail(`${expected} is expected, but the text ends`);
    this.fail(`${expected} is expected, but found ${printable(this.text.codePointAt(this.at) ?? 0)}`);
  }
}

/** The name of a character; a byte-order mark or a control character would be invisible in a message. */
function printable(code: number): string {
  const character = String.fromCodePoint(code);
  if (/[\p{C}\p{Z}]/u.test(character)) return `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
  return `"${character}"`;
}
