import type { ASTNode, PropertyASTNode } from 'vscode-json-languageservice';
import type { ExtractorModel, Job } from '../model/extractorModel.ts';
import { findProperty } from '../model/nodes.ts';
import { paramsNode } from './sentParams.ts';

/** A part of a job that a description may describe. */
interface PlaceInJob {
  job: Job;
  property: PropertyASTNode;
  /** The name of the parameter; undefined for the endpoint. */
  param: string | undefined;
}

/** The endpoint or the parameter at an offset, on its key or on its value. */
export function placeInJob({ json, allJobs }: ExtractorModel, offset: number): PlaceInJob | undefined {
  const property = propertyAt(json.getNodeFromOffset(offset));
  if (property?.parent?.type !== 'object') return undefined;
  for (const job of allJobs) {
    if (findProperty(job.node, 'endpoint') === property) return { job, property, param: undefined };
    if (paramsNode(job) === property.parent) return { job, property, param: property.keyNode.value };
  }
  return undefined;
}

/** The property of a key or a value, but not of a node within the value. */
function propertyAt(node: ASTNode | undefined): PropertyASTNode | undefined {
  const property = node?.type === 'property' ? node : node?.parent;
  return property?.type === 'property' ? property : undefined;
}
