import type { SettingsFile } from '../environments/findEnvironment.ts';
import { UserError } from '../errors.ts';
import { parsePlain } from '../json/parsePlain.ts';
import { strictJson } from '../json/strictJson.ts';
import { isCredentialName } from '../secrecy/credentialNames.ts';
import { closestName } from '../text/closestName.ts';
import { isLoopback } from './isLoopback.ts';
import type { LoginSettings } from './loginSettings.ts';

type Key = keyof LoginSettings;

/** A rule for each key: the end of a sentence about its value, and a check of that. */
const rules: Record<Key, { is: string; accepts(value: unknown): boolean }> = {
  issuer: { is: 'an https address', accepts: isSafeAddress },
  authorizationEndpoint: { is: 'an https address', accepts: isSafeAddress },
  tokenEndpoint: { is: 'an https address', accepts: isSafeAddress },
  clientId: { is: 'a text', accepts: isText },
  clientAuthentication: {
    is: '"client_secret_basic", "client_secret_post" or "none"',
    accepts: (value) => ['client_secret_basic', 'client_secret_post', 'none'].includes(String(value)),
  },
  scope: { is: 'a text', accepts: isText },
  parameters: { is: 'an object with texts', accepts: (value) => isRecord(value) && Object.values(value).every(isText) },
  redirectUri: { is: 'a loopback address, such as "http://127.0.0.1:8123/callback"', accepts: isRedirect },
};

/** The parameters of the authorization request that a login sets itself. */
const ownParameters = new Set(
  ['response_type', 'response_mode', 'client_id', 'redirect_uri', 'scope', 'state', 'nonce'].concat([
    'code_challenge',
    'code_challenge_method',
    'request',
    'request_uri',
  ]),
);

/** The key of a configuration in `logins`, by its path from the file. In an environment, `NAME@ENVIRONMENT` wins. */
function loginKeys(configPath: string, environment: string | undefined): string[] {
  return environment === undefined ? [configPath] : [`${configPath}@${environment}`, configPath];
}

/**
 * The login of a configuration in `logins` of a `.pagewright.json`; undefined if it has none. Throws a UserError for
 * anything unknown or unsafe: ignoring it would send credentials elsewhere.
 */
export function readLoginSettings(
  { shownAs, text }: SettingsFile,
  configPath: string,
  environment?: string,
): LoginSettings | undefined {
  const logins = sectionOf(text);
  const key = loginKeys(configPath, environment).find((each) => Object.hasOwn(logins, each));
  if (key === undefined) return undefined;
  const fault = faultOf(logins[key]);
  if (fault === undefined) return logins[key] as LoginSettings;
  throw new UserError('login.bad-settings', `"logins" in "${shownAs}" cannot be used for "${key}": ${fault}.`);
}

function sectionOf(text: string): Record<string, unknown> {
  try {
    const settings = parsePlain(strictJson(text));
    const logins = isRecord(settings) && Object.hasOwn(settings, 'logins') ? settings['logins'] : undefined;
    return isRecord(logins) ? logins : {};
  } catch {
    // The readers of the file's other settings report its mistakes.
    return {};
  }
}

function faultOf(login: unknown): string | undefined {
  if (!isRecord(login)) return 'it must be an object';
  for (const [name, value] of Object.entries(login)) {
    if (!isKey(name)) return `it has no "${name}"${meant(name)}`;
    if (!rules[name].accepts(value)) return `"${name}" must be ${rules[name].is}`;
  }
  const { issuer, authorizationEndpoint, tokenEndpoint, scope = '', parameters = {} } = login as LoginSettings;
  if (issuer === undefined && (authorizationEndpoint === undefined || tokenEndpoint === undefined))
    return 'it needs "issuer", or "authorizationEndpoint" and "tokenEndpoint"';
  // An ID token names its issuer.
  if (issuer === undefined && scope.split(/\s+/).includes('openid')) return 'the scope "openid" needs "issuer"';
  const taken = Object.keys(parameters).find((name) => ownParameters.has(name));
  if (taken !== undefined) return `the login itself sets the parameter "${taken}"`;
  const secret = Object.keys(parameters).find((name) => isCredentialName(name));
  if (secret !== undefined) return `the parameter "${secret}" is a secret, which this file must not have`;
  return undefined;
}

function isKey(name: string): name is Key {
  return Object.hasOwn(rules, name);
}

function meant(name: string): string {
  if (isCredentialName(name)) return ', because the file must not have a secret: set "#appSecret" instead';
  const nearest = closestName(name, Object.keys(rules));
  return nearest === undefined ? '' : `, but "${nearest}"`;
}

/** Whether an address is secure, or on this machine, and has neither credentials nor a fragment. */
function isSafeAddress(value: unknown): boolean {
  if (typeof value !== 'string' || !URL.canParse(value)) return false;
  const { protocol, username, password, hash } = new URL(value);
  if (username !== '' || password !== '' || hash !== '') return false;
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(value));
}

function isRedirect(value: unknown): boolean {
  if (typeof value !== 'string' || !URL.canParse(value)) return false;
  const { protocol, search, hash, username } = new URL(value);
  return protocol === 'http:' && isLoopback(value) && `${search}${hash}${username}` === '';
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value !== '';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
