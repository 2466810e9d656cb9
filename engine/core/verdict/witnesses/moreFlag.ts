import type { JsonScalar } from '../../json/value.ts';
import type { EnvelopeField } from '../envelope.ts';
import type { Evidence } from '../evidence.ts';
import { NamePattern } from '../namePattern.ts';
import { isAddress, isLinkName } from '../nextNames.ts';
import { pointerTo } from '../pointerTo.ts';
import type { Ending, ObservedPage, Witness, WitnessFactory } from '../witness.ts';

const thereIsMore = new NamePattern(
  /^(has|is|are|thereis|thereare)?(more|next)(pages?|items?|results?|records?|data|rows|entries|objects)?(available|exists?|in(collection|list)|left|remaining)?$|^(is)?truncated$/,
);
const thisIsLast = new NamePattern(/^(is)?last(page)?$|^(is)?finalpage$|^endof(stream|list|data|results)$/);
/**
 * These may refer to anything that is done, so their opposite means nothing, nor do they mean anything next to a next
 * address.
 */
const isThrough = new NamePattern(
  /^(is)?(done|finished|exhausted)$|^(no|nothing)more(pages|items|results|records|data)?$/,
);
/** Without "has" or "more", only a boolean is a flag; a number is the next page. */
const mayBeNumber = new NamePattern(/^next(pages?|items?|results?|records?)?$/);

interface Flag {
  name: string;
  path: string;
  page: number;
  isMore: boolean;
}

/** A flag in the envelope that says whether there are more pages. */
export const moreFlag: WitnessFactory = () => new MoreFlag();

class MoreFlag implements Witness {
  /** The flags of the last page that had any. */
  #flags: Flag[] = [];

  see({ envelope, number, records, isError, failure }: ObservedPage): void {
    const flags = envelope.filter(isFlagName).flatMap((field) => {
      const isMore = readFlag(field);
      return isMore === undefined ? [] : [{ name: field.name, path: field.path, page: number, isMore }];
    });
    if (flags.length > 0) this.#flags = flags;
    // An empty page after the last one does not revoke the end, but it does end a promise of more.
    else if (failure === undefined)
      this.#flags = records.length === 0 && !isError ? this.#flags.filter(({ isMore }) => !isMore) : [];
  }

  testify(end: Ending): Evidence[] {
    const more = this.#flags.find(({ isMore }) => isMore);
    const hasLink = end.lastPage?.envelope.some((field) => isLinkName(field) && isAddress(field.value)) ?? false;
    const last = this.#flags.find(({ isMore, name }) => !isMore && !(hasLink && isThrough.test(name)));
    return [...(more === undefined ? [] : [hasMore(more, end)]), ...(last === undefined ? [] : [saysNoMore(last)])];
  }
}

function isFlagName({ name }: EnvelopeField): boolean {
  return thereIsMore.test(name) || thisIsLast.test(name) || isThrough.test(name);
}

function readFlag({ name, value }: EnvelopeField): boolean | undefined {
  if (thereIsMore.test(name)) return truthOf(value, !mayBeNumber.test(name));
  const isLast = thisIsLast.test(name) || isThrough.test(name) ? truthOf(value, false) : undefined;
  if (isLast === true) return false;
  return isLast === false && thisIsLast.test(name) ? true : undefined;
}

function truthOf(value: JsonScalar, takesNumbers: boolean): boolean | undefined {
  const text = typeof value === 'string' ? value.toLowerCase() : value;
  if (text === true || text === 'true' || text === 'yes') return true;
  if (text === false || text === 'false' || text === 'no') return false;
  if (!takesNumbers) return undefined;
  if (text === 1 || text === '1') return true;
  return text === 0 || text === '0' ? false : undefined;
}

function hasMore({ path, page }: Flag, end: Ending): Evidence {
  const message = `"${path}" in the response of page ${page} says that there is more, but no more was read.`;
  return { code: 'has-more', speaks: 'incomplete', message, page, path, pointer: pointerTo(end) };
}

function saysNoMore({ path, page }: Flag): Evidence {
  const message = `"${path}" in the response of page ${page} says that there is no more.`;
  return { code: 'says-no-more', speaks: 'complete', message, page, path };
}
