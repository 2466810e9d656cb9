import { hasField } from '../../json/value.ts';
import { isAddress } from '../../recognition/paging/isAddress.ts';
import { withRole } from '../../recognition/paging/recognise.ts';
import { holdsIdentity } from '../answers/holdsIdentity.ts';
import type { Evidence } from '../evidence.ts';
import { pointerTo } from '../pointerTo.ts';
import { type PagingSign, placeText, type SignPlace, signsOf } from '../signsOf.ts';
import { truthOf } from '../truthOf.ts';
import type { Ending, ObservedPage, Witness, WitnessFactory } from '../witness.ts';

interface Flag {
  at: SignPlace;
  page: number;
  isMore: boolean;
  /**
   * Whether it may be about something else: anything is done or finished. So the opposite is no more than a doubt, even
   * in an object about the list, and it means nothing beside a next address.
   */
  isVague: boolean;
}

/** A flag in the envelope for more pages. */
export const moreFlag: WitnessFactory = () => new MoreFlag();

class MoreFlag implements Witness {
  /** The flags of the last page that had any. */
  #flags: Flag[] = [];

  see(page: ObservedPage): void {
    const { number, records, isError, failure } = page;
    const signs = signsOf(page, 'more').filter(({ field }) => field !== undefined || !isError);
    const flags = signs.flatMap((sign) => {
      const isMore = readFlag(sign);
      const isVague = sign.why === 'finished' || sign.why === 'done';
      return isMore === undefined ? [] : [{ at: sign.at, page: number, isMore, isVague }];
    });
    if (flags.length > 0) this.#flags = flags;
    // An empty page after the last one does not revoke the end, but it does end a promise of more.
    else if (failure === undefined)
      this.#flags = records.length === 0 && !isError ? this.#flags.filter(({ isMore }) => !isMore) : [];
  }

  testify(end: Ending): Evidence[] {
    // On a single page, an unfinished state may be of anything.
    const flags = this.#flags.filter(({ isMore, isVague, page }) => isMore && !(isVague && page === 1));
    const more = flags.find(({ isVague }) => !isVague) ?? flags[0];
    const links = withRole(end.lastPage?.paging.fields ?? [], 'nextAddress');
    const hasLink = links.some(({ of }) => isAddress(of.value));
    const last = this.#flags.find(({ isMore, isVague }) => !isMore && !(hasLink && isVague));
    return [...(more === undefined ? [] : [hasMore(more, end)]), ...(last === undefined ? [] : [saysNoMore(last)])];
  }
}

/** Whether a sign is in an object with an id or a name. */
function isOfOneThing({ field }: PagingSign): boolean {
  return field !== undefined && (holdsIdentity(field.holder) || hasField(field.holder, 'name'));
}

function readFlag(sign: PagingSign): boolean | undefined {
  const { why, value } = sign;
  const isOpposite = why === 'last' || why === 'finished' || why === 'done';
  // Without "has" or "more", only a boolean is a flag; a number is the next page.
  if (!isOpposite) return truthOf(value, why !== 'open');
  const isLast = truthOf(value, false);
  if (isLast === true) return false;
  const saysMore = why === 'last' || (why === 'finished' && !isOfOneThing(sign));
  return isLast === false && saysMore ? true : undefined;
}

function hasMore({ at, page, isVague }: Flag, end: Ending): Evidence {
  const message = `${subjectOf(at)} in the response of page ${page} says that there is more, but no more was read.`;
  const speaks = isVague ? 'doubt' : 'incomplete';
  return { code: 'has-more', speaks, message, page, ...at, pointer: pointerTo(end) };
}

function saysNoMore({ at, page }: Flag): Evidence {
  const message = `${subjectOf(at)} in the response of page ${page} says that there is no more.`;
  return { code: 'says-no-more', speaks: 'complete', message, page, ...at };
}

function subjectOf(at: SignPlace): string {
  return placeText(at).replace(/^t/, 'T');
}
