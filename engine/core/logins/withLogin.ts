import { findAuthenticationKind } from '../auth/kinds/authenticationKinds.ts';
import type { TokenResponse } from '../auth/tokenResponse.ts';
import type { ConfigDocument } from '../document/configDocument.ts';
import { objectField, textField } from '../json/readValues.ts';
import { entriesOf, getField, hasField, isObject, type JsonObject, objectFrom } from '../json/value.ts';
import { isEncrypted } from '../secrets/isEncrypted.ts';
import { withCredentials, writtenCredentials } from '../secrets/withOauthCredentials.ts';

/** The part of a login in the browser that a run has. Plain data. */
export interface RunLogin {
  tokens: TokenResponse;
  /** The endpoint that gave the tokens. */
  tokenEndpoint: string;
  clientId: string;
  clientSecret?: string | undefined;
}

/** Gets tokens in place of those that have expired, or of the access token that the API `rejected`. */
export type RenewTokens = (rejected: string | undefined, signal: AbortSignal) => Promise<TokenResponse>;

/** The authentication of a configuration, if it takes the tokens of a login in the browser. */
export function findLoginUse({
  value,
}: Pick<ConfigDocument, 'value'>): { dataOf(tokens: TokenResponse): string } | undefined {
  if (!isObject(value)) return undefined;
  const parameters = objectField(value, 'parameters') ?? value;
  const options = objectField(objectField(parameters, 'api') ?? {}, 'authentication') ?? {};
  const dataOf = findAuthenticationKind(textField(options, 'type'))?.oauth?.dataOf;
  return dataOf && { dataOf: (tokens) => dataOf(tokens, options) };
}

/** A configuration with a place for the client secret, which a login in the browser may need. */
export function withClientPlaces(document: ConfigDocument): ConfigDocument {
  if (findLoginUse(document) === undefined || !isObject(document.value)) return document;
  const written = writtenCredentials(document.value);
  return hasField(written, '#appSecret')
    ? document
    : withCredentials(document, objectFrom([...entriesOf(written), ['#appSecret', '']]));
}

/** The client that a configuration itself names; a value that only the platform can read counts as absent. */
export function clientIn({ value }: Pick<ConfigDocument, 'value'>): { clientId?: string; clientSecret?: string } {
  const written = isObject(value) ? writtenCredentials(value) : {};
  const [clientId, clientSecret] = ['appKey', '#appSecret'].map((key) => readable(written, key));
  return { ...(clientId !== undefined && { clientId }), ...(clientSecret !== undefined && { clientSecret }) };
}

/** A configuration with the tokens of a login as the credentials that the platform adds, if it takes them. */
export function withLogin(document: ConfigDocument, login: RunLogin | undefined): ConfigDocument {
  const use = findLoginUse(document);
  if (login === undefined || use === undefined || !isObject(document.value)) return document;
  const { tokens, clientId, clientSecret } = login;
  const written = writtenCredentials(document.value);
  const filled: JsonObject = {
    '#data': use.dataOf(tokens),
    appKey: readable(written, 'appKey') ?? clientId,
    // The format asks for the key, also where the client has no secret.
    '#appSecret': clientSecret ?? getField(written, '#appSecret') ?? '',
  };
  const kept = entriesOf(written).filter(([key]) => !Object.hasOwn(filled, key));
  return withCredentials(document, objectFrom([...entriesOf(filled), ...kept]));
}

function readable(credentials: JsonObject, key: string): string | undefined {
  const text = textField(credentials, key);
  return text === undefined || isEncrypted(text) ? undefined : text;
}
