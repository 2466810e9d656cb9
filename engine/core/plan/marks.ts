/** Letters and digits only, lower case: neither an encoding nor an address changes a mark. */
const beginning = 'pwmark';
const shapeOf = (number: number) => `${beginning}${number}k7q2v9x`;
const anyMark = /pwmark\d+k7q2v9x/;
/** A mark with what belongs to it where it is the name of a parameter in JSON, a whole JSON text, or anything else. */
const markInText = /"(pwmark\d+k7q2v9x)"(:"")?|(pwmark\d+k7q2v9x)(=?)/g;

/** What a mark stands for: a value, or a whole parameter with its name. */
interface Meaning {
  text: string;
  isParameter: boolean;
}

/**
 * Stand-ins for values that only an answer can tell. They go through the building of a request as any value does, and
 * are shown as what they stand for in the end.
 */
export class Marks {
  readonly #meanings = new Map<string, Meaning>();
  readonly #redact: (text: string) => string;

  /** What marks stand for is told in words of the configuration, which may hold a secret. */
  constructor(redact: (text: string) => string) {
    this.#redact = redact;
  }

  /** A stand-in for a value that is shown as this text. */
  place(text: string): string {
    return this.#add({ text: `‹${text}›`, isParameter: false });
  }

  /** A stand-in for a text of which only parts are unknown; it is shown as it is. */
  placeText(text: string): string {
    return this.#add({ text, isParameter: false });
  }

  /** A stand-in that is used as the name of a parameter and is shown for name and value. */
  placeParameter(text: string): string {
    return this.#add({ text: `‹${text}›`, isParameter: true });
  }

  isMark(text: string): boolean {
    return this.#meanings.has(text);
  }

  /** The mark with which a text begins. */
  beginningOf(text: string): string | undefined {
    const found = anyMark.exec(text);
    return found?.index === 0 && this.isMark(found[0]) ? found[0] : undefined;
  }

  /** Whether a text holds a mark. */
  occurIn(text: string): boolean {
    return this.isMark(anyMark.exec(text)?.[0] ?? '');
  }

  /** Works on a text in which no mark looks like the value of a parameter, which the work might mask. */
  protect(text: string, work: (text: string) => string): string {
    const apart = `\u0000${beginning}`;
    return work(text.replaceAll(`=${beginning}`, apart)).replaceAll(apart, `=${beginning}`);
  }

  /** The text with every mark shown. One that is a whole JSON text loses its quotes: the value may be of any kind. */
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
