import { parseStrictQuery, queryOf } from '@pagewright/core/request/strictQuery';
import type { ASTNode, ObjectASTNode } from 'vscode-json-languageservice';
import type { ExtractorModel, Job } from '../model/extractorModel.ts';
import { findObject, findProperty, findText, findValue } from '../model/nodes.ts';

/** The object with the parameters of a job. */
export function paramsNode({ node }: Job): ObjectASTNode | undefined {
  return findObject(node, 'params');
}

/** The parameters that the paging of a job sends. */
export function pagingParams(job: Job, { scrollers }: ExtractorModel): readonly string[] {
  return scrollers.filter(({ jobs }) => jobs.includes(job)).flatMap(({ paging }) => paging?.params ?? []);
}

/**
 * Whether the first request of a job may send a parameter of this name. A wrong true is better than a wrong false,
 * because parameters that are not sent are reported as missing: paging and authentication may name theirs in any of
 * their options.
 */
export function maySend(name: string, job: Job, model: ExtractorModel): boolean {
  const query = queryOf(findText(job.node, 'endpoint')?.value ?? '');
  return (
    commonNames(model).has(name) ||
    parseStrictQuery(query).some(([written]) => written === name) ||
    findProperty(paramsNode(job), name) !== undefined
  );
}

const known = new WeakMap<ExtractorModel, ReadonlySet<string>>();

/** The names in the parts that all jobs share. */
function commonNames(model: ExtractorModel): ReadonlySet<string> {
  const earlier = known.get(model);
  if (earlier) return earlier;
  const { api, config, scrollers } = model;
  const places = [
    findObject(findObject(api, 'http'), 'defaultOptions'),
    findValue(api, 'pagination'),
    findValue(api, 'authentication'),
    findObject(config, 'http'),
  ];
  const written = places.flatMap((node) => (node ? [...wordsIn(node)] : []));
  const names = new Set([...written, ...scrollers.flatMap(({ paging }) => paging?.params ?? [])]);
  known.set(model, names);
  return names;
}

/** The keys and texts of a value, at any depth. */
function* wordsIn(node: ASTNode): Iterable<string> {
  if (node.type === 'string') yield node.value;
  for (const child of node.children ?? []) yield* wordsIn(child);
}
