import { TextBuilder } from '../text/textBuilder.ts';
import { layersOf, placesBefore } from './escapes.ts';
import { minLengthInText } from './searched.ts';
import { secretForms } from './secretForms.ts';

const pieceLength = 1024 * 1024;

/** The maximum length of an escaped secret, relative to its longest form. */
const maxLonger = 4;

/** Finds secrets in texts: in each of their forms, with any escapes. */
export class SecretSearch {
  /** Whether a searched text starts with characters of this hash. */
  readonly #starts = new Uint8Array(0x10000);
  /** The searched texts by the hash of their first characters, longest first. */
  readonly #byStart = new Map<number, string[]>();
  readonly #forms = new Set<string>();
  #longest = 0;

  constructor(secrets: Iterable<string> = []) {
    for (const secret of secrets) this.add(secret);
  }

  /** The length of the longest form of a secret. */
  get longest(): number {
    return this.#longest;
  }

  /** Adds a secret. Leaves out one that is too short to be searched for. */
  add(secret: string): void {
    if (secret.length < minLengthInText) return;
    const forms = new Set(secretForms(secret));
    for (const form of [...forms]) forms.add(layersOf(form).at(-1) ?? form);
    for (const form of forms) if (form.length >= minLengthInText) this.#addForm(form);
  }

  #addForm(form: string): void {
    if (this.#forms.has(form)) return;
    this.#forms.add(form);
    const start = hashOf(form);
    this.#starts[start] = 1;
    const others = this.#byStart.get(start);
    if (others === undefined) this.#byStart.set(start, [form]);
    else others.splice(placeOf(form, others), 0, form);
    this.#longest = Math.max(this.#longest, form.length);
  }

  /** Whether a text contains a secret. */
  finds(text: string): boolean {
    return !this.#placesIn(text).next().done;
  }

  /** Whether a text contains a secret as a separate word, not within a longer word or number. */
  findsWord(text: string): boolean {
    for (const [from, to] of this.#placesIn(text)) if (isWord(text, from, to)) return true;
    return false;
  }

  /** The text with its secrets replaced. `replacementOf` receives each as it is spelled there. */
  replace(text: string, replacementOf: (spelling: string) => string): string {
    // Most texts are short and hold no secret.
    if (text.length <= pieceLength && this.#placesInPiece(text).length === 0) return text;
    const shown = new TextBuilder();
    let end = 0;
    for (const [from, to] of this.#placesIn(text)) {
      shown.add(text.slice(end, from), replacementOf(text.slice(from, to)));
      end = to;
    }
    shown.add(text.slice(end));
    return shown.text;
  }

  /** The places of secrets in a text. A long one is searched in pieces, which bounds the memory for its escapes. */
  *#placesIn(text: string): Generator<Stretch> {
    for (let start = 0; start < text.length; ) {
      // A secret that starts in a piece may end after it.
      const piece = text.slice(start, start + pieceLength + maxLonger * this.#longest);
      const isLast = start + piece.length === text.length;
      let next = start + pieceLength;
      for (const [from, to] of this.#placesInPiece(piece)) {
        if (!isLast && from >= pieceLength) break;
        yield [start + from, start + to];
        next = Math.max(next, start + to);
      }
      start = isLast ? text.length : next;
    }
  }

  /** The places of secrets in a text, as it is and without its escapes. */
  #placesInPiece(text: string): readonly Stretch[] {
    if (this.#byStart.size === 0 || text.length < minLengthInText) return none;
    const places = this.#find(text);
    const layers = layersOf(text);
    const read = layers.pop();
    const inRead = read === undefined || layers.length === 0 ? [] : this.#find(read);
    if (inRead.length === 0) return places;
    const back = layers.reduceRight((found, layer) => placesBefore(layer, found), inRead.flat());
    return joined([...places, ...pairsOf(back)]);
  }

  /** Searches once: the hash of the last four characters shows where a secret may have started. */
  #find(text: string): Stretch[] {
    const starts = this.#starts;
    const places: Stretch[] = [];
    let hash = 0;
    let end = 0;
    for (let at = 0; at < text.length; at++) {
      hash = nextHash(hash, text.charCodeAt(at));
      if (starts[hash] !== 1) continue;
      const start = at - minLengthInText + 1;
      const form = start < end ? undefined : this.#formAt(text, start, hash);
      if (form === undefined) continue;
      end = start + form.length;
      places.push([start, end]);
    }
    return places;
  }

  #formAt(text: string, start: number, hash: number): string | undefined {
    return this.#byStart.get(hash)?.find((form) => text.startsWith(form, start));
  }
}

/** The place of a form among others, longest first. Thousands may start alike, such as signed tokens. */
function placeOf({ length }: string, others: readonly string[]): number {
  let [from, to] = [0, others.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((others[middle]?.length ?? 0) >= length) from = middle + 1;
    else to = middle;
  }
  return from;
}

type Stretch = [from: number, to: number];

const none: readonly Stretch[] = [];

const inWord = /[\p{L}\p{N}]/u;

function isWord(text: string, from: number, to: number): boolean {
  return !inWord.test(text.slice(from - 1, from)) && !inWord.test(text[to] ?? '');
}

/** The hash with the next character. Four bits leave with each, so that 16 bits depend on the last four characters. */
function nextHash(hash: number, code: number): number {
  return ((hash << 4) ^ code) & 0xffff;
}

function hashOf(form: string): number {
  let hash = 0;
  for (let at = 0; at < minLengthInText; at++) hash = nextHash(hash, form.charCodeAt(at));
  return hash;
}

function pairsOf(places: readonly number[]): Stretch[] {
  return Array.from({ length: places.length / 2 }, (_, pair) => [places[2 * pair] ?? 0, places[2 * pair + 1] ?? 0]);
}

/** Places in order, with overlapping ones joined. */
function joined(places: Stretch[]): Stretch[] {
  const inOrder: Stretch[] = [];
  for (const place of places.sort(([a], [b]) => a - b)) {
    const last = inOrder.at(-1);
    if (last !== undefined && place[0] < last[1]) last[1] = Math.max(last[1], place[1]);
    else inOrder.push(place);
  }
  return inOrder;
}
