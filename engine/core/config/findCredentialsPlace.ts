import { childPointer } from '../childPointer.ts';
import { objectField } from '../json/readValues.ts';
import { getField, isObject, type JsonObject, keysOf } from '../json/value.ts';
import { isCommonName, isCredentialHeader, isCredentialName } from '../secrecy/credentialNames.ts';

/** The pointer of the authentication, else of the header or parameter of every request named like a credential. */
export function findCredentialsPlace(api: JsonObject): string | undefined {
  if (isObject(getField(api, 'authentication'))) return '/api/authentication';
  const http = objectField(api, 'http') ?? {};
  const headers = objectField(http, 'headers') ?? {};
  const params = objectField(objectField(http, 'defaultOptions') ?? {}, 'params') ?? {};
  const header = keysOf(headers).find(isCredentialHeader);
  if (header !== undefined) return childPointer('/api/http/headers', header);
  const param = keysOf(params).find((name) => isCredentialName(name) || isCommonName(name));
  return param && childPointer('/api/http/defaultOptions/params', param);
}
