import type { ASTNode } from 'vscode-json-languageservice';
import type { ExtractorModel, Job } from './extractorModel.ts';

/** The job of a node, and its parents, nearest first; empty if the node is not a job. */
export function findJobLine({ jobs }: ExtractorModel, node: ASTNode | undefined): readonly Job[] {
  return node === undefined ? [] : (lineIn(jobs, node) ?? []);
}

function lineIn(jobs: readonly Job[], node: ASTNode): readonly Job[] | undefined {
  for (const job of jobs) {
    if (job.node === node) return [job];
    const line = lineIn(job.children, node);
    if (line) return [...line, job];
  }
  return undefined;
}
