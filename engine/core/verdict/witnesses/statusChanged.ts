import { answerRoleOf } from '../../recognition/answerWords.ts';
import { meaningOfText } from '../../recognition/statusMeaning.ts';
import { holdsIdentity } from '../answers/holdsIdentity.ts';
import { isEcho } from '../answers/isEcho.ts';
import { readState } from '../answers/readState.ts';
import { saysNothingFound } from '../answers/saysNothingFound.ts';
import type { Evidence } from '../evidence.ts';
import type { PlacedField } from '../walkFields.ts';
import type { Ending, ObservedPage, Witness, WitnessFactory } from '../witness.ts';

const maxPlaces = 20;
const code = /^-?\d{1,15}$/;
const word = /^[\p{L}][\p{L}\p{N} _.-]{0,40}$/u;

/** One value of a field, and the pages that had it. */
interface Sight {
  value: unknown;
  pages: number;
  first: number;
  hasRecords: boolean;
  /** Whether it is in an object with an id, whose state it may be. */
  isOfThing: boolean;
  /** Whether it is the number of records of each page that has it. */
  isCount: boolean;
  means: ReturnType<typeof readState>;
}

/** A field with the state of the response: it has another value on one page than on all others. */
export const statusChanged: WitnessFactory = () => new StatusChanged();

class StatusChanged implements Witness {
  /** The values of each place; undefined once there are more than two. */
  readonly #places = new Map<string, Sight[] | undefined>();
  #pages = 0;

  see(page: ObservedPage): void {
    this.#pages++;
    if (page.failure !== undefined) return;
    for (const field of page.answer) if (namesState(field, page)) this.#note(field, page);
  }

  #note(field: PlacedField, { number, records, answer }: ObservedPage): void {
    const { path, holder } = field;
    const value = codeOf(field.value);
    if (!this.#places.has(path) && this.#places.size === maxPlaces) return;
    const known = this.#places.has(path) ? this.#places.get(path) : [];
    if (known === undefined) return;
    const isCount = value === records.length;
    const hasRecords = records.length > 0;
    const same = known.find((sight) => sight.value === value);
    if (same !== undefined) {
      same.pages++;
      same.hasRecords ||= hasRecords;
      same.isCount &&= isCount;
      return;
    }
    const means = hasRecords || !saysNothingFound(answer) ? readState(field) : 'nothing-found';
    const seen = { value, pages: 1, first: number, hasRecords, isCount, isOfThing: holdsIdentity(holder), means };
    const sights = [...known, seen];
    this.#places.set(path, sights.length > 2 ? undefined : sights);
  }

  testify({ jobPointer }: Ending): Evidence[] {
    for (const [path, sights] of this.#places) {
      const odd = sights === undefined ? undefined : this.#oddOf(sights);
      if (odd === undefined) continue;
      const at = { page: odd.first, path, pointer: jobPointer };
      if (odd.means === 'failed') {
        const message = `"${path}" in the response of page ${odd.first} says that it failed.`;
        return [{ code: 'error-answer', speaks: this.#pages === 1 ? 'doubt' : 'incomplete', message, ...at }];
      }
      const message = `"${path}" has another value in the response of page ${odd.first} than in all others.`;
      return [{ code: 'status-changed', speaks: 'doubt', message, ...at }];
    }
    return [];
  }

  /** The value that one page has while all others have another; or the only one, if it means a failed request. */
  #oddOf(sights: readonly Sight[]): Sight | undefined {
    const [one, other] = sights;
    if (one === undefined) return undefined;
    if (other === undefined) {
      const saysFailed = one.means === 'failed' && typeof one.value !== 'string' && !one.isOfThing;
      return this.#pages === 1 && saysFailed ? one : undefined;
    }
    const [odd, usual] = one.pages === 1 && other.pages > 1 ? [one, other] : [other, one];
    const isKnown = usual.pages > 1 || (usual.hasRecords && !odd.hasRecords) || odd.means === 'failed';
    const isHarmless = (odd.means === 'fine' && !isTurnedOff(odd, usual)) || odd.means === 'nothing-found';
    // The state of one thing may change while it is read.
    if ((odd.isOfThing && odd.hasRecords) || (odd.isCount && usual.isCount)) return undefined;
    return odd.pages === 1 && usual.hasRecords && isKnown && !isHarmless ? odd : undefined;
  }
}

/** Whether a 0 means a failure: the other pages have 1, and this one has no records. */
function isTurnedOff(odd: Sight, usual: Sight): boolean {
  return odd.value === 0 && usual.value === 1 && !odd.hasRecords;
}

/** A code; in text it is the same as a number. */
function codeOf(value: unknown): unknown {
  return typeof value === 'string' && code.test(value) ? Number(value) : value;
}

function namesState(field: PlacedField, { request }: ObservedPage): boolean {
  const { name, value } = field;
  const role = answerRoleOf(name);
  if (role === 'success' || role === 'failure') return typeof value === 'boolean';
  if (role !== 'status' || isEcho(field, request)) return false;
  if (typeof value === 'boolean' || Number.isInteger(codeOf(value))) return name !== 'state';
  return typeof value === 'string' && (word.test(value) || meaningOfText(value) !== undefined);
}
