import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  isCredential,
  isCredentialHeader,
  isCredentialName,
  isGivenCredential,
} from '../../../../engine/core/secrecy/credentialNames.ts';

const words = (text: string) => text.trim().split(/\s+/);

/** Names that carry a credential in any API, by what they have in common. */
const credentials: Record<string, string> = {
  passwords:
    'password passwd pwd passphrase PASSWORD passWord userPassword new-password password2 password_confirmation',
  secrets: 'secret client_secret clientSecret app_secret appsecret API-SECRET token_secret secrets',
  'keys to an API':
    'api_key apikey apiKey API-Key APIKey X-Api-Key api_key_1 hapikey xapikey access_key accesskey appKey auth_key ' +
    'userkey licensekey subscriptionkey privatekey secretKey secret-key private_key shared_key encryption_key ' +
    'x-functions-key Ocp-Apim-Subscription-Key',
  tokens:
    'access_token accesstoken accessToken page_access_token auth_token authtoken X-Auth-Token refresh_token ' +
    'private_token Private-Token id_token api_token apitoken user_token security_token X-Amz-Security-Token ' +
    'developerToken developer-token application_token adminToken deploy_token X-Vault-Token jwt_token subject_token ' +
    'authenticationToken verification_token sas_token sessionToken oauth_token bearer_token X-StorageApi-Token csrf_token X-XSRF-TOKEN',
  'what is made for a session or a request':
    'session session_id sessionid sid JSESSIONID PHPSESSID X-Session cookie Set-Cookie csrf xsrf signature sig ' +
    'oauth_signature X-Amz-Signature X-Goog-Signature hmac appsecret_proof',
  others:
    'authorization Proxy-Authorization bearer jwt credential credentials X-Amz-Credential client_assertion ' +
    'assertion SAMLResponse code_verifier connectionString user_pass pswd ssh_key',
  'what is marked with #': '# #any #page_token filter[#key] filter[#key][0] [#a]',
  'parts of names': 'filter[api_key][0] user.password data[auth][token_secret]',
};

/** Names that say what a request asks for, or where its pages are. */
const readable: Record<string, string> = {
  'of paging':
    'page_token pageToken next_token nextToken nextPageToken next_page_token continuation continuationToken ' +
    'continuation_token X-Continuation-Token cursor cursor_id scroll scroll_id scrollToken scroll_session page_session ' +
    'next previous page offset marker syncToken token[next] cursor_sig $skiptoken $deltatoken resumeToken startToken',
  'of keys':
    'key keys sort_key sortKey primary_key partition_key foreign_key public_key key_id accessKeyId keyword keyset',
  'within words':
    'monkey turkey hotkey secretary compass bypass passenger sidebar inside design signal assignment author',
  'of what is told of a credential':
    'session_count signature_count token_count max_tokens tokens_used token_type expires_in password_changed_at ' +
    'session_type cookie_policy secret_name has_password is_secret include_signature signature_version',
  'of people and rights':
    'user username author_id authors authority authorised_at authenticated auth_type scope client_id',
  others: 'id name q since a#b sessions state code grant_type oauth_version app_id token auth pass',
};

describe('names of credentials', () => {
  for (const [title, names] of Object.entries(credentials)) {
    for (const name of words(names)) it(`${title}: ${name}`, () => assert.ok(isCredentialName(name)));
  }

  for (const [title, names] of Object.entries(readable)) {
    for (const name of words(names)) it(`not those ${title}: ${name}`, () => assert.ok(!isCredentialName(name)));
  }

  it('are not those by which the configuration pages, unless they are marked', () => {
    const pagedBy = new Set(['access_token', '#next']);
    assert.deepEqual(
      ['access_token', '#next', 'api_key'].map((name) => isCredentialName(name, pagedBy)),
      [false, true, true],
    );
  });

  it('are no keys of the format, but of those that hold one, and of sections', () => {
    const known = ['appKey', 'authorization', 'credentials', 'password', 'signature', 'workspace_credentials'];
    assert.deepEqual(
      keysOfFormat().filter((key) => !key.startsWith('#') && isCredentialName(key)),
      known,
    );
  });

  it('are given to a user, but for those of sessions and what is marked', () => {
    for (const name of words(`${credentials['passwords']} ${credentials['secrets']} sig X-Amz-Signature`))
      assert.ok(isGivenCredential(name));
    for (const name of ['session', 'sid', 'cookie', 'csrf', '#any']) assert.ok(!isGivenCredential(name));
  });
});

describe('the value decides', () => {
  const long = '0a1b2c3d4e';
  const table: [name: string, value: string, expected: boolean][] = [
    ...['key', 'token', 'auth', 'pass', 'appid', 'app_id'].map((name): [string, string, boolean] => [name, long, true]),
    ['key', 'name', false],
    ['token', '1', false],
    ['token', 'two words of it', false],
    ['token', '$TOKEN', true],
    ['key', 'YOUR_KEY', true],
    ['sort_key', long, false],
    ['page_token', long, false],
    ['api_key', 'x', true],
    ['api_key', '', false],
  ];
  for (const [name, value, expected] of table)
    it(`${name} = "${value}" ${expected ? 'is' : 'is not'} a credential`, () =>
      assert.equal(isCredential(name, value), expected));
});

describe('headers that may carry a credential', () => {
  const hidden =
    'Authorization WWW-Authenticate X-Auth X-AuthUser X-Key X-MyKey Key Token X-Token-Type X-Bearer-Of X-Sid-Of ' +
    'X-Session-Count x-next-auth X-Next-Access-Token X-Page-Session X-Passwd X-#';
  for (const name of words(`${hidden} ${Object.values(credentials).join(' ')}`))
    it(name, () => assert.ok(isCredentialHeader(name)));

  const shown =
    'Accept Content-Type X-Total-Count Link Location Retry-After X-RateLimit-Remaining X-Next-Token X-Next-Page-Token ' +
    'x-ms-continuationtoken X-Continuation-Token X-Page-Key X-Client-Side ETag';
  for (const name of words(shown)) it(`not ${name}`, () => assert.ok(!isCredentialHeader(name)));
});

/** All keys that the schema gives a meaning. */
function keysOfFormat(): string[] {
  const folder = path.join(import.meta.dirname, '../../../../schemas');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'));
  const keys = new Set<string>();
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('properties' in value) for (const key of Object.keys(value.properties as object)) keys.add(key);
    for (const field of Object.values(value)) walk(field);
  };
  for (const file of files) walk(JSON.parse(readFileSync(path.join(folder, file), 'utf8')));
  return [...keys].sort();
}
