import type { ObjectASTNode } from 'vscode-json-languageservice';
import type { Job, Scroller } from './extractorModel.ts';
import { findObject, findText } from './nodes.ts';

/** The one scroller of `pagination`, or with `multiple` each of its scrollers; each with the jobs that page with it. */
export function readScrollers(pagination: ObjectASTNode | undefined, jobs: readonly Job[]): Scroller[] {
  if (!pagination) return [];
  const method = findText(pagination, 'method');
  if (method?.value !== 'multiple') return [{ name: undefined, node: pagination, method, jobs: [...jobs] }];
  return (findObject(pagination, 'scrollers')?.properties ?? []).flatMap(({ keyNode, valueNode }) => {
    if (valueNode?.type !== 'object') return [];
    const name = keyNode.value;
    const users = jobs.filter((job) => scrollerNameOf(job, pagination) === name);
    return [{ name, node: valueNode, method: findText(valueNode, 'method'), jobs: users }];
  });
}

/** A job's own scroller, else the one that `default` names, else the one that is named `default` (`pagination.md` 11). */
function scrollerNameOf(job: Job, pagination: ObjectASTNode): string {
  return findText(job.node, 'scroller')?.value ?? findText(pagination, 'default')?.value ?? 'default';
}
