import type { Template, TemplateValue } from '../../auth/authenticationKind.ts';
import {
  bearerToken,
  keyInHeader,
  noAuthentication,
  type OfferedAuthentication,
  offersOf,
} from '../../auth/authenticationOffers.ts';
import { fillTemplate } from '../../auth/fillTemplate.ts';
import { basic } from '../../auth/kinds/basic.ts';
import { login } from '../../auth/kinds/login.ts';
import { query } from '../../auth/kinds/query.ts';
import { textField } from '../../json/readValues.ts';
import { isObject, type JsonValue } from '../../json/value.ts';
import type { ApiDescription, DescribedAuthentication, DescribedOperation } from '../apiDescription.ts';
import { quoted } from '../evidence/words.ts';
import type { Attributes } from './attributes.ts';
import type { Endpoint } from './endpoint.ts';
import { type DescribedKey, findKeyParams } from './keyParams.ts';

/** The authentication of a configuration. */
export interface WrittenAuthentication {
  /** Keys of `api`. */
  api: { [key: string]: JsonValue };
  /** In words: `Bearer token`. */
  text: string;
  /** Why it may not be all that the API needs. */
  remarks: string[];
  /** The parameters that it sends with each request. */
  keys: readonly Pick<DescribedKey, 'in' | 'name'>[];
}

interface Use {
  offer: OfferedAuthentication;
  replies: ReadonlyMap<string, string>;
  remark?: string;
}

/** Those that need the least of a person first. */
const preference: readonly DescribedAuthentication['kind'][] = [
  'bearer',
  'key',
  'basic',
  'clientCredentials',
  'oauth',
  'other',
];

/**
 * The authentication that most of these endpoints take. A format with one authentication for all jobs cannot have two:
 * of several ways, the simplest (`docs/format/authentication.md`).
 */
export function writeAuthentication(
  description: Pick<ApiDescription, 'authentications' | 'operations'>,
  endpoints: readonly Endpoint[],
  attributes: Attributes,
): WrittenAuthentication {
  const operations = endpoints.length > 0 ? endpoints.map(({ operation }) => operation) : description.operations;
  const chosen = chooseAuthentications(description, operations);
  const keys = chosen.filter((each) => each.kind === 'key');
  const uses = chosen.map((each) => useOf(each, keys.length > 1));
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

/** Two of the same type are one: both keys are in the query. */
function isOther(one: JsonValue | undefined, other: JsonValue | undefined): boolean {
  return isObject(one) && isObject(other) && textField(one, 'type') !== textField(other, 'type');
}

/** Those of the way that most take; otherwise keys that are described as parameters. */
function chooseAuthentications(
  description: Pick<ApiDescription, 'authentications' | 'operations'>,
  operations: readonly DescribedOperation[],
): DescribedAuthentication[] {
  const found = chooseWay(description, operations).flatMap((name) => {
    const authentication = description.authentications.get(name);
    return authentication === undefined ? [] : [withName(authentication, name)];
  });
  const keys = found.every(({ kind }) => kind === 'other') ? findKeyParams(operations) : [];
  return keys.length > 0 ? keys : found;
}

/** The name of a scheme may say what the key is: `bearerAuth`. */
function withName(authentication: DescribedAuthentication, name: string): DescribedAuthentication {
  if (authentication.kind !== 'key') return authentication;
  return { ...authentication, description: `${name} ${authentication.description}` };
}

/** The names of the ways that are needed together; none where the endpoints are open to everyone. */
function chooseWay(
  { authentications, operations: all }: Pick<ApiDescription, 'authentications' | 'operations'>,
  operations: readonly DescribedOperation[],
): readonly string[] {
  const isSaid = all.some(({ security }) => security.length > 0);
  const ways = operations.flatMap(({ security }) =>
    isSaid ? security : [...authentications.keys()].map((name) => [name]),
  );
  const counted = new Map<string, { names: readonly string[]; count: number }>();
  for (const names of ways.filter((each) => each.length > 0)) {
    const key = names.join('\n');
    counted.set(key, { names, count: (counted.get(key)?.count ?? 0) + 1 });
  }
  const rank = (names: readonly string[]) =>
    Math.max(...names.map((name) => preference.indexOf(authentications.get(name)?.kind ?? 'other')));
  const [best] = [...counted.values()].toSorted(
    (one, other) =>
      other.count - one.count || rank(one.names) - rank(other.names) || one.names.length - other.names.length,
  );
  return best?.names ?? [];
}

function useOf(described: DescribedAuthentication, isOneOfMany: boolean): Use {
  switch (described.kind) {
    case 'basic':
      return offered(renamed(offersOf(basic)[0], 'username', '#username'));
    case 'bearer':
      return offered(bearerToken);
    case 'key':
      return keyUse(described, isOneOfMany);
    case 'clientCredentials':
      return offered(offersOf(login)[0], [['login', described.tokenUrl]]);
    case 'oauth':
      return { ...offered(bearerToken), remark: needsToken(described) };
    case 'other':
      return { offer: noAuthentication, replies: new Map(), remark: `Pagewright does not do "${described.what}".` };
  }
}

/** A token that somebody got elsewhere travels as a bearer token. */
function needsToken({ flows, description }: Extract<DescribedAuthentication, { kind: 'oauth' }>): string {
  const how = flows.length === 0 ? 'a log in with OpenID Connect' : `OAuth 2 (${flows.join(', ')})`;
  const told = description === '' ? '' : ` ${quoted(description)}`;
  return `The API asks for ${how}. Get a token as its documentation says, and set it as "#token".${told}`;
}

/** Some documents write a bearer token as a key in the header "Authorization". */
function keyUse({ in: place, name, description }: DescribedKey, isOneOfMany: boolean): Use {
  const isHeader = place === 'header';
  if (isHeader && name.toLowerCase() === 'authorization' && /bearer|jwt/i.test(description))
    return offered(bearerToken);
  const offer = isHeader ? keyInHeader : offersOf(query)[0];
  const named = isOneOfMany ? renamed(offer, '#apiKey', `#${name.replaceAll(/\W+/g, '_')}`) : offer;
  return offered(named, [[isHeader ? 'header' : 'param', name]]);
}

/**
 * An offer with another key of `config`: two keys are two secrets, each called like its parameter, and a username that
 * is not known yet is kept like one.
 */
function renamed(offer: OfferedAuthentication = noAuthentication, from: string, to: string): OfferedAuthentication {
  const rename = (text: string) => (text === from ? to : text);
  const renameIn = (template: Template): Template =>
    Object.fromEntries(
      Object.entries(template).map(([name, value]) => [
        rename(name),
        typeof value === 'string' ? rename(value) : isTemplate(value) ? renameIn(value) : value,
      ]),
    );
  const asks = offer.asks.map((question) => ({ ...question, name: rename(question.name) }));
  return { ...offer, asks, api: renameIn(offer.api), config: renameIn(offer.config) };
}

function isTemplate(value: TemplateValue): value is Template {
  return typeof value === 'object' && !Array.isArray(value);
}

/** What the document does not know is empty. */
function offered(offer: OfferedAuthentication = noAuthentication, known: [string, string][] = []): Use {
  const replies = new Map(known);
  for (const { name } of offer.asks) if (!replies.has(name)) replies.set(name, '');
  return { offer, replies };
}

/** The keys of `config` that it needs, with the questions that ask for them. */
function addAttributes(
  { asks, config }: OfferedAuthentication,
  replies: ReadonlyMap<string, string>,
  attributes: Attributes,
) {
  for (const [key, value] of Object.entries(fillTemplate(config, replies))) {
    attributes.addKey(key, value, asks.find(({ name }) => name === key)?.prompt ?? key);
  }
}

/** Objects are joined: two keys in headers are both sent. */
function merge(one: { [key: string]: JsonValue }, other: Template | { [key: string]: JsonValue }) {
  const joined: { [key: string]: JsonValue } = { ...one };
  for (const [key, value] of Object.entries(other as { [key: string]: JsonValue })) {
    const known = joined[key];
    joined[key] = isPlainObject(known) && isPlainObject(value) ? merge(known, value) : value;
  }
  return joined;
}

function isPlainObject(value: JsonValue | undefined): value is { [key: string]: JsonValue } {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.getPrototypeOf(value) === Object.prototype
  );
}
