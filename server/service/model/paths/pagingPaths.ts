import type { ObjectASTNode } from 'vscode-json-languageservice';
import type { ExtractorModel, Job } from '../extractorModel.ts';
import { asText, findObject, findProperty, findText } from '../nodes.ts';
import type { PathKind, ResponsePath } from './responsePath.ts';

type Options = Pick<ResponsePath, 'kind' | 'from' | 'delimiter' | 'isRead'>;

/** The paths of `pagination` and of each of its scrollers (`pagination.md` 7 to 12). */
export function pagingPaths({ pagination, scrollers }: ExtractorModel): ResponsePath[] {
  const own = scrollers.flatMap(({ node, method, jobs }) => [
    ...methodPaths(node, method?.value, jobs),
    ...stopPaths(node, jobs, method !== undefined),
  ]);
  if (pagination === undefined || scrollers.some(({ node }) => node === pagination)) return own;
  // Beside the scrollers of "multiple" stand conditions for every job that pages at all.
  return [...own, ...stopPaths(pagination, [...new Set(scrollers.flatMap(({ jobs }) => jobs))], true)];
}

function methodPaths(node: ObjectASTNode, method: string | undefined, jobs: readonly Job[]): ResponsePath[] {
  const options = (kind: PathKind, methods: string[], from: ResponsePath['from'] = 'response'): Options => {
    return { kind, from, delimiter: '.', isRead: method !== undefined && methods.includes(method) };
  };
  const delimiter = method === 'response.url' ? (findText(node, 'delimiter')?.value ?? '.') : '.';
  return [
    ...pathOf(node, 'responseParam', jobs, options('responseParam', ['response.param'])),
    ...pathOf(node, 'urlKey', jobs, { ...options('urlKey', ['response.url', 'zendesk.response.url']), delimiter }),
    ...pathOf(node, 'idKey', jobs, options('idKey', ['cursor'], 'record')),
  ];
}

function stopPaths(node: ObjectASTNode, jobs: readonly Job[], isRead: boolean): ResponsePath[] {
  const flag = findObject(node, 'nextPageFlag');
  const limit = findObject(node, 'limitStop');
  return [
    ...pathOf(flag, 'field', jobs, { kind: 'nextPageFlag', from: 'response', delimiter: null, isRead }),
    ...pathOf(limit, 'field', jobs, { kind: 'limitStop', from: 'response', delimiter: '.', isRead }),
  ];
}

function pathOf(
  object: ObjectASTNode | undefined,
  key: string,
  jobs: readonly Job[],
  options: Options,
): ResponsePath[] {
  const property = findProperty(object, key);
  return property ? [{ ...options, property, node: asText(property.valueNode), jobs, inside: [] }] : [];
}
