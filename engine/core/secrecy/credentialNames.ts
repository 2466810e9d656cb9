import { speaksOfOtherPages } from '../recognition/paging/pagingStems.ts';

/**
 * Names of credentials that a user keeps: the end of a name in lower-case words (`X-Amz-Security-Token`). Words before
 * it name the owner (`userPassword`); words after it, except numbers, change it (`password_changed_at`).
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

const signatures = ['signature', 'sig', 'hmac', 'appsecret proof'];

const sessionCredentials = [
  ...['session', 'session id', 'sid', 'sessid', 'jsessionid', 'phpsessid'],
  ...['cookie', 'cookies', 'csrf', 'xsrf'],
];

/** Names of other things as well: the value decides, if there is one. */
const commonNames = ['key', 'token', 'auth', 'pass', 'app id'];

/** Beginnings of names such as `has_password` and `is_secret`, which are only true or false. */
const questions = /^(?:is|has|no|with|without|include|show|use|require|needs?)_/;

/** Stems searched anywhere in a header's name, even within a word: few headers use them for anything else. */
const headerStems =
  /auth|bearer|cookie|credential|csrf|xsrf|jwt|key|passw|passphrase|pwd|secret|sess_?id|session|signature|token|(?:^|[^a-z])sid(?:[^a-z]|$)/;

const kept = endingIn(keptCredentials);
const made = endingIn(signatures);
const ofSession = endingIn(sessionCredentials);
const common = endingIn(commonNames, '^');

/** The possible meanings of a name. */
interface Meaning {
  isKept: boolean;
  isMade: boolean;
  isOfSession: boolean;
  isCommon: boolean;
}

/** The meanings of known names: the same few recur in every job of a configuration and every record of a page. */
const meanings = new Map<string, Meaning>();
const keptMeanings = 10_000;

/**
 * Whether a parameter, a field or a key is marked with `#` or named like a credential. In a nested name such as
 * `filter[#key][0]`, every part counts. The paging parameters `pagedBy` are readable unless marked.
 */
export function isCredentialName(name: string, pagedBy?: ReadonlySet<string>): boolean {
  return hasCredential(name, pagedBy, ({ isKept, isMade, isOfSession }) => isKept || isMade || isOfSession);
}

/**
 * Whether a name is that of a credential, but not of a session: in recordings, such a value from no configuration,
 * login or authentication is data from an API about sessions, and distinguishes requests.
 */
export function isCredentialInRecording(name: string, pagedBy?: ReadonlySet<string>): boolean {
  return hasCredential(name, pagedBy, ({ isKept, isMade }) => isKept || isMade);
}

/** Whether a key is marked as secret, so that the platform encrypts its value. */
export function isMarked(key: string): boolean {
  return key.startsWith('#');
}

/** Whether a name is only that of a credential given to a user, which belongs under a secret key. */
export function isGivenCredential(name: string): boolean {
  const { isKept, isMade } = meaningOf(name);
  return isKept || isMade;
}

/** Whether a name is that of a credential in some APIs only, so that the value decides. */
export function isCommonName(name: string): boolean {
  return meaningOf(name).isCommon;
}

/** Whether a name is that of a value for the next page, which has to stay readable. */
export function isPagingName(name: string): boolean {
  return speaksOfOtherPages(wordsOf(name));
}

/** Whether a parameter is a credential, by its name and, if that is ambiguous, by its value. */
export function isCredential(name: string, value: string): boolean {
  if (value === '') return false;
  // A long text without spaces, or a stand-in from a manual: `$TOKEN`, `<token>`, `YOUR_KEY`.
  return isCredentialName(name) || (isCommonName(name) && /^\S{8,}$|^\W|^your/i.test(value));
}

/** Whether a header of this name may carry a credential, in any letter case; true when in doubt. */
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
  // Called for every key of a configuration, and few names are nested.
  if (!/[[\]]/.test(name)) return isMarked(name) || (!pagedBy?.has(name) && isOne(meaningOf(name)));
  const parts = name.split(/[[\]]+/);
  return parts.some(isMarked) || (!pagedBy?.has(name) && parts.some((part) => isOne(meaningOf(part))));
}

function meaningOf(name: string): Meaning {
  const known = meanings.get(name);
  if (known !== undefined) return known;
  const meaning = readMeaning(wordsOf(name));
  if (meanings.size >= keptMeanings) meanings.clear();
  // An API may have names of any length; long ones are not kept.
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

/** A name in lower-case words: `x_api_key` for `X-Api-Key`, `xApiKey` and `x.api_key`. */
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

/** A pattern for these endings, whose words may be joined: `accesstoken`. */
function endingIn(names: readonly string[], start = '^|_'): RegExp {
  return new RegExp(`(?:${start})(?:${names.map((name) => name.replaceAll(' ', '_?')).join('|')})(?:_?\\d+)?$`);
}
