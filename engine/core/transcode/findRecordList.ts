import { maxNesting } from '../json/maxNesting.ts';
import { endOfNested, endOfScalar, endOfText, passSpace } from './jsonBytes.ts';

/**
 * The offset after the `[` of the list at these keys of a body, or, without keys, of the root or of the first list in
 * the root. Undefined if there is none. The list may not be the only one.
 */
export function findRecordList(body: Uint8Array, keys: readonly string[] | undefined): number | undefined {
  return new Finder(body).find(keys);
}

/** Whether to enter the value at a key, which begins with a byte. */
type Step = (key: string, first: number | undefined) => boolean;

class Finder {
  readonly #body: Uint8Array;
  #at = 0;

  constructor(body: Uint8Array) {
    this.#body = body;
  }

  find(keys: readonly string[] | undefined): number | undefined {
    const steps = keys?.map((wanted) => (key: string) => key === wanted) ?? this.#toFirstList();
    return steps.every((step) => this.#enter(step)) ? this.#list() : undefined;
  }

  #toFirstList(): Step[] {
    return this.#next() === 0x5b ? [] : [(_key, first) => first === 0x5b];
  }

  #list(): number | undefined {
    return this.#take(0x5b) ? this.#at : undefined;
  }

  /** Enters an object up to the wanted value, by its key or its first byte. */
  #enter(isWanted: Step): boolean {
    if (!this.#take(0x7b)) return false;
    do {
      const key = this.#key();
      if (key === undefined) return false;
      if (isWanted(key, this.#next())) return true;
      this.#passValue();
    } while (this.#take(0x2c));
    return false;
  }

  #key(): string | undefined {
    if (this.#next() !== 0x22) return undefined;
    const start = this.#at;
    this.#at = endOfText(this.#body, this.#at);
    const text = Buffer.from(this.#body.subarray(start, this.#at)).toString('utf8');
    if (!this.#take(0x3a)) return undefined;
    return text.includes('\\') ? '' : text.slice(1, -1);
  }

  /** Passes a value without checking it: everything around the records is parsed afterwards. */
  #passValue(): void {
    const first = this.#next();
    const isNested = first === 0x7b || first === 0x5b;
    const end = isNested ? endOfNested(this.#body, this.#at, maxNesting) : endOfScalar(this.#body, this.#at);
    this.#at = end ?? this.#body.length;
  }

  #take(code: number): boolean {
    if (this.#next() !== code) return false;
    this.#at++;
    return true;
  }

  /** The next byte that is not white space. */
  #next(): number | undefined {
    this.#at = passSpace(this.#body, this.#at);
    return this.#body[this.#at];
  }
}
