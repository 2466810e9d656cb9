import { findAuthenticationKind } from '../auth/kinds/authenticationKinds.ts';
import type { ConfigDocument } from '../document/configDocument.ts';
import { objectField, textField } from '../json/readValues.ts';
import { isObject, type JsonObject, keysOf } from '../json/value.ts';

const place = ['authorization', 'oauth_api', 'credentials'];

/** Credentials to fill in. The application key, no secret itself, equals one here, so that it is masked. */
const toFill = { '#data': '', appKey: '__app__', '#appSecret': '__app__' };

/** A configuration with credentials to fill in, if its authentication reads those that the platform adds. */
export function withOauthCredentials(document: ConfigDocument): ConfigDocument {
  const { value } = document;
  if (!isObject(value) || !readsCredentials(value)) return document;
  return keysOf(writtenCredentials(value)).length > 0 ? document : withCredentials(document, toFill);
}

/** The credentials that a configuration has, with those keys only. */
export function writtenCredentials(document: JsonObject): JsonObject {
  return place.reduce<JsonObject>((object, key) => objectField(object, key) ?? {}, document);
}

/** A configuration with these credentials instead of those that it has. */
export function withCredentials(document: ConfigDocument, credentials: JsonObject): ConfigDocument {
  if (!isObject(document.value)) return document;
  const path = place.slice(0, depthOf(document.value) + 1);
  const inner = place.slice(path.length).reduceRight<JsonObject>((object, key) => ({ [key]: object }), credentials);
  return document.with([{ path, value: inner, adds: true }]);
}

function readsCredentials(document: JsonObject): boolean {
  const parameters = objectField(document, 'parameters') ?? document;
  const authentication = objectField(objectField(parameters, 'api') ?? {}, 'authentication') ?? {};
  return findAuthenticationKind(textField(authentication, 'type'))?.oauth !== undefined;
}

/** The number of objects around the credentials that exist. */
function depthOf(document: JsonObject): number {
  const [outer = '', inner = ''] = place;
  const around = objectField(document, outer);
  if (around === undefined) return 0;
  return objectField(around, inner) === undefined ? 1 : 2;
}
