import { findAuthenticationKind } from '../auth/authenticationKinds.ts';
import { fieldsAt } from '../json/fieldsAt.ts';
import { jsonIn } from '../json/jsonIn.ts';
import { objectField, textField } from '../json/readValues.ts';
import { isObject, type JsonObject, keysOf } from '../json/value.ts';

const place = ['authorization', 'oauth_api', 'credentials'];

/** The key of the application is no secret of its own. Equal to one, it is masked as one. */
const credentials = { '#data': '', appKey: '__app__', '#appSecret': '__app__' };

/** A configuration's text with credentials to fill in, where the platform adds those that its authentication reads. */
export function withOauthCredentials(text: string): string {
  const document = jsonIn(text);
  if (!isObject(document) || !readsCredentials(document)) return text;
  const written = place.reduce<JsonObject>((object, key) => objectField(object, key) ?? {}, document);
  return keysOf(written).length > 0 ? text : setAt(text, 0, place);
}

function readsCredentials(document: JsonObject): boolean {
  const parameters = objectField(document, 'parameters') ?? document;
  const authentication = objectField(objectField(parameters, 'api') ?? {}, 'authentication') ?? {};
  return findAuthenticationKind(textField(authentication, 'type'))?.oauth !== undefined;
}

/** Sets the credentials at a path below the object at a position. Everything else stays as written. */
function setAt(text: string, position: number, [key = '', ...rest]: readonly string[]): string {
  const object = fieldsAt(text, position);
  const known = object?.fields.get(key)?.value;
  if (object === undefined) return text;
  if (known !== undefined && rest.length > 0 && text[known.start] === '{') return setAt(text, known.start, rest);
  const json = JSON.stringify(rest.reduceRight<object>((inner, name) => ({ [name]: inner }), credentials));
  if (known !== undefined) return text.slice(0, known.start) + json + text.slice(known.end);
  const property = `${JSON.stringify(key)}: ${json}${object.fields.size === 0 ? '' : ', '}`;
  return text.slice(0, object.inside) + property + text.slice(object.inside);
}
