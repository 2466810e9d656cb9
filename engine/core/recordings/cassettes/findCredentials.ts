import { credentialsOf } from '../../descriptions/recorded/credentialsOf.ts';
import type { SentBody } from '../../descriptions/recorded/exchange.ts';
import { secretsInEachPath } from '../../descriptions/recorded/pathSecrets.ts';
import { readSentText } from '../../descriptions/recorded/readSentText.ts';
import { jsonIn } from '../../json/jsonIn.ts';
import { textOf } from '../../json/textOf.ts';
import { entriesOf, isList, isObject, type JsonValue, objectFrom } from '../../json/value.ts';
import { parseStrictQuery, queryOf } from '../../request/strictQuery.ts';
import { isPlaceholder } from '../../secrecy/recorded/placeholder.ts';
import type { ConfigOfRun } from './configOfRun.ts';
import type { ForeignExchange } from './foreignRecording.ts';
import { FoundCredentials } from './foundCredentials.ts';
import { redaction } from './redactions.ts';

type IsCredentialField = (name: string, value: string) => boolean;

/**
 * The values of the credentials in a recording, for each exchange, which may be repeated elsewhere: those of headers and
 * parameters, of paths, and of fields in responses. Values that jobs page by are none, and neither is what the
 * configuration has in plain text in a path.
 */
export function findCredentials(
  exchanges: readonly ForeignExchange[],
  { text, pagedBy, plainParams }: ConfigOfRun,
  isCredentialField: IsCredentialField,
): FoundCredentials {
  const plain = new Set<string>([redaction]);
  const bodies = exchanges.map(bodyOf);
  const inPaths = secretsInEachPath(
    exchanges.map(({ url }, index) => ({ url, response: { headers: [], body: bodies[index] ?? null, size: 0 } })),
  );
  const found = exchanges.map((exchange, index) => {
    const query = parseStrictQuery(queryOf(exchange.url)).map(([name, value]): [string, string] => [name, value ?? '']);
    for (const [name, value] of query) if (pagedBy.has(name)) plain.add(value);
    const inPath = (inPaths[index] ?? []).filter((value) => !text.includes(value));
    const values = new Set([...inPath, ...sentCredentials(exchange, query, plainParams)]);
    addFields(bodies[index], isCredentialField, values);
    return [...values];
  });
  return new FoundCredentials(
    found.map((values) => values.filter((value) => !plain.has(value) && !isPlaceholder(value))),
  );
}

function sentCredentials(
  { method, url, requestHeaders, sent = '', headers }: ForeignExchange,
  query: readonly [string, string][],
  plainParams: ReadonlySet<string>,
): string[] {
  return credentialsOf({
    pointer: '',
    method,
    url,
    query: query.filter(([name]) => !plainParams.has(name)),
    headers: requestHeaders,
    body: withoutFields(readSentText(sent, ''), plainParams),
    response: { headers: [...headers], body: null, size: 0 },
  });
}

function withoutFields({ value, ...body }: SentBody, names: ReadonlySet<string>): SentBody {
  return value === undefined
    ? body
    : { ...body, value: objectFrom(entriesOf(value).filter(([name]) => !names.has(name))) };
}

function bodyOf({ body: { text, isBase64 } }: ForeignExchange): JsonValue | undefined {
  const json = isBase64 ? Buffer.from(text, 'base64').toString('utf8') : text;
  return /^\s*[[{]/.test(json) ? jsonIn(json) : undefined;
}

function addFields(value: JsonValue | undefined, isCredentialField: IsCredentialField, found: Set<string>): void {
  if (isList(value)) for (const item of value) addFields(item, isCredentialField, found);
  if (!isObject(value)) return;
  for (const [key, field] of entriesOf(value)) {
    const text = isList(field) || isObject(field) ? undefined : textOf(field);
    if (text === undefined) addFields(field, isCredentialField, found);
    else if (typeof field !== 'boolean' && isCredentialField(key, text)) found.add(text);
  }
}
