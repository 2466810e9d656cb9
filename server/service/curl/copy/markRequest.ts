import { jsonText } from '@pagewright/core/json/jsonText';
import { parseJson } from '@pagewright/core/json/parseJson';
import { entriesOf, isList, isObject, type JsonValue, objectFrom } from '@pagewright/core/json/value';
import type { HttpRequest } from '@pagewright/core/request/httpRequest';
import { targetUrl } from '@pagewright/core/request/resolveEndpoint';
import { parseStrictQuery } from '@pagewright/core/request/strictQuery';
import { isCredential, isCredentialHeader } from '@pagewright/core/secrecy/credentialNames';
import { Refusal } from '../command/refusal.ts';
import type { CommandRequest } from './commandRequest.ts';
import type { Variables } from './variables.ts';

const scheme = /^[A-Za-z][\w-]* (?=\S)/;

/**
 * Combines two builds of a request with different stand-ins for the secrets. Parts that are equal except for the
 * stand-ins are sent unchanged; a value computed from a secret differs, and gets a separate variable. So does a
 * credential in plain text, recognized by its name.
 */
export function markRequest(first: HttpRequest, second: HttpRequest, variables: Variables): CommandRequest {
  const address = bare(first);
  if (variables.asFirst(bare(second)) !== address) throw differs();
  const headers = pairsOf(linesOf(first), linesOf(second)).map(([[name, value], [, other]]): [string, string] => [
    name,
    headerValue(name, value, other),
  ]);
  const user = headers.flatMap(([name, value]) => (/^authorization$/i.test(name) ? (basicUser(value) ?? []) : []))[0];
  return {
    method: first.method,
    address,
    query: encoded(first.target.query, second.target.query),
    user,
    headers: user === undefined ? headers : headers.filter(([name]) => !/^authorization$/i.test(name)),
    body: bodyOf(),
  };

  function headerValue(name: string, value: string, other: string): string {
    const basic = basicUser(value);
    if (basic !== undefined && variables.asFirst(basicUser(other) ?? '') === basic && variables.hasMark(basic))
      return value;
    const isSame = variables.asFirst(other) === value;
    const isOpen = isSame && !variables.hasMark(value) && isCredentialHeader(name);
    if (isSame && !isOpen) return value;
    const kept = scheme.exec(value)?.[0] ?? '';
    return kept + variables.mark(name, value.slice(kept.length), 'a');
  }

  function encoded(query: string, other: string): string[] {
    if (query === '' && other === '') return [];
    return pairsOf(query.split('&'), other.split('&')).map(([part, counterpart]) => {
      const [[name, value] = ['', null]] = parseStrictQuery(part);
      const isOpen = value !== null && !variables.hasMark(value) && isCredential(name, value);
      if (variables.asFirst(counterpart) === part && !isOpen) return part;
      return `${part.split('=')[0]}=${variables.mark(name, value ?? '', 'a')}`;
    });
  }

  function bodyOf(): string | undefined {
    if (first.body === undefined || second.body === undefined) return first.body;
    if (!/^[[{]/.test(first.body)) return encoded(first.body, second.body).join('&');
    return jsonText(markValue('', parseJson(first.body), parseJson(second.body)));
  }

  function markValue(name: string, value: JsonValue, other: JsonValue): JsonValue {
    if (isList(value) && isList(other)) return pairsOf(value, other).map(([one, two]) => markValue(name, one, two));
    if (isObject(value) && isObject(other)) {
      const fields = pairsOf(entriesOf(value), entriesOf(other));
      return objectFrom(fields.map(([[key, one], [, two]]) => [key, markValue(key, one, two)]));
    }
    if (typeof value !== 'string' || typeof other !== 'string') return value;
    const isOpen = !variables.hasMark(value) && isCredential(name, value);
    return variables.asFirst(other) === value && !isOpen ? value : variables.mark(name, value, 'a');
  }
}

function bare({ target }: HttpRequest): string {
  return targetUrl({ ...target, query: '' });
}

function linesOf({ headers }: HttpRequest): [name: string, value: string][] {
  return [...headers].flatMap(([name, value]) => [value].flat().map((line): [string, string] => [name, line]));
}

/** Pairs the elements of two lists, which must have the same length. */
function pairsOf<Item>(first: readonly Item[], second: readonly Item[]): [Item, Item][] {
  return first.map((item, index) => {
    const other = second[index];
    if (other === undefined || first.length !== second.length) throw differs();
    return [item, other];
  });
}

function differs(): Refusal {
  return new Refusal('What this job sends depends on its secrets in a way that shell variables cannot express.');
}

function basicUser(value: string): string | undefined {
  const text = /^Basic ([A-Za-z0-9+/]+=*)$/.exec(value)?.[1];
  const user = text === undefined ? '' : Buffer.from(text, 'base64').toString('utf8');
  return user.includes(':') && !user.includes('\ufffd') ? user : undefined;
}
