import { isSecretParam } from '@pagewright/core/descriptions/recorded/secretFields';
import { textOf } from '@pagewright/core/json/textOf';
import { entriesOf, isObject, type JsonValue } from '@pagewright/core/json/value';
import { canBeParams, type QueryPart, queryParts } from '@pagewright/core/request/queryParts';
import type { Draft } from './draft.ts';
import { computedText } from './templateText.ts';

/** The parameters of a request in the form of a job. */
export interface TakenParams {
  params: [name: string, value: JsonValue][];
  /** The remaining query of the endpoint, as written. */
  query: string;
}

/**
 * Puts the parameters of a command in their places: those of the query into the job's `params`, unless a job cannot
 * send them that way; keys and tokens into secret keys, those of a query into the authentication of a new
 * configuration.
 */
export function takeParams(draft: Draft): TakenParams {
  const { request } = draft;
  const parts = queryParts(request.query).filter((part) => !isShared(draft, part));
  const isGet = request.method === 'GET';
  const isPlain = isGet && canBeParams(parts);
  const kept = parts.filter((part) => !takeForAuthentication(draft, part));
  const inBody = entriesOf(request.params).map(([name, value]) => withSecret(draft, name, value));
  if (isPlain) return { params: kept.map(({ name, value }) => withSecret(draft, name, value ?? '')), query: '' };
  remarkOnPlainSight(draft, kept);
  return { params: inBody, query: kept.map(({ written }) => written).join('&') };
}

/** Whether every request of the configuration already has this parameter. */
function isShared({ existing, isSameHost, remarks }: Draft, { name, value }: QueryPart): boolean {
  if (!isSameHost || !existing?.sharedParams.has(name) || !isSecretParam(name, value ?? '')) return false;
  remarks.push(`"${name}" is left out: the configuration has its own.`);
  return true;
}

/** Puts a credential of the query into the authentication, which all jobs of a new configuration share. */
function takeForAuthentication(draft: Draft, { name, value }: QueryPart): boolean {
  const { existing, authentication, attributes, sharedParams } = draft;
  const isOne = value !== null && isSecretParam(name, value);
  if (!isOne || existing !== undefined || authentication !== undefined) return false;
  sharedParams.push([name, attributes.secret(name, value)]);
  return true;
}

function withSecret({ attributes }: Draft, name: string, value: JsonValue): [string, JsonValue] {
  const text = isObject(value) ? undefined : textOf(value);
  const isSecret = text !== undefined && isSecretParam(name, text);
  if (isSecret) return [name, attributes.secret(name, text)];
  return [name, typeof value === 'string' ? computedText(value, attributes) : value];
}

function remarkOnPlainSight({ remarks }: Draft, parts: readonly QueryPart[]): void {
  for (const { name, value } of parts) {
    if (!isSecretParam(name, value ?? '')) continue;
    remarks.push(`"${name}" stays in "endpoint", where everyone sees it: move it to "api.authentication".`);
  }
}
