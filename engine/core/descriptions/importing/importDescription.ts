import { fileText } from '../../json/layOut.ts';
import { objectField } from '../../json/readValues.ts';
import { entriesOf, isObject, type JsonObject, type JsonValue, objectFrom } from '../../json/value.ts';
import type { ApiDescription, DescribedParam } from '../apiDescription.ts';
import { type Endpoint, paramsIn } from '../evidence/endpoint.ts';
import type { ImportedConfiguration, ImportOptions } from '../imported.ts';
import { addressBelow, pagingBelow } from './addressBelow.ts';
import { Attributes } from './attributes.ts';
import { JobNames } from './jobNames.ts';
import { type JobNode, nodesOf } from './jobTree.ts';
import { planJobs } from './planJobs.ts';
import { reportOf } from './reportOf.ts';
import { unsendableHeaders } from './requiredHeaders.ts';
import { writeAuthentication } from './writeAuthentication.ts';
import { writeBaseUrl } from './writeBaseUrl.ts';
import { type JobContext, writeJob } from './writeJob.ts';
import { writeMappings } from './writeMappings.ts';
import { writePaging } from './writePaging.ts';

/** Writes a configuration for the endpoints of a description, the same bytes each time (`docs/openapi.md`). */
export function importDescription(description: ApiDescription, options: ImportOptions = {}): ImportedConfiguration {
  const { tree, base, servers, unread, isByName } = planJobs(description, options);
  const nodes = nodesOf(tree.roots);
  const attributes = new Attributes();
  const names = nameJobs(nodes);
  const nameOf = (node: JobNode) => names.get(node) ?? '';
  const endpoints = nodes.map(({ endpoint }) => endpoint);
  const baseUrl = writeBaseUrl(servers.main, { segments: base, params: paramsOf(base, endpoints) }, attributes);
  const authentication = writeAuthentication(description, endpoints, attributes);
  const { pagination, scrollerOf } = writePaging(endpoints.map(({ paging }) => pagingBelow(base, paging)));
  const headers = new Map<string, JsonValue>();
  const context: JobContext = {
    attributes,
    scrollerOf: (paging) => scrollerOf(pagingBelow(base, paging)),
    nameOf,
    addressOf: ({ segments, operation }) =>
      addressBelow(base, { segments, path: operation.path }, servers.otherOf(operation)),
    headers,
    keys: authentication.keys,
  };
  const jobs = tree.roots.map((node) => writeJob(node, context));
  const { mappings, cuts } = options.mappings === true ? writeMappings(nodes, nameOf) : { mappings: {}, cuts: [] };
  const parameters: JsonObject = {
    api: { baseUrl: baseUrl.value, ...withHeaders(authentication.api, headers), ...(pagination && { pagination }) },
    config: objectFrom([
      ...attributes.all.map(({ key, value, standIn }): [string, typeof value] => [
        key,
        options.values?.get(key) ?? standIn ?? value,
      ]),
      ['jobs', jobs],
      ...(Object.keys(mappings).length > 0 ? [['mappings', mappings] as [string, JsonObject]] : []),
    ]),
  };
  const unsendable = unsendableHeaders(endpoints.map(({ operation }) => operation));
  const empty = attributes.all.filter(({ value }) => value === '').map(({ key, prompt }) => ({ key, prompt }));
  return {
    text: fileText({ parameters }),
    secrets: empty.filter(({ key }) => key.startsWith('#')),
    blanks: empty.filter(({ key }) => !key.startsWith('#')),
    report: reportOf({ description, unread, nodes, nameOf, baseUrl, authentication, cuts: [...unsendable, ...cuts] }),
    unread: unread.length,
    isByName,
  };
}

/** The described parameters in the base address. */
function paramsOf(base: readonly string[], endpoints: readonly Endpoint[]): DescribedParam[] {
  const inPath = endpoints.flatMap(({ operation }) => operation.params).filter((param) => param.in === 'path');
  return base.flatMap(paramsIn).flatMap((name) => inPath.find((param) => param.name === name) ?? []);
}

/** Adds the headers of the authentication, and those that jobs need too. */
function withHeaders(
  api: { [key: string]: JsonValue },
  headers: ReadonlyMap<string, JsonValue>,
): { [key: string]: JsonValue } {
  if (headers.size === 0) return api;
  const http = isObject(api['http']) ? objectField(api['http'], 'headers') : undefined;
  return { ...api, http: { headers: objectFrom([...(http === undefined ? [] : entriesOf(http)), ...headers]) } };
}

/** Names jobs; those at the top choose first. */
function nameJobs(nodes: readonly JobNode[]): ReadonlyMap<JobNode, string> {
  const names = new JobNames();
  const inOrder = nodes.toSorted((one, other) => Number(one.parent !== undefined) - Number(other.parent !== undefined));
  return new Map(inOrder.map((node) => [node, names.take(node.endpoint)]));
}
