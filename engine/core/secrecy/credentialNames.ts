/**
 * What credentials are called that somebody was given and keeps, in any API: the end of a name in lower-case words,
 * `X-Amz-Security-Token` and `securityToken` alike. What stands before it tells whose it is, `userPassword`; what stands
 * behind it makes another thing of it, `password_changed_at` or `session_count`, but for a number.
 */
const keptCredentials = [
  ...['pass word', 'passwd', 'pwd', 'pass phrase', 'pass code', 'password confirmation', 'jwt', 'bearer', 'hapikey'],
  ...['secret', 'secrets', 'credential', 'credentials', 'authorization', 'authorization code', 'client assertion'],
  ...pairs('api app client consumer', 'secret'),
  ...pairs('api xapi app auth access user secret private security shared', 'key token'),
  ...pairs('master signing encryption subscription license function functions session', 'key'),
  ...pairs('refresh id oauth bearer session csrf xsrf login service bot', 'token'),
];

/** What was made for one request. */
const signatures = ['signature', 'sig', 'hmac', 'appsecret proof'];

/** What was made for a session. */
const sessionCredentials = [
  ...['session', 'session id', 'sid', 'sessid', 'jsessionid', 'phpsessid'],
  ...['cookie', 'cookies', 'csrf', 'xsrf'],
];

/** Names of other things as well: the value decides, where there is one. */
const commonNames = ['key', 'token', 'auth', 'pass', 'app id'];

/** Words in the names of parameters that lead to the next page, which have to stay readable. */
const pagingWords =
  /(?:^|_)(?:page|paging|pagination|next|prev|previous|continue|continuation|cursor|scroll|offset|marker)(?:token|key)?(?=_|$)/;

/** `has_password` and `is_secret` hold no more than yes or no. */
const questions = /^(?:is|has|no|with|without|include|show|use|require|needs?)_/;

/** Anywhere in the name of a header, as a part of a word too: few headers are about anything else. */
const headerStems =
  /auth|bearer|cookie|credential|csrf|xsrf|jwt|key|passw|passphrase|pwd|secret|sess_?id|session|signature|token|(?:^|[^a-z])sid(?:[^a-z]|$)/;

const kept = endingIn(keptCredentials);
const made = endingIn(signatures);
const ofSession = endingIn(sessionCredentials);
const common = endingIn(commonNames, '^');

/**
 * Whether what is called so is a credential, whatever it is: a parameter, a field of a body, a key of a configuration. It
 * is marked with `#`, or called like one. Of a nested name, `filter[#key][0]`, every part counts. A configuration pages
 * by the names `pagedBy`: those are readable, unless they are marked.
 */
export function isCredentialName(name: string, pagedBy?: ReadonlySet<string>): boolean {
  return hasCredential(name, pagedBy, (words) => isKept(words) || isMade(words) || isOfSession(words));
}

/**
 * The same, but for credentials of sessions: one that was not written down, not brought by a login and not added by an
 * authentication came with the records of an API that tells of sessions. It is data, by which requests are told apart.
 */
export function isCredentialInRecording(name: string, pagedBy?: ReadonlySet<string>): boolean {
  return hasCredential(name, pagedBy, (words) => isKept(words) || isMade(words));
}

/** Whether a key is marked as that of a secret, which the platform encrypts. */
export function isMarked(key: string): boolean {
  return key.startsWith('#');
}

/** Whether what is called so is a credential that somebody was given and keeps: one for a secret key. */
export function isKeptCredential(name: string): boolean {
  return isKept(wordsOf(name));
}

/** Whether a parameter carries a credential, by its name and, where that names other things too, by its value. */
export function isCredential(name: string, value: string): boolean {
  if (value === '') return false;
  // A long text without spaces, or what a manual writes instead of one: `$TOKEN`, `<token>`, `YOUR_KEY`.
  return isCredentialName(name) || (common.test(wordsOf(name)) && /^\S{8,}$|^\W|^your/i.test(value));
}

/** Whether a header of this name may carry a credential, in any letter case. It says so rather too often than too rarely. */
export function isCredentialHeader(name: string): boolean {
  if (name.includes('#') || isCredentialName(name)) return true;
  const words = wordsOf(name);
  const isPaging = pagingWords.test(words);
  return headerStems.test(isPaging ? words.replace(/(?:token|key)(?=_|$)/g, '') : name.toLowerCase());
}

function hasCredential(
  name: string,
  pagedBy: ReadonlySet<string> | undefined,
  isOne: (words: string) => boolean,
): boolean {
  const parts = name.split(/[[\]]+/);
  return parts.some(isMarked) || (!pagedBy?.has(name) && parts.some((part) => isOne(wordsOf(part))));
}

function isKept(words: string): boolean {
  return kept.test(words) && !questions.test(words);
}

function isMade(words: string): boolean {
  return made.test(words) && !questions.test(words) && !pagingWords.test(words);
}

function isOfSession(words: string): boolean {
  return ofSession.test(words) && !questions.test(words) && !pagingWords.test(words);
}

/** `X-Api-Key`, `xApiKey` and `x.api_key` are `x_api_key`. */
function wordsOf(name: string): string {
  return name
    .replace(/([a-z\d])(?=[A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$2_')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '_')
    .replace(/^_|_$/g, '');
}

/** Every first word with every second one. */
function pairs(first: string, second: string): string[] {
  return first.split(' ').flatMap((one) => second.split(' ').map((other) => `${one} ${other}`));
}

/** Words may be written together: `accesstoken`. */
function endingIn(names: readonly string[], start = '^|_'): RegExp {
  return new RegExp(`(?:${start})(?:${names.map((name) => name.replaceAll(' ', '_?')).join('|')})(?:_?\\d+)?$`);
}
