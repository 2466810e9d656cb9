import { scalarStyles } from './scalarStyles.ts';

/** PyYAML breaks lines at the first space after this many characters. */
const bestWidth = 120;

const escapes: Readonly<Record<string, string>> = {
  '\0': '0',
  '\x07': 'a',
  '\b': 'b',
  '\t': 't',
  '\n': 'n',
  '\v': 'v',
  '\f': 'f',
  '\r': 'r',
  '\x1b': 'e',
  '"': '"',
  '\\': '\\',
  '\x85': 'N',
  '\u2028': 'L',
  '\u2029': 'P',
};

/** Writes texts as PyYAML's emitter does, which depends on the column where they begin. Characters are code points. */
export class ScalarWriter {
  text = '';
  #column = 0;

  /** Writes what has no line break. */
  write(text: string): void {
    this.text += text;
    this.#column += lengthOf(text);
  }

  /** Begins a line with this many spaces. */
  line(indent: number): void {
    this.text += `\n${' '.repeat(indent)}`;
    this.#column = indent;
  }

  /** Writes a key, which stays on its line. */
  key(name: string): void {
    const { mayBePlain, mayBeSingleQuoted } = scalarStyles(name);
    if (mayBePlain) this.write(name);
    else if (mayBeSingleQuoted) this.write(`'${name.replaceAll("'", "''")}'`);
    else this.write(`"${[...name].map(inQuotes).join('')}"`);
  }

  /** Writes a text whose further lines are indented by this many spaces. */
  scalar(text: string, indent: number): void {
    const { mayBePlain, mayBeSingleQuoted } = scalarStyles(text);
    if (mayBePlain && text !== '') this.#folded(text, indent, (part) => part);
    else if (mayBeSingleQuoted) this.#singleQuoted(text, indent);
    else this.#doubleQuoted([...text], indent);
  }

  #singleQuoted(text: string, indent: number): void {
    this.write("'");
    this.#folded(text, indent, (part) => part.replaceAll("'", "''"));
    this.write("'");
  }

  /** Writes words, spaces and line breaks; a single space in a line that is long enough becomes a line break. */
  #folded(text: string, indent: number, written: (part: string) => string): void {
    const parts = text.match(/ +|\n+|[^ \n]+/g) ?? [];
    for (const [index, part] of parts.entries()) {
      const isInside = index > 0 && index < parts.length - 1;
      if (part === ' ' && isInside && this.#column > bestWidth) this.line(indent);
      else if (part.startsWith('\n')) this.#breaks(part, indent);
      else this.write(written(part));
    }
  }

  /** A line break is written as two, because one alone is read as a space. */
  #breaks(breaks: string, indent: number): void {
    this.text += `\n${breaks}${' '.repeat(indent)}`;
    this.#column = indent;
  }

  #doubleQuoted(characters: readonly string[], indent: number): void {
    this.write('"');
    let waiting = '';
    for (const [index, character] of characters.entries()) {
      const escaped = inQuotes(character);
      const isPlain = escaped === character;
      if (!isPlain) this.write(waiting + escaped);
      const before = isPlain ? waiting : '';
      waiting = isPlain ? waiting + character : '';
      const mayBreak = index > 0 && index < characters.length - 1 && (character === ' ' || before === '');
      // PyYAML counts one character less after an escape.
      if (!mayBreak || this.#column + (isPlain ? lengthOf(before) : -1) <= bestWidth) continue;
      this.write(`${before}\\`);
      this.line(indent);
      waiting = waiting.slice(before.length);
      // A space at the beginning of a line only counts with a backslash.
      if ((isPlain ? character : characters[index + 1]) === ' ') this.write('\\');
    }
    this.write(`${waiting}"`);
  }
}

/** A character as it is written in double quotes. */
function inQuotes(character: string): string {
  const short = escapes[character];
  if (short !== undefined) return `\\${short}`;
  const code = character.codePointAt(0) ?? 0;
  const isPrinted =
    (code >= 0x20 && code <= 0x7e) ||
    (code >= 0xa0 && code <= 0xd7ff) ||
    (code >= 0xe000 && code <= 0xfffd && code !== 0xfeff);
  if (isPrinted) return character;
  const hex = code.toString(16).toUpperCase();
  if (code <= 0xff) return `\\x${hex.padStart(2, '0')}`;
  return code <= 0xffff ? `\\u${hex.padStart(4, '0')}` : `\\U${hex.padStart(8, '0')}`;
}

function lengthOf(text: string): number {
  return [...text].length;
}
