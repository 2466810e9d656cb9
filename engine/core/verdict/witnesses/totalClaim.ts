import { type JsonObject, keysOf } from '../../json/value.ts';
import { plainName } from '../../recognition/plainName.ts';
import type { TotalGrade } from '../../recognition/totalWords.ts';
import { holdsIdentity } from '../answers/holdsIdentity.ts';
import { valuesSent } from '../sentBefore.ts';
import type { SignPlace } from '../signsOf.ts';
import type { Ending, ObservedPage } from '../witness.ts';

/** The place of a number that may be a total. */
export interface TotalPlace {
  at: SignPlace;
  name: string;
  /** The sureness that its name means a total. */
  grade: TotalGrade;
  holder?: JsonObject;
  /** Whether it means "at least this many". */
  isBound?: boolean;
  /** Whether a flag calls it inexact. */
  isInexact?: boolean;
}

const moneyNames = /^(subtotal|tax|taxes|vat|currency|currencycode|amount|price|shipping|discount|balance|fees?|cost)$/;
const maxDefault = 200;
/** The factor by which an estimate must exceed the records; smaller errors are usual. */
const farMore = 2;

/** The numbers of records at one place, page after page, and whether they behave like a total. */
export class TotalClaim {
  readonly place: TotalPlace;
  /** The last value on a page with records, and the number of that page. */
  last = 0;
  page = 0;
  /** The number of pages with records that had it. */
  pages = 0;
  #least = Number.POSITIVE_INFINITY;
  #most = 0;
  #largestPage = 0;
  #isTooSmall = false;
  #countsPage = true;
  #wasSent = false;
  readonly #isOfOneThing: boolean;
  readonly #isMoney: boolean;
  #isLowerBound = false;
  #countsDown = true;
  #stoodStill = false;
  #lastPage = 0;
  #isInexact = false;

  constructor(place: TotalPlace) {
    this.place = place;
    const { holder = {}, name } = place;
    this.#isOfOneThing = holdsIdentity(holder);
    this.#isMoney = name === 'total' && keysOf(holder).some((key) => moneyNames.test(plainName(key)));
  }

  /** Adds its value on a page, where it may be called inexact. */
  see(value: number, { number, records: { length }, request }: ObservedPage, place = this.place): void {
    this.#isLowerBound ||= place.isBound === true;
    this.#isInexact ||= place.isInexact === true;
    if (length === 0 && this.page > 0) {
      // After the last page, a total stays, a count of the page becomes 0, and either may be missing.
      if (value > 0 && value === this.last) this.#countsPage = false;
      return;
    }
    if (this.pages > 0) this.#countsDown &&= value === this.last - this.#lastPage;
    this.#stoodStill ||= this.pages > 0 && value === this.last;
    this.#lastPage = length;
    this.last = value;
    this.page = number;
    if (length > 0) this.pages++;
    this.#least = Math.min(this.#least, value);
    this.#most = Math.max(this.#most, value);
    this.#largestPage = Math.max(this.#largestPage, length);
    this.#isTooSmall ||= value < length;
    this.#countsPage &&= value === length;
    this.#wasSent ||= this.isWeak && valuesSent(request).has(String(value));
  }

  /** Whether its name may mean something else. */
  get isWeak(): boolean {
    return this.place.grade !== 'sure' && this.place.grade !== 'estimate';
  }

  /** Whether it means "at least this many", or may mean it. */
  get isLowerBound(): boolean {
    return this.#isLowerBound || this.#isInexact;
  }

  /** Whether there may be more by its own account. */
  get isOpen(): boolean {
    return this.isLowerBound || this.place.grade === 'estimate';
  }

  /** Whether it is no more than a doubt that only this number of records was read. */
  isDoubtful(records: number): boolean {
    const { grade } = this.place;
    return grade === 'vague' || grade === 'estimate' || (this.#isInexact && this.last <= records * farMore);
  }

  /** Whether it names more than were read; an estimate must name far more. */
  isMoreThan(records: number): boolean {
    return this.last > records * (this.place.grade === 'estimate' ? farMore : 1);
  }

  /** The number of records by which it fell. */
  get fallen(): number {
    return this.#most - this.last;
  }

  /** Whether it fell on each page by the records of the previous page: it counts the rest. */
  get countsDown(): boolean {
    return this.#countsDown && this.pages > 1 && this.isLive;
  }

  /** Whether it was larger on its last page than that page. */
  get isLeft(): boolean {
    return this.last > this.#lastPage;
  }

  /** Whether it changed while the pages were read, like the total of live data. */
  get isLive(): boolean {
    return this.#least !== this.#most;
  }

  /** Whether it was on one page only, and so may be a count of that page. */
  get mayCountPage(): boolean {
    return this.#countsPage;
  }

  /** Whether it can be the number of all records. */
  behaves(end: Ending): boolean {
    if (this.#isTooSmall || !this.#isSteady || this.#isMoney || (this.#isOfOneThing && this.pages < 2)) return false;
    if (this.pages >= 2 && this.#countsPage) return false;
    return !this.isWeak || this.#behavesThoughWeak(end);
  }

  /** Whether it behaves like a total that may change: a weak one stood still, and was never as small as a page. */
  countsAll(end: Ending): boolean {
    const { grade, name } = this.place;
    if (grade === 'sure') return this.behaves(end);
    const isTotal = grade === 'weak' && name !== 'size' && this.#stoodStill && this.#least > this.#largestPage;
    return isTotal && this.#isSteady && !this.#isOfOneThing;
  }

  get #isSteady(): boolean {
    return this.#most - this.#least <= Math.max(2, this.#most / 10);
  }

  #behavesThoughWeak({ pageSize, records }: Ending): boolean {
    if (this.isLive || this.last <= this.#largestPage) return false;
    // Nearly always the page size, which a page need not reach.
    if (this.place.name === 'size') return this.pages >= 2 && this.last === records;
    return this.pages >= 2 || !(this.#wasSent || this.last === pageSize || mayBePageSize(this.last, pageSize));
  }
}

/** Whether a number may be the size of a page that is not full. */
function mayBePageSize(value: number, asked = maxDefault): boolean {
  const isPowerOfTwo = Number.isInteger(Math.log2(value));
  return value <= asked && (value % 5 === 0 || value % 12 === 0 || isPowerOfTwo);
}
