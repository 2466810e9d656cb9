import { childPointer } from '@pagewright/core/childPointer';
import { jobNames } from '@pagewright/core/config/jobNames';
import type { ArrayASTNode } from 'vscode-json-languageservice';
import type { Job } from './extractorModel.ts';
import { findList, findText } from './nodes.ts';

/** A job and its children at any depth, parents first. */
export function withChildren(job: Job): Job[] {
  return [job, ...job.children.flatMap(withChildren)];
}

/** The jobs of a list with their children; elements that are not objects are skipped. */
export function readJobs(list: ArrayASTNode | undefined, pointer: string, parent?: string): Job[] {
  const items = (list?.items ?? []).map((node, index) => ({ node, pointer: childPointer(pointer, index) }));
  const jobs = items.flatMap(({ node, pointer }) => (node.type === 'object' ? [{ node, pointer }] : []));
  const labels = jobs.map(({ node }) => ({
    __NAME: findText(node, '__NAME')?.value,
    dataType: findText(node, 'dataType')?.value,
    endpoint: findText(node, 'endpoint')?.value,
  }));
  const names = jobNames(labels, parent);
  return jobs.map(({ node, pointer }, index) => {
    const name = names[index] ?? '';
    const children = readJobs(findList(node, 'children'), childPointer(pointer, 'children'), name);
    return { name, pointer, node, children };
  });
}
