import { fillTemplate } from '../../auth/fillTemplate.ts';
import type { OfferedAuthentication } from '../../auth/kinds/authenticationOffers.ts';
import { noAuthentication } from '../../auth/kinds/authenticationOffers.ts';
import { textField } from '../../json/readValues.ts';
import { isObject, type JsonValue } from '../../json/value.ts';
import type { ApiDescription } from '../apiDescription.ts';
import type { Endpoint } from '../evidence/endpoint.ts';
import type { Attributes } from './attributes.ts';
import { authenticationUse } from './authenticationUse.ts';
import { chooseAuthentications } from './chooseAuthentications.ts';
import type { DescribedKey } from './keyParams.ts';

type PlainObject = { [key: string]: JsonValue };

export interface WrittenAuthentication {
  api: PlainObject;
  /** The method for a person: `Bearer token`. */
  text: string;
  /** The reasons why the API may need more. */
  remarks: string[];
  /** The parameters that it sends with each request. */
  keys: readonly Pick<DescribedKey, 'in' | 'name'>[];
}

/**
 * The authentication that most of these endpoints use. The format has one for all jobs: of several ways, the simplest
 * (`docs/format/authentication.md`).
 */
export function writeAuthentication(
  description: Pick<ApiDescription, 'authentications' | 'operations'>,
  endpoints: readonly Endpoint[],
  attributes: Attributes,
): WrittenAuthentication {
  const operations = endpoints.length > 0 ? endpoints.map(({ operation }) => operation) : description.operations;
  const chosen = chooseAuthentications(description, operations);
  const keys = chosen.filter((each) => each.kind === 'key');
  const uses = chosen.map((each) => authenticationUse(each, keys.length > 1));
  const written: WrittenAuthentication = { api: {}, text: noAuthentication.label, remarks: [], keys };
  if (uses.length > 0) written.text = uses.map(({ offer }) => offer.label).join(' and ');
  for (const { offer, replies, remark } of uses) {
    if (remark !== undefined) written.remarks.push(remark);
    const added = fillTemplate(offer.api, replies);
    if (isOther(written.api['authentication'], added['authentication'])) {
      written.remarks.push(`A configuration has one authentication: "${offer.label}" is left out.`);
      continue;
    }
    written.api = merge(written.api, added);
    addAttributes(offer, replies, attributes);
  }
  return written;
}

/** Whether two types differ. Two of one type can be joined: both keys are in the query. */
function isOther(one: JsonValue | undefined, other: JsonValue | undefined): boolean {
  return isObject(one) && isObject(other) && textField(one, 'type') !== textField(other, 'type');
}

/** Adds the needed keys of `config`, with their questions. */
function addAttributes(
  { asks, config }: OfferedAuthentication,
  replies: ReadonlyMap<string, string>,
  attributes: Attributes,
) {
  for (const [key, value] of Object.entries(fillTemplate(config, replies))) {
    attributes.addKey(key, value, asks.find(({ name }) => name === key)?.prompt ?? key);
  }
}

/** Joins objects: two keys in headers are both sent. */
function merge(one: PlainObject, other: PlainObject): PlainObject {
  const joined: PlainObject = { ...one };
  for (const [key, value] of Object.entries(other)) {
    const known = joined[key];
    joined[key] = isPlainObject(known) && isPlainObject(value) ? merge(known, value) : value;
  }
  return joined;
}

function isPlainObject(value: JsonValue | undefined): value is PlainObject {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.getPrototypeOf(value) === Object.prototype
  );
}
