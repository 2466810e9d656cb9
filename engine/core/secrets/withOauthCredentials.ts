import { findAuthenticationKind } from '../auth/kinds/authenticationKinds.ts';
import type { ConfigDocument } from '../document/configDocument.ts';
import { objectField, textField } from '../json/readValues.ts';
import { isObject, type JsonObject, keysOf } from '../json/value.ts';

const place = ['authorization', 'oauth_api', 'credentials'];

/** Credentials to fill in. The application key, no secret itself, equals one here, so that it is masked. */
const credentials = { '#data': '', appKey: '__app__', '#appSecret': '__app__' };

/** A configuration with credentials to fill in, if its authentication reads those that the platform adds. */
export function withOauthCredentials(document: ConfigDocument): ConfigDocument {
  const { value } = document;
  if (!isObject(value) || !readsCredentials(value)) return document;
  const written = place.reduce<JsonObject>((object, key) => objectField(object, key) ?? {}, value);
  if (keysOf(written).length > 0) return document;
  const path = place.slice(0, depthOf(value) + 1);
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
