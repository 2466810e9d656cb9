/** Lower-case letters and digits only, so that no encoding changes a stand-in. */
const beginning = 'pwmark';
const shapeOf = (number: number) => `${beginning}${number}k7q2v9x`;
const anyMark = /pwmark\d+k7q2v9x/;
/** A stand-in with its surroundings: as a parameter's name in JSON, as a whole JSON text, or anywhere else. */
const markInText = /"(pwmark\d+k7q2v9x)"(:"")?|(pwmark\d+k7q2v9x)(=?)/g;

/** The meaning of a stand-in: a value, or a whole parameter with its name. */
interface Meaning {
  text: string;
  isParameter: boolean;
}

/** Stand-ins for values that only a response has: built into a request like any value, then shown as their meaning. */
export class Marks {
  readonly #meanings = new Map<string, Meaning>();
  readonly #redact: (text: string) => string;

  /** Redacts meanings, which quote words of the configuration and may contain a secret. */
  constructor(redact: (text: string) => string) {
    this.#redact = redact;
  }

  /** Creates a stand-in for a value, shown as this text. */
  place(text: string): string {
    return this.#add({ text: `‹${text}›`, isParameter: false });
  }

  /** Creates a stand-in for a text that is only partly unknown, shown as it is. */
  placeText(text: string): string {
    return this.#add({ text, isParameter: false });
  }

  /** Creates a stand-in for a parameter, shown in place of its name and value. */
  placeParameter(text: string): string {
    return this.#add({ text: `‹${text}›`, isParameter: true });
  }

  isMark(text: string): boolean {
    return this.#meanings.has(text);
  }

  /** The stand-in at the start of a text. */
  beginningOf(text: string): string | undefined {
    const found = anyMark.exec(text);
    return found?.index === 0 && this.isMark(found[0]) ? found[0] : undefined;
  }

  /** Whether a text contains a stand-in. */
  occurIn(text: string): boolean {
    return this.isMark(anyMark.exec(text)?.[0] ?? '');
  }

  /** Runs `work` on a text in which no stand-in looks like a parameter value, so that it is not masked. */
  protect(text: string, work: (text: string) => string): string {
    const apart = `\u0000${beginning}`;
    return work(text.replaceAll(`=${beginning}`, apart)).replaceAll(apart, `=${beginning}`);
  }

  /** The text with every stand-in's meaning. A whole JSON text loses its quotes: its value may be of any kind. */
  show(text: string): string {
    return text.replace(markInText, (whole, quoted?: string, empty = '', bare = '', equals = '') => {
      const meaning = this.#meanings.get(quoted ?? bare);
      if (meaning === undefined) return whole;
      return meaning.isParameter ? meaning.text : `${meaning.text}${empty}${equals}`;
    });
  }

  #add(meaning: Meaning): string {
    const mark = shapeOf(this.#meanings.size);
    this.#meanings.set(mark, { ...meaning, text: this.#redact(meaning.text) });
    return mark;
  }
}
