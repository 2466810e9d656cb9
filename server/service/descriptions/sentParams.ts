import type { ASTNode, ObjectASTNode } from 'vscode-json-languageservice';
import { parseStrictQuery, queryOf } from '../../../engine/core/request/strictQuery.ts';
import type { ExtractorModel, Job } from '../model/extractorModel.ts';
import { findObject, findText, findValue } from '../model/nodes.ts';

/** The object with the parameters of a job. */
export function paramsNode({ node }: Job): ObjectASTNode | undefined {
  return findObject(node, 'params');
}

/** The parameters that the paging of a job sends. */
export function pagingParams(job: Job, { scrollers }: ExtractorModel): readonly string[] {
  return scrollers.filter(({ jobs }) => jobs.includes(job)).flatMap(({ paging }) => paging?.params ?? []);
}

/**
 * Every name that the first request of a job may send as a parameter: better one too many, because each that is not
 * among them is called missing. Paging and authentication may name theirs in any of their options.
 */
export function sentParams(job: Job, model: ExtractorModel): ReadonlySet<string> {
  const { api, config } = model;
  const query = queryOf(findText(job.node, 'endpoint')?.value ?? '');
  const places = [
    findObject(findObject(api, 'http'), 'defaultOptions'),
    findValue(api, 'pagination'),
    findValue(api, 'authentication'),
    findObject(config, 'http'),
    paramsNode(job),
  ];
  const names = places.flatMap((node) => (node ? [...wordsIn(node)] : []));
  return new Set([...parseStrictQuery(query).map(([name]) => name), ...pagingParams(job, model), ...names]);
}

/** The keys and texts of a value, at any depth. */
function* wordsIn(node: ASTNode): Iterable<string> {
  if (node.type === 'string') yield node.value;
  for (const child of node.children ?? []) yield* wordsIn(child);
}
