import { nextPlaces } from '@pagewright/core/pagination/methods/pagingMethods';
import type { ObjectASTNode } from 'vscode-json-languageservice';
import type { ExtractorModel, Job, ScrollerNode } from '../extractorModel.ts';
import { asText, findObject, findProperty } from '../nodes.ts';
import type { ResponsePath } from './responsePath.ts';

type Options = Pick<ResponsePath, 'kind' | 'from' | 'delimiter' | 'separatorForm' | 'isRead'>;

/**
 * The paths of `pagination` and of each of its scrollers (`docs/format/pagination.md#7-responseurl` to
 * `docs/format/pagination.md#12-common-stop-conditions`).
 */
export function pagingPaths({ pagination, scrollers }: ExtractorModel): ResponsePath[] {
  const own = scrollers.flatMap((scroller) => [
    ...methodPaths(scroller),
    ...stopPaths(scroller.node, scroller.jobs, scroller.method !== undefined),
  ]);
  if (pagination === undefined || scrollers.some(({ node }) => node === pagination)) return own;
  // The conditions next to the scrollers of "multiple" apply to every job that pages.
  return [...own, ...stopPaths(pagination, [...new Set(scrollers.flatMap(({ jobs }) => jobs))], true)];
}

/** The places of all methods, because they may be written for a method that is not chosen. */
function methodPaths({ node, paging, jobs }: ScrollerNode): ResponsePath[] {
  return [...nextPlaces.values()].flatMap((place) => {
    const { key, holds: kind, from } = place;
    const chosen = paging?.next?.key === key ? paging.next : undefined;
    const { delimiter, separatorForm } = chosen ?? place;
    return pathOf(node, key, jobs, { kind, from, delimiter, separatorForm, isRead: chosen !== undefined });
  });
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
