import { plainName } from './plainName.ts';

/** Words, or words with others after them: one pattern for both would scan the text from each first word. */
type Said = RegExp | readonly [first: RegExp, after: RegExp];

/** Messages about too many requests. Texts are compared as words in lower case. */
const limitWords: readonly Said[] = [
  /\brate limit(s|ed|ing)?\b/,
  /\btoo many (api |concurrent )?(requests|calls|queries)\b/,
  /\bthrottl(e|ed|ing)\b/,
  /\bquotas? (was |has been |is )?(exceeded|exhausted|reached|used)\b/,
  [/\b(exceed(ed|s)?|exhausted|reached|over|out of) /, /\bquota\b/],
  /\b(request|requests|call|calls|query|api|usage|concurrency|daily|hourly) limit (was |has been |is )?(exceeded|reached|hit)\b/,
  [
    /\b(exceed(ed|s)?|reached|hit|over) /,
    /\b(request|requests|call|calls|query|api|usage|concurrency|daily|hourly) limit\b/,
  ],
  [/\b(exceed(ed|s)?|reached) /, /\blimit of \d+ (requests|calls|queries)\b/],
  /\b(requests|calls|queries) (per|a|an) (second|minute|hour|day)\b/,
  /\bslow down\b/,
  /\benhance your calm\b/,
];

/** Words that change the meaning of such a message: a parameter that is wrong, or a place that is full. */
const otherLimits = /\b(storage|disk|space|mailbox|parameter|field|must be|is required|is invalid)\b/;

const expiryWords = /\b(expired|has ended|no longer valid)\b/;
const otherExpiries = /\b(subscription|trial|licen[cs]e|plan|account|card|certificate|password|cursor|scroll|page)\b/;

/** Whether a message of an API means that there were too many requests. */
export function speaksOfLimit(text: string): boolean {
  const words = wordsOf(text);
  return limitWords.some((said) => isSaid(words, said)) && !otherLimits.test(words);
}

function isSaid(words: string, said: Said): boolean {
  if (said instanceof RegExp) return said.test(words);
  const [first, after] = said;
  const found = first.exec(words);
  return found !== null && after.test(words.slice(found.index + found[0].length));
}

/** Whether a message of an API means that a token or a session has ended. */
export function speaksOfExpiry(text: string): boolean {
  const words = wordsOf(text);
  return expiryWords.test(words) && !otherExpiries.test(words);
}

/** Whether a header contains the time to wait before the next request. */
export function asksToWait(name: string): boolean {
  return plainName(name).includes('retryafter');
}

/** Whether a header means that no request is left, such as `X-RateLimit-Remaining: 0`. */
export function hasNoneLeft(name: string, value: string): boolean {
  const called = plainName(name);
  if (called === 'ratelimit') return /\b(remaining|r)\s*=\s*0\b/.test(value);
  return called.includes('remaining') && /ratelimit|quota|requests|calls/.test(called) && /^\s*0+\s*$/.test(value);
}

/** `userRateLimitExceeded` and `rate_limit_exceeded` in words. */
function wordsOf(text: string): string {
  return text
    .replace(/(?<=[a-z])(?=[A-Z])|[_-]+/g, ' ')
    .toLowerCase()
    .replace(/\s+/g, ' ');
}
