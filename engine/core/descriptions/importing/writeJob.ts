import { entriesOf, isList, isObject, type JsonObject, type JsonValue, objectFrom } from '../../json/value.ts';
import { isCommonName, isCredentialName } from '../../secrecy/credentialNames.ts';
import type { DescribedParam } from '../apiDescription.ts';
import type { FoundPaging } from '../evidence/evidence.ts';
import { readPageSizes } from '../evidence/pageSizes.ts';
import { findPagingParams } from '../evidence/pagingParams.ts';
import { quoted } from '../evidence/words.ts';
import type { FieldFor } from '../parents/findFieldFor.ts';
import type { Attributes } from './attributes.ts';
import type { JobNode } from './jobTree.ts';

/** What all jobs of a configuration share. */
export interface JobContext {
  attributes: Attributes;
  scrollerOf(paging: FoundPaging | undefined): string | undefined;
  nameOf(node: JobNode): string;
  /** What the authentication sends with each request. */
  keys: readonly { in: string; name: string }[];
  /** The headers that all jobs get, by name: what the user fills in. */
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
    ['endpoint', endpointText(node)],
    ...(operation.method === 'GET' ? [] : [['method', operation.method] as [string, JsonValue]]),
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

/** Below the base address; a colon would be read as a scheme (`docs/format/pagination.md#3-building-the-url`). */
function endpointText({ endpoint: { operation, segments }, parent }: JobNode): string {
  const path =
    segments.join('/').replace(/#.*$/s, '') + (operation.path.endsWith('/') && segments.length > 0 ? '/' : '');
  const renamed = path.replaceAll(
    /\{([^{}]+)\}/g,
    (_, name: string) => `{${placeholderName(parent?.inherited.get(name) ?? name)}}`,
  );
  const server = operation.servers[0]?.url;
  if (server !== undefined && /^https?:/i.test(server)) return `${server.replace(/\/$/, '')}/${renamed}`;
  return renamed === '' || renamed.split('/')[0]?.includes(':') ? `./${renamed}` : renamed;
}

function placeholdersOf(fields: ReadonlyMap<string, FieldFor>): JsonObject {
  return objectFrom([...fields].map(([name, { path }]) => [placeholderName(name), path]));
}

/** A number and a colon before a name would say which level it is from. */
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

/** The parameters that the API requires, the largest page, and what the paging needs. */
function paramsOf(
  { endpoint: { operation, paging } }: JobNode,
  { attributes, keys }: JobContext,
): [string, JsonValue][] {
  const place = operation.method === 'GET' ? ['query'] : ['query', 'body'];
  const own = new Map<string, JsonValue>();
  const isSet = paramsOfPaging(paging);
  for (const param of operation.params.filter((each) => each.isRequired && place.includes(each.in)))
    if (!isSet.has(param.name) && !isAmong(keys, param)) own.set(param.name, sentValue(param, attributes));
  const { size } = findPagingParams(operation);
  const largest = size && readPageSizes(size.param).largest;
  // Also where no paging is described: then it is as many records as there are to get.
  if (size && largest !== undefined && !isSet.has(size.param.name)) own.set(size.param.name, largest);
  for (const [name, value] of Object.entries(paging?.params ?? {})) own.set(name, value);
  return [...own];
}

/** What the paging sends itself. */
function paramsOfPaging(paging: FoundPaging | undefined): ReadonlySet<string> {
  const clue = paging?.clue;
  if (clue === undefined || clue.kind === 'address') return new Set();
  const size = 'size' in clue ? clue.size?.param : undefined;
  return new Set([clue.param, ...(size === undefined ? [] : [size])]);
}

/** The headers that the API requires, beside those of the authentication and those that the engine sends itself. */
function headersOf({ endpoint: { operation } }: JobNode, context: JobContext): [string, JsonValue][] {
  const required = operation.params.filter(({ in: place, isRequired }) => place === 'header' && isRequired);
  return required
    .filter(
      (param) => !/^(accept|content-type|authorization|user-agent)$/i.test(param.name) && !isAmong(context.keys, param),
    )
    .flatMap((param) => headerOf(param, context));
}

/** The headers of a job cannot refer to an attribute, those of all jobs can. */
function headerOf(param: DescribedParam, { attributes, headers }: JobContext): [string, JsonValue][] {
  const value = sentValue(param, attributes);
  if (!isObject(value)) return [[param.name, String(value)]];
  headers.set(param.name, value);
  return [];
}

function isAmong(keys: JobContext['keys'], param: DescribedParam): boolean {
  const name = param.name.toLowerCase();
  return keys.some((key) => key.in === param.in && key.name.toLowerCase() === name);
}

/** The value that the document knows; otherwise an attribute for the user to fill in. */
function sentValue(param: DescribedParam, attributes: Attributes): JsonValue {
  const known = knownValue(param);
  const isCommon = isCommonName(param.name);
  if (known !== undefined && !isCredentialName(param.name) && !isCommon) return known;
  const name = isCredentialName(param.name) || isCommon ? `#${param.name}` : param.name;
  const prompt = param.description === '' ? `Parameter ${param.name}` : quoted(param.description);
  return { attr: attributes.add(name, '', prompt) };
}

function knownValue({ schema, in: place }: DescribedParam): JsonValue | undefined {
  const values = [...schema.examples, ...(schema.default === undefined ? [] : [schema.default]), ...schema.enum];
  return values.find((value) => (place === 'body' ? isData(value) : isText(value)));
}

function isText(value: JsonValue): boolean {
  return !isObject(value) && !isList(value) && value !== null && value !== '';
}

/** Whether a run would send a value of a body as it is: some objects are functions or references. */
function isData(value: JsonValue): boolean {
  if (isList(value)) return value.every(isData);
  if (!isObject(value)) return isText(value);
  return entriesOf(value).every(([key, field]) => !/^(function|attr|time)$/.test(key) && isData(field));
}
