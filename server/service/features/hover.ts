import type { Hover, LanguageService, MarkedString, Position, StringASTNode } from 'vscode-json-languageservice';
import type { ConfigPlan } from '../../../engine/core/plan/planConfig.ts';
import { findShape } from '../../../engine/core/shapes/findShape.ts';
import type { ShapesFile } from '../../../engine/core/shapes/shapes.ts';
import { typesOf } from '../../../engine/core/shapes/typesOf.ts';
import type { ExtractorModel } from '../model/extractorModel.ts';
import { findProperty, findText } from '../model/nodes.ts';
import { jobShapes, type KnownJob } from '../shapes/jobShapes.ts';
import { covers } from '../text/ranges.ts';
import { findPlanHover } from './planHover.ts';

/** What is known beside the document itself. */
export interface HoverKnowledge {
  shapes: ShapesFile | undefined;
  plan: ConfigPlan | undefined;
}

/**
 * What the schema says of the place, at a `responseParam` what the API is known to answer there, and at a job or its
 * paging what a run would send.
 */
export async function findHover(
  json: LanguageService,
  model: ExtractorModel,
  position: Position,
  { shapes, plan }: HoverKnowledge,
): Promise<Hover | null> {
  const offset = model.document.offsetAt(position);
  const planned = findPlanHover(model, offset, plan);
  const described = await json.doHover(model.document, position, model.json);
  const hover = described ?? planned;
  if (!hover) return null;
  const seen = describeResponseParam(model, offset, shapes);
  const help = [...(described ? textsOf(described) : []), ...seen].filter((text) => text !== '').join('\n\n');
  const parts = [help, ...(planned ? textsOf(planned) : [])].filter((text) => text !== '');
  return parts.length === 0 ? null : { ...hover, contents: { kind: 'markdown', value: parts.join('\n\n---\n\n') } };
}

function textsOf({ contents }: Hover): string[] {
  const parts: (MarkedString | { value: string })[] = Array.isArray(contents) ? contents : [contents];
  return parts.map((part) => (typeof part === 'string' ? part : part.value));
}

function describeResponseParam(
  { scrollers }: ExtractorModel,
  offset: number,
  shapes: ShapesFile | undefined,
): string[] {
  return scrollers.flatMap(({ node, jobs }) => {
    const property = findProperty(node, 'responseParam');
    const param = findText(node, 'responseParam');
    if (!property || !param || !covers(property, offset)) return [];
    return jobShapes(jobs, shapes).map((job) => describe(param, job));
  });
}

function describe(param: StringASTNode, { name, responses, schema }: KnownJob): string {
  const where = `of \`${name}\` (${responses} ${responses === 1 ? 'response' : 'responses'} known)`;
  const found = findShape(schema, param.value);
  if (found === 'no') return `No response ${where} has \`${param.value}\`.`;
  if (found === 'unknown') return `Whether a response ${where} has \`${param.value}\` is not known.`;
  const types = typesOf(found).map((type) => `\`${type}\``);
  return `In the responses ${where} this is ${types.length === 0 ? 'of an unknown type' : types.join(' or ')}.`;
}
