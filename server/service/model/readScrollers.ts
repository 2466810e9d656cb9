import { isObject } from '@pagewright/core/json/value';
import { pagingMethods } from '@pagewright/core/pagination/methods/pagingMethods';
import { multiple } from '@pagewright/core/pagination/pagingMethod';
import { scrollerName } from '@pagewright/core/pagination/scrollers/selectScroller';
import type { ObjectASTNode } from 'vscode-json-languageservice';
import type { Job, NamedScrollers, ScrollerNode } from './extractorModel.ts';
import { jsonValue } from './jsonValue.ts';
import { findObject, findText } from './nodes.ts';

/** The choice among several scrollers (`docs/format/pagination.md#11-multiple`); undefined with at most one method. */
export function readMultiple(pagination: ObjectASTNode | undefined): NamedScrollers | undefined {
  if (findText(pagination, 'method')?.value !== multiple) return undefined;
  return { scrollers: findObject(pagination, 'scrollers'), default: findText(pagination, 'default') };
}

/** The scroller of `pagination`, or all of those to choose from, each with the jobs that page with it. */
export function readScrollers(
  pagination: ObjectASTNode | undefined,
  named: NamedScrollers | undefined,
  jobs: readonly Job[],
): ScrollerNode[] {
  if (!pagination) return [];
  if (!named) return [readScroller(undefined, pagination, [...jobs])];
  return (named.scrollers?.properties ?? []).flatMap(({ keyNode: { value: name }, valueNode }) => {
    if (valueNode?.type !== 'object') return [];
    const chosen = ({ node }: Job) => scrollerName(findText(node, 'scroller')?.value, named.default?.value);
    return [
      readScroller(
        name,
        valueNode,
        jobs.filter((job) => chosen(job) === name),
      ),
    ];
  });
}

function readScroller(name: string | undefined, node: ObjectASTNode, jobs: Job[]): ScrollerNode {
  const method = findText(node, 'method');
  const options = jsonValue(node);
  const paging = isObject(options) ? pagingMethods.get(method?.value ?? '')?.read(options) : undefined;
  return { name, node, method, paging, jobs };
}
