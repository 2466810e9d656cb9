import { pointerWithin } from '@pagewright/core/text/pointerWithin';
import type { ASTNode, Range } from 'vscode-json-languageservice';
import type { ExtractorModel, Job } from '../model/extractorModel.ts';
import { nodeAt } from '../model/nodePaths.ts';
import { findText } from '../model/nodes.ts';
import { headOf, rangeOf } from '../text/ranges.ts';

/** The place to show something about a part of the configuration. */
export interface FoundPlace {
  range: Range;
  /** The text value at exactly that place. */
  value?: string;
}

/**
 * The place to show something about the target of a JSON pointer, from the root of the file or below the object with
 * `api` and `config`: the value if it is plain, otherwise its key, and for a job its endpoint. For an unwritten part,
 * the object that would contain it.
 */
export function findPlace(model: ExtractorModel, given: string): FoundPlace | undefined {
  const pointer = pointerWithin(given);
  const node = nearestNode(model, pointer);
  if (node === undefined) return undefined;
  const job = model.allJobs.find((each) => each.node === node);
  const range = rangeOf(model.document, job === undefined ? spanOfNode(node) : spanOfJob(job));
  const isThere = nodeAt(model.parameters, pointer) === node;
  return { range, ...(isThere && node.type === 'string' && { value: node.value }) };
}

function nearestNode({ parameters }: ExtractorModel, pointer: string): ASTNode | undefined {
  const steps = pointer.split('/');
  for (let length = steps.length; length > 0; length--) {
    const node = nodeAt(parameters, steps.slice(0, length).join('/'));
    if (node !== undefined) return node;
  }
  return undefined;
}

function spanOfNode(node: ASTNode) {
  return node.type === 'object' || node.type === 'array' ? headOf(node) : node;
}

function spanOfJob({ node }: Job) {
  return findText(node, 'endpoint') ?? headOf(node);
}
