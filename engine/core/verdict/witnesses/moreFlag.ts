import { hasField, type JsonObject, type JsonScalar } from '../../json/value.ts';
import { isAddress } from '../../recognition/paging/isAddress.ts';
import type { PagingWhy } from '../../recognition/paging/pagingWords.ts';
import { withRole } from '../../recognition/paging/recognise.ts';
import { holdsIdentity } from '../answers/holdsIdentity.ts';
import type { Evidence } from '../evidence.ts';
import { pointerTo } from '../pointerTo.ts';
import { truthOf } from '../truthOf.ts';
import type { Ending, ObservedPage, Witness, WitnessFactory } from '../witness.ts';

interface Flag {
  at: { path: string } | { header: string };
  page: number;
  isMore: boolean;
  /**
   * What says so may be about something else: anything is done or finished. So the opposite is no more than a doubt where
   * it is said of the list, and it does not mean anything next to a next address.
   */
  isVague: boolean;
}

/** A flag in the envelope that says whether there are more pages. */
export const moreFlag: WitnessFactory = () => new MoreFlag();

class MoreFlag implements Witness {
  /** The flags of the last page that had any. */
  #flags: Flag[] = [];

  see(page: ObservedPage): void {
    const { number, records, isError, failure } = page;
    const flags = flagsOf(page).flatMap(({ value, at, why, isOfOneThing }) => {
      const isMore = readFlag({ value, why, isOfOneThing });
      const isVague = why === 'finished' || why === 'done';
      return isMore === undefined ? [] : [{ at, page: number, isMore, isVague }];
    });
    if (flags.length > 0) this.#flags = flags;
    // An empty page after the last one does not revoke the end, but it does end a promise of more.
    else if (failure === undefined)
      this.#flags = records.length === 0 && !isError ? this.#flags.filter(({ isMore }) => !isMore) : [];
  }

  testify(end: Ending): Evidence[] {
    // On a single page, what is not finished may be anything.
    const flags = this.#flags.filter(({ isMore, isVague, page }) => isMore && !(isVague && page === 1));
    const more = flags.find(({ isVague }) => !isVague) ?? flags[0];
    const links = withRole(end.lastPage?.paging.fields ?? [], 'nextAddress');
    const hasLink = links.some(({ of }) => isAddress(of.value));
    const last = this.#flags.find(({ isMore, isVague }) => !isMore && !(hasLink && isVague));
    return [...(more === undefined ? [] : [hasMore(more, end)]), ...(last === undefined ? [] : [saysNoMore(last)])];
  }
}

interface PossibleFlag extends Pick<Flag, 'at'> {
  value: JsonScalar;
  why: PagingWhy | undefined;
  /** It is in an object with an id or a name. */
  isOfOneThing: boolean;
}

/** What may be a flag in the envelope, or by the same names in the headers. */
function flagsOf({ paging, isError }: ObservedPage): PossibleFlag[] {
  const inEnvelope = withRole(paging.fields, 'more').map(({ of: { path, value, holder }, why }) => ({
    value,
    why,
    at: { path },
    isOfOneThing: isOne(holder),
  }));
  if (isError) return inEnvelope;
  const inHeaders = withRole(paging.headers, 'more').map(({ of: { header, value }, why }) => ({
    value,
    why,
    at: { header },
    isOfOneThing: false,
  }));
  return [...inEnvelope, ...inHeaders];
}

function isOne(holder: JsonObject): boolean {
  return holdsIdentity(holder) || hasField(holder, 'name');
}

function readFlag({ why, value, isOfOneThing }: Omit<PossibleFlag, 'at'>): boolean | undefined {
  const isOpposite = why === 'last' || why === 'finished' || why === 'done';
  // Without "has" or "more", only a boolean is a flag; a number is the next page.
  if (!isOpposite) return truthOf(value, why !== 'open');
  const isLast = truthOf(value, false);
  if (isLast === true) return false;
  const saysMore = why === 'last' || (why === 'finished' && !isOfOneThing);
  return isLast === false && saysMore ? true : undefined;
}

function hasMore({ at, page, isVague }: Flag, end: Ending): Evidence {
  const message = `${nameOf(at)} in the response of page ${page} says that there is more, but no more was read.`;
  const speaks = isVague ? 'doubt' : 'incomplete';
  return { code: 'has-more', speaks, message, page, ...at, pointer: pointerTo(end) };
}

function saysNoMore({ at, page }: Flag): Evidence {
  const message = `${nameOf(at)} in the response of page ${page} says that there is no more.`;
  return { code: 'says-no-more', speaks: 'complete', message, page, ...at };
}

function nameOf(at: Flag['at']): string {
  return 'path' in at ? `"${at.path}"` : `The header "${at.header}"`;
}
