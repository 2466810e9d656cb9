import { isObject, type JsonObject, type JsonValue, objectFrom } from '../../json/value.ts';
import { isSendable } from '../../request/configuredHeaders.ts';
import type { DescribedOperation, DescribedParam } from '../apiDescription.ts';
import type { Endpoint } from '../evidence/endpoint.ts';
import type { FoundPaging } from '../evidence/evidence.ts';
import { readPageSizes } from '../evidence/pageSizes.ts';
import { findPagingParams } from '../evidence/pagingParams.ts';
import type { FieldFor } from '../parents/findFieldFor.ts';
import type { Attributes } from './attributes.ts';
import type { JobNode } from './jobTree.ts';
import { requiredHeaders } from './requiredHeaders.ts';
import { canSend } from './sendablePaging.ts';
import { knownText, sentValue, unknownValue } from './sentValue.ts';

export interface JobContext {
  attributes: Attributes;
  scrollerOf(paging: FoundPaging | undefined): string | undefined;
  nameOf(node: JobNode): string;
  /** The address of an endpoint below the base address. */
  addressOf(endpoint: Endpoint): string;
  /** The parameters that the authentication sends with each request. */
  keys: readonly { in: string; name: string }[];
  /** The headers of all jobs, by name, which the user fills in. */
  headers: Map<string, JsonValue>;
}

/** The job of an endpoint, with its children (`docs/format/configuration.md#10-jobs-and-children`). */
export function writeJob(node: JobNode, context: JobContext): JsonObject {
  const { endpoint, parent, children } = node;
  const { operation, paging } = endpoint;
  const params = paramsOf(node, context);
  const headers = headersOf(node, context);
  const scroller = context.scrollerOf(paging);
  return objectFrom([
    ['endpoint', endpointText(node, context)],
    ...(operation.method === 'GET' ? [] : [['method', methodOf(operation)] as [string, JsonValue]]),
    ...(params.length > 0 ? [['params', objectFrom(params)] as [string, JsonValue]] : []),
    ...(headers.length > 0 ? [['headers', objectFrom(headers)] as [string, JsonValue]] : []),
    ['dataType', context.nameOf(node)],
    ...dataFieldOf(node),
    ...(scroller === undefined ? [] : [['scroller', scroller] as [string, JsonValue]]),
    ...(parent ? [['placeholders', placeholdersOf(parent.fields)] as [string, JsonValue]] : []),
    ...(children.length > 0
      ? [['children', children.map((child) => writeJob(child, context))] as [string, JsonValue]]
      : []),
  ]);
}

function endpointText(node: JobNode, context: JobContext): string {
  const path = context
    .addressOf(node.endpoint)
    .replaceAll(/\{([^{}]+)\}/g, (_, name: string) => `{${placeholderName(node.parent?.inherited.get(name) ?? name)}}`);
  const query = queryOfPost(node, context).map(
    ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`,
  );
  return query.length === 0 ? path : `${path}${path.includes('?') ? '&' : '?'}${query.join('&')}`;
}

/** The known query of a POST, written into the endpoint because the params of a POST are its body. */
function queryOfPost({ endpoint: { operation } }: JobNode, { keys }: JobContext): [name: string, value: string][] {
  if (operation.method === 'GET') return [];
  return operation.params
    .filter((param) => param.in === 'query' && param.isRequired && !isAmong(keys, param))
    .map((param): [string, string] => [param.name, knownText(param)])
    .filter(([, value]) => value !== '');
}

/** The method of a job: a form is posted, but not as JSON. */
function methodOf({ method, sendsForm }: DescribedOperation): string {
  return sendsForm === true ? 'FORM' : method;
}

function placeholdersOf(fields: ReadonlyMap<string, FieldFor>): JsonObject {
  return objectFrom([...fields].map(([name, { path }]) => [placeholderName(name), path]));
}

/** The name of a placeholder; a number and a colon before it would mean a level. */
function placeholderName(name: string): string {
  return name.replaceAll(':', '_');
}

/** The path of the records: the whole response for a detail, nothing for a list that is the response. */
function dataFieldOf({ endpoint: { records } }: JobNode): [string, JsonValue][] {
  if (records === undefined) return [['dataField', '.']];
  const { keys } = records;
  if (keys.length === 0) return [];
  if (!keys.some((key) => key.includes('.'))) return [['dataField', keys.join('.')]];
  const delimiter = ['/', '|', '>', '~'].find((each) => !keys.some((key) => key.includes(each))) ?? '\n';
  return [['dataField', { path: keys.join(delimiter), delimiter }]];
}

/** The parameters that the API requires, the maximum page size, and those of the paging. */
function paramsOf(node: JobNode, context: JobContext): [string, JsonValue][] {
  const { operation, paging } = node.endpoint;
  const { attributes, keys } = context;
  const place = operation.method === 'GET' ? ['query'] : ['query', 'body'];
  const own = new Map<string, JsonValue>();
  const isSet = paramsOfPaging(paging);
  const inEndpoint = new Set(queryOfPost(node, context).map(([name]) => name));
  for (const param of operation.params.filter((each) => each.isRequired && place.includes(each.in)))
    if (!isSet.has(param.name) && !isAmong(keys, param) && !(param.in === 'query' && inEndpoint.has(param.name)))
      own.set(param.name, sentValue(param, attributes));
  const { size } = findPagingParams(operation);
  const largest = size && readPageSizes(size.param).largest;
  // The maximum applies without paging, too: then it is the number of records that can be read.
  if (size && largest !== undefined && !isSet.has(size.param.name) && canSend(operation, size.param.name))
    own.set(size.param.name, largest);
  for (const [name, value] of Object.entries(paging?.params ?? {})) own.set(name, value);
  return [...own];
}

/** The parameters that the paging sends itself. */
function paramsOfPaging(paging: FoundPaging | undefined): ReadonlySet<string> {
  const clue = paging?.clue;
  if (clue === undefined || clue.kind === 'address') return new Set();
  const size = 'size' in clue ? clue.size?.param : undefined;
  return new Set([clue.param, ...(size === undefined ? [] : [size])]);
}

/** The headers that the API requires, without those of the authentication and of the engine. */
function headersOf({ endpoint: { operation } }: JobNode, context: JobContext): [string, JsonValue][] {
  return requiredHeaders(operation)
    .filter(
      (param) => !/^(accept|content-type|authorization|user-agent)$/i.test(param.name) && !isAmong(context.keys, param),
    )
    .flatMap((param) => headerOf(param, context));
}

/** A required header. The headers of a job cannot refer to an attribute, those of all jobs can. */
function headerOf(param: DescribedParam, { attributes, headers }: JobContext): [string, JsonValue][] {
  const known = sentValue(param, attributes);
  // A value with a line break can only be a mistake: the user knows the right one.
  const value = isObject(known) || isSendable(param.name, String(known)) ? known : unknownValue(param, attributes);
  if (!isObject(value)) return [[param.name, String(value)]];
  headers.set(param.name, value);
  return [];
}

function isAmong(keys: JobContext['keys'], param: DescribedParam): boolean {
  const name = param.name.toLowerCase();
  return keys.some((key) => key.in === param.in && key.name.toLowerCase() === name);
}
