import { UserError } from '../errors.ts';
import { JsonSyntaxError } from '../json/jsonSyntaxError.ts';
import { parseJson } from '../json/parseJson.ts';
import { textField } from '../json/readValues.ts';
import { getField, isList, isObject, type JsonList, type JsonObject } from '../json/value.ts';
import { lackedText } from '../text/credentialText.ts';
import type { AuthenticationSetup } from './authentication.ts';
import type { OauthKey, OauthUse } from './authenticationKind.ts';

/** `authorization.oauth_api.credentials` (`docs/format/configuration.md#12-authorization`). */
interface OauthCredentials {
  data: string;
  appKey: string;
  appSecret: string;
}

const pointer = '/authorization/oauth_api/credentials';

/**
 * Reads the credentials that the platform adds for a run. Throws a UserError that names a missing one; only required
 * ones must not be empty (`docs/format/configuration.md#12-authorization`).
 */
export function oauthCredentials({ credentials }: AuthenticationSetup, { required }: OauthUse): OauthCredentials {
  if (credentials === undefined) {
    const message = `This authentication needs "authorization.oauth_api.credentials" next to "parameters".`;
    throw new UserError('authentication.missing-credential', message, { pointer: '/authorization' });
  }
  const read = (key: OauthKey): string => {
    const value = getField(credentials, key);
    const text = typeof value === 'object' ? undefined : textField(credentials, key);
    if (text !== undefined) return text;
    if (!required.includes(key)) return '';
    const message =
      value === undefined || value === null || value === ''
        ? lackedText('This authentication needs', key, { isThere: value !== undefined, place: 'the OAuth credentials' })
        : `"${key}" of the OAuth credentials must be a text.`;
    throw new UserError('authentication.missing-credential', message, { pointer });
  };
  return { data: read('#data'), appKey: read('appKey'), appSecret: read('#appSecret') };
}

/** Parses the JSON in `#data`. Throws a UserError if it is not an object or a list. */
export function readData(text: string): JsonObject | JsonList {
  const value = parseData(text);
  if (isObject(value) || isList(value)) return value;
  throw badData('must be the text of a JSON object');
}

function parseData(text: string) {
  try {
    return parseJson(text);
  } catch (error) {
    if (error instanceof JsonSyntaxError) throw badData('is not valid JSON');
    throw error;
  }
}

/** A UserError about the text in `#data`, without quoting any of it. */
export function badData(what: string): UserError {
  return new UserError('authentication.bad-data', `The OAuth credentials' "#data" ${what}.`, {
    pointer: `${pointer}/#data`,
  });
}
