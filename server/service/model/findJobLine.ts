import type { ASTNode } from 'vscode-json-languageservice';
import type { ExtractorModel, Job } from './extractorModel.ts';

/** The job that a node is, and its parents, nearest first; empty where the node is no job. */
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
