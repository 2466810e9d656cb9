import { type Identity, PageIdentity } from './pageIdentity.ts';
import type { RecordSample } from './sampleRecords.ts';

/** A page as it is remembered. */
export interface Sight {
  digest: string;
  identity: Identity;
  isEmpty: boolean;
  /** The first page with the same records. */
  earlier: number | undefined;
}

/** A page that came again, whole and with its ids. */
export interface PageAgain {
  page: number;
  earlier: number;
}

/** The pages of a paging and their order. Keeps a few bytes of each. */
export class SeenPages {
  /** The first page of each record digest. */
  readonly #samples = new Map<string, number>();
  /** Each page with the one that followed it. */
  readonly #successions = new Set<string>();
  readonly #identity = new PageIdentity();
  #last: Sight | undefined;
  #count = 0;
  #again: PageAgain | undefined;

  get count(): number {
    return this.#count;
  }

  get last(): Sight | undefined {
    return this.#last;
  }

  /** The first page that came again, other than by chance. */
  get again(): PageAgain | undefined {
    return this.#again;
  }

  /** The view of a page that is not added yet. */
  sightOf(sample: RecordSample): Sight {
    const { records, digest } = sample;
    if (records.length === 0) return { digest, identity: 'none', isEmpty: true, earlier: undefined };
    const earlier = this.#samples.get(digest);
    const identity = this.#identity.of(sample);
    if (earlier !== undefined && identity === 'strong') this.#again ??= { page: this.#count + 1, earlier };
    return { digest, identity, isEmpty: false, earlier };
  }

  /** The view of a page that restates an earlier one, which is only certain if more such pages follow. */
  restatedSight(digest: string): Sight {
    return { digest, identity: 'none', isEmpty: false, earlier: this.#samples.get(digest) };
  }

  /** Whether the last page came before, this one followed it then, and neither can be chance. */
  isInOrder(next: Sight): boolean {
    const last = this.#last;
    if (last?.earlier === undefined || !this.#successions.has(succession(last, next))) return false;
    const identities = [last.identity, next.identity];
    return identities.includes('strong') || !identities.includes('none');
  }

  add(sight: Sight): void {
    if (this.#last !== undefined) this.#successions.add(succession(this.#last, sight));
    this.#count++;
    if (!sight.isEmpty && sight.earlier === undefined) this.#samples.set(sight.digest, this.#count);
    this.#last = sight;
  }
}

function succession(before: Sight, after: Sight): string {
  return `${before.digest} ${after.digest}`;
}
