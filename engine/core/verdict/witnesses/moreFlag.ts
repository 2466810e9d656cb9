import { hasField, type JsonObject, type JsonScalar } from '../../json/value.ts';
import { NamePattern } from '../../recognition/namePattern.ts';
import { namesOfHeader } from '../../recognition/namesOfHeader.ts';
import { holdsIdentity } from '../answers/holdsIdentity.ts';
import type { Evidence } from '../evidence.ts';
import { isAddress, isLinkName } from '../nextNames.ts';
import { pointerTo } from '../pointerTo.ts';
import { truthOf } from '../truthOf.ts';
import type { Ending, ObservedPage, Witness, WitnessFactory } from '../witness.ts';

const thereIsMore = new NamePattern(
  /^(has|is|are|thereis|thereare)?(more|next)(pages?|items?|results?|records?|data|rows|entries|objects)?(available|exists?|in(collection|list)|left|remaining)?$|^has(additional|further|other)(pages?|items?|results?|records?|data|rows|entries)?$|^(is)?truncated$/,
);
const thisIsLast = new NamePattern(
  /^(is)?last(page)?$|^(is)?finalpage$|^(is)?(at)?endof(stream|list|data|results?|records|items|file)$|^(is)?eof$/,
);
/**
 * These may refer to anything that is done, so their opposite is no more than a doubt where it is said of the list, nor do
 * they mean anything next to a next address.
 */
const isThrough = new NamePattern(
  /^(is)?(done|finished|exhausted)$|^(no|nothing)more(pages|items|results|records|data)?$/,
);
/** Of these the opposite means something. */
const isNotThrough = new NamePattern(/^(is)?(finished|exhausted)$/);
/** Without "has" or "more", only a boolean is a flag; a number is the next page. */
const mayBeNumber = new NamePattern(/^next(pages?|items?|results?|records?)?$/);

interface Flag {
  name: string;
  at: { path: string } | { header: string };
  page: number;
  isMore: boolean;
  /** What says so may be about something else. */
  isVague: boolean;
}

/** A flag in the envelope that says whether there are more pages. */
export const moreFlag: WitnessFactory = () => new MoreFlag();

class MoreFlag implements Witness {
  /** The flags of the last page that had any. */
  #flags: Flag[] = [];

  see(page: ObservedPage): void {
    const { number, records, isError, failure } = page;
    const flags = flagsOf(page).flatMap(({ name, value, at, isOfOneThing }) => {
      const isMore = readFlag({ name, value, isOfOneThing });
      return isMore === undefined ? [] : [{ name, at, page: number, isMore, isVague: isThrough.test(name) }];
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
    const hasLink = end.lastPage?.envelope.some((field) => isLinkName(field) && isAddress(field.value)) ?? false;
    const last = this.#flags.find(({ isMore, name }) => !isMore && !(hasLink && isThrough.test(name)));
    return [...(more === undefined ? [] : [hasMore(more, end)]), ...(last === undefined ? [] : [saysNoMore(last)])];
  }
}

interface PossibleFlag extends Pick<Flag, 'name' | 'at'> {
  value: JsonScalar;
  /** It is in an object with an id or a name. */
  isOfOneThing: boolean;
}

/** What may be a flag in the envelope, or by the same names in the headers. */
function flagsOf({ envelope, headers, isError }: ObservedPage): PossibleFlag[] {
  const inEnvelope = envelope
    .filter(({ name }) => isFlagName(name))
    .map(({ name, value, path, holder }) => ({ name, value, at: { path }, isOfOneThing: isOne(holder) }));
  if (isError) return inEnvelope;
  const inHeaders = [...headers].flatMap(([header, value]) =>
    namesOfHeader(header)
      .filter(isFlagName)
      .map((name) => ({ name, value, at: { header }, isOfOneThing: false })),
  );
  return [...inEnvelope, ...inHeaders];
}

function isFlagName(name: string): boolean {
  return thereIsMore.test(name) || thisIsLast.test(name) || isThrough.test(name);
}

function isOne(holder: JsonObject): boolean {
  return holdsIdentity(holder) || hasField(holder, 'name');
}

function readFlag({ name, value, isOfOneThing }: Omit<PossibleFlag, 'at'>): boolean | undefined {
  if (thereIsMore.test(name)) return truthOf(value, !mayBeNumber.test(name));
  const isLast = thisIsLast.test(name) || isThrough.test(name) ? truthOf(value, false) : undefined;
  if (isLast === true) return false;
  const saysMore = thisIsLast.test(name) || (isNotThrough.test(name) && !isOfOneThing);
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
