/** Names with a special meaning in shells. */
const reserved = new Set(
  'PATH HOME USER USERNAME SHELL PWD HOST HOSTNAME LANG TERM UID GID MAIL LOGNAME EDITOR PS1 IFS'.split(' '),
);

/** The build of a request, of two, that a stand-in belongs to. */
export type Salt = 'a' | 'b';

const anyMark = /pwvar(\d+)[ab]k7q/g;

/**
 * Stand-ins for values that a command gets from shell variables. They are letters and digits, so that they pass
 * unchanged through the building of a request and its encodings.
 */
export class Variables {
  readonly #numbers = new Map<string, number>();
  readonly #wanted: string[] = [];
  readonly #names = new Map<number, string>();

  /** The stand-in for a value under this key; the same value under the same key has one variable. */
  mark(key: string, value: string, salt: Salt): string {
    const identity = JSON.stringify([key, value]);
    const number = this.#numbers.get(identity) ?? this.#wanted.push(key) - 1;
    this.#numbers.set(identity, number);
    return `pwvar${number}${salt}k7q`;
  }

  hasMark(text: string): boolean {
    return text.search(anyMark) >= 0;
  }

  /** A text of the second build with the stand-ins of the first, for comparison. */
  asFirst(text: string): string {
    return text.replace(anyMark, (_, number: string) => `pwvar${number}ak7q`);
  }

  /** A text in pieces: literal text, or the name of a variable. */
  piecesOf(text: string): ({ text: string } | { variable: string })[] {
    const pieces: ({ text: string } | { variable: string })[] = [];
    let end = 0;
    for (const { 0: mark, 1: number, index } of text.matchAll(anyMark)) {
      if (index > end) pieces.push({ text: text.slice(end, index) });
      pieces.push({ variable: this.#nameOf(Number(number)) });
      end = index + mark.length;
    }
    return end < text.length || pieces.length === 0 ? [...pieces, { text: text.slice(end) }] : pieces;
  }

  /** A text for a person, with `$NAME` for each stand-in. */
  show(text: string): string {
    return this.piecesOf(text)
      .map((piece) => ('text' in piece ? piece.text : `$${piece.variable}`))
      .join('');
  }

  /** The name of a variable, given when it is first written, so that an unused variable takes no name from another. */
  #nameOf(number: number): string {
    const known = this.#names.get(number);
    if (known !== undefined) return known;
    const wanted = variableName(this.#wanted[number] ?? '');
    const taken = new Set(this.#names.values());
    let name = wanted;
    for (let count = 2; taken.has(name); count++) name = `${wanted}_${count}`;
    this.#names.set(number, name);
    return name;
  }
}

/** The variable for a key: `API_TOKEN` for `#apiToken`. */
function variableName(key: string): string {
  const words = key
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/[^A-Za-z0-9]+/g, '_')
    .replace(/^_+|(?<!_)_+$/g, '')
    .toUpperCase();
  const name = words === '' ? 'SECRET' : words;
  return reserved.has(name) || /^\d/.test(name) ? `API_${name}` : name;
}
