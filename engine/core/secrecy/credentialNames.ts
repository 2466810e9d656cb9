import { speaksOfOtherPages } from '../recognition/paging/pagingStems.ts';

/**
 * Names of credentials that a user was given and keeps, in any API: the end of a name in lower-case words, for both
 * `X-Amz-Security-Token` and `securityToken`. Words before it say whose it is (`userPassword`); words after it, except
 * a number, make it something else (`password_changed_at`, `session_count`).
 */
const keptCredentials = [
  ...[
    'pass word',
    'passwd',
    'pswd',
    'pwd',
    'pass phrase',
    'pass code',
    'password confirmation',
    'user pass',
    'api pass',
  ],
  ...['jwt', 'bearer', 'hapikey', 'ssh key', 'sas token', 'assertion', 'saml response', 'connection string'],
  ...['secret', 'secrets', 'credential', 'credentials', 'authorization', 'authorization code', 'code verifier'],
  ...pairs('api app client consumer', 'secret'),
  ...pairs('api xapi app auth access user secret private security shared', 'key token'),
  ...pairs('master signing encryption subscription license function functions session', 'key'),
  ...pairs('refresh id oauth bearer session csrf xsrf login service bot personal developer application admin', 'token'),
  ...pairs('deploy vault jwt authentication authorization integration verification subject actor', 'token'),
];

/** Names of credentials made for one request. */
const signatures = ['signature', 'sig', 'hmac', 'appsecret proof'];

/** Names of credentials made for a session. */
const sessionCredentials = [
  ...['session', 'session id', 'sid', 'sessid', 'jsessionid', 'phpsessid'],
  ...['cookie', 'cookies', 'csrf', 'xsrf'],
];

/** Names of other things as well: the value decides, where there is one. */
const commonNames = ['key', 'token', 'auth', 'pass', 'app id'];

/** `has_password` and `is_secret` are only true or false. */
const questions = /^(?:is|has|no|with|without|include|show|use|require|needs?)_/;

/**
 * Searched anywhere in the name of a header, even as part of a word, because few headers use them for anything else.
 */
const headerStems =
  /auth|bearer|cookie|credential|csrf|xsrf|jwt|key|passw|passphrase|pwd|secret|sess_?id|session|signature|token|(?:^|[^a-z])sid(?:[^a-z]|$)/;

const kept = endingIn(keptCredentials);
const made = endingIn(signatures);
const ofSession = endingIn(sessionCredentials);
const common = endingIn(commonNames, '^');

/** What a name can be. */
interface Meaning {
  isKept: boolean;
  isMade: boolean;
  isOfSession: boolean;
  isCommon: boolean;
}

/** The same few names come back in every job of a configuration and every record of a page. */
const meanings = new Map<string, Meaning>();
const keptMeanings = 10_000;

/**
 * Whether a name is that of a credential: of a parameter, a field of a body or a key of a configuration. It is marked
 * with `#` or named like one. In a nested name such as `filter[#key][0]`, every part counts. The paging parameters
 * `pagedBy` are readable unless they are marked.
 */
export function isCredentialName(name: string, pagedBy?: ReadonlySet<string>): boolean {
  return hasCredential(name, pagedBy, ({ isKept, isMade, isOfSession }) => isKept || isMade || isOfSession);
}

/**
 * The same, except for credentials of sessions. Such a value that is not from the configuration, a login or an
 * authentication comes from the records of an API about sessions: it is data, and distinguishes requests.
 */
export function isCredentialInRecording(name: string, pagedBy?: ReadonlySet<string>): boolean {
  return hasCredential(name, pagedBy, ({ isKept, isMade }) => isKept || isMade);
}

/** Whether a key is marked as secret, so that the platform encrypts its value. */
export function isMarked(key: string): boolean {
  return key.startsWith('#');
}

/** Whether a name is that of a credential that a user was given, and nothing else: it belongs under a secret key. */
export function isGivenCredential(name: string): boolean {
  const { isKept, isMade } = meaningOf(name);
  return isKept || isMade;
}

/** Whether a name is that of a credential in one API and of something else in another: the value decides. */
export function isCommonName(name: string): boolean {
  return meaningOf(name).isCommon;
}

/** Whether a name is that of what leads to the next page, which has to stay readable. */
export function isPagingName(name: string): boolean {
  return speaksOfOtherPages(wordsOf(name));
}

/** Whether a parameter is a credential, by its name and, if that is ambiguous, by its value. */
export function isCredential(name: string, value: string): boolean {
  if (value === '') return false;
  // A long text without spaces, or what a manual writes instead of one: `$TOKEN`, `<token>`, `YOUR_KEY`.
  return isCredentialName(name) || (isCommonName(name) && /^\S{8,}$|^\W|^your/i.test(value));
}

/** Whether a header of this name may carry a credential, in any letter case. When in doubt, it does. */
export function isCredentialHeader(name: string): boolean {
  if (name.includes('#') || isCredentialName(name)) return true;
  const words = wordsOf(name);
  const isPaging = speaksOfOtherPages(words);
  return headerStems.test(isPaging ? words.replace(/(?:token|key)(?=_|$)/g, '') : name.toLowerCase());
}

function hasCredential(
  name: string,
  pagedBy: ReadonlySet<string> | undefined,
  isOne: (meaning: Meaning) => boolean,
): boolean {
  // Asked for every key of a configuration, and few names are nested.
  if (!/[[\]]/.test(name)) return isMarked(name) || (!pagedBy?.has(name) && isOne(meaningOf(name)));
  const parts = name.split(/[[\]]+/);
  return parts.some(isMarked) || (!pagedBy?.has(name) && parts.some((part) => isOne(meaningOf(part))));
}

function meaningOf(name: string): Meaning {
  const known = meanings.get(name);
  if (known !== undefined) return known;
  const meaning = readMeaning(wordsOf(name));
  if (meanings.size >= keptMeanings) meanings.clear();
  // A name may be as long as its API likes: such a one is not kept.
  if (name.length <= 100) meanings.set(name, meaning);
  return meaning;
}

function readMeaning(words: string): Meaning {
  const isQuestion = questions.test(words);
  const isPaging = speaksOfOtherPages(words);
  return {
    isKept: kept.test(words) && !isQuestion,
    isMade: made.test(words) && !isQuestion && !isPaging,
    isOfSession: ofSession.test(words) && !isQuestion && !isPaging,
    isCommon: common.test(words),
  };
}

/** `X-Api-Key`, `xApiKey` and `x.api_key` are `x_api_key`. */
function wordsOf(name: string): string {
  return name
    .replace(/([a-z\d])(?=[A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$2_')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '_')
    .replace(/^_|_$/g, '');
}

/** Every first word combined with every second one. */
function pairs(first: string, second: string): string[] {
  return first.split(' ').flatMap((one) => second.split(' ').map((other) => `${one} ${other}`));
}

/** Words may be joined: `accesstoken`. */
function endingIn(names: readonly string[], start = '^|_'): RegExp {
  return new RegExp(`(?:${start})(?:${names.map((name) => name.replaceAll(' ', '_?')).join('|')})(?:_?\\d+)?$`);
}
