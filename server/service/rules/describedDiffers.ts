import { type ShapeSchema, type ShapeType, typesOf } from '@pagewright/core/shapes/shapes';
import type { ExtractorModel, Job } from '../model/extractorModel.ts';
import { findText } from '../model/nodes.ts';
import type { ResponsePath } from '../model/paths/responsePath.ts';
import { responsePaths } from '../model/paths/responsePaths.ts';
import type { ApiShapes, KnownJob } from '../shapes/jobShapes.ts';
import { shapeAt } from '../shapes/shapeAt.ts';
import { shapesFor } from '../shapes/shapesFor.ts';
import type { Rule, RuleFinding } from './rule.ts';

const code = 'description.differs';

/** The maximum number of named differences; more would hide the sentence. */
const named = 5;

/** Finds parts used by the configuration in which the API's responses differ from their description. */
export const describedDiffers: Rule = {
  codes: [code],
  check(model, { shapes, learned, described }) {
    if (described === undefined || learned === undefined) return [];
    const differences = differencesByJob(model, shapes);
    return model.allJobs.flatMap((job) => {
      const found = differences.get(job.name);
      return found ? report(job, [...found], described.name) : [];
    });
  },
};

function differencesByJob(model: ExtractorModel, shapes: ApiShapes | undefined): Map<string, Set<string>> {
  const byJob = new Map<string, Set<string>>();
  for (const path of responsePaths(model)) {
    if (!path.isRead || !path.node?.value) continue;
    for (const job of shapesFor(path, model, shapes).known) {
      const difference = differenceAt(path.node.value, path, job);
      if (difference !== undefined) byJob.set(job.name, (byJob.get(job.name) ?? new Set()).add(difference));
    }
  }
  return byJob;
}

/** The difference at a path; undefined if both agree, or one of them leaves it open. */
function differenceAt(
  text: string,
  path: ResponsePath,
  { responses, schema, described }: KnownJob,
): string | undefined {
  if (responses === 0 || described === undefined) return undefined;
  const seen = shapeAt(schema, text, path);
  const said = shapeAt(described.schema, text, path);
  if (seen === 'unknown' || said === 'unknown' || (seen === 'no' && said === 'no')) return undefined;
  if (said === 'no') return `"${text}" is not described`;
  if (seen === 'no') return `"${text}" is described, but no response has it`;
  return differInType(seen, said)
    ? `"${text}" is ${typesOf(seen).join(' or ')}, and described as ${typesOf(said).join(' or ')}`
    : undefined;
}

/** Whether types differ. A value that was always null, or whose type is left open, differs from none. */
function differInType(seen: ShapeSchema, said: ShapeSchema): boolean {
  const own = typesOf(seen).flatMap(comparable);
  const others = typesOf(said).flatMap(comparable);
  return own.length > 0 && others.length > 0 && !own.some((type) => others.includes(type));
}

function comparable(type: ShapeType): ShapeType[] {
  if (type === 'null') return [];
  return [type === 'integer' ? 'number' : type];
}

function report({ name, node }: Job, differences: readonly string[], document: string): RuleFinding[] {
  const span = findText(node, 'endpoint');
  if (span === undefined) return [];
  const left = differences.length - named;
  const list = `${differences.slice(0, named).join('; ')}${left > 0 ? `; and ${left} more` : ''}`;
  const message = `The known responses of "${name}" differ from ${document}: ${list}. The responses count.`;
  return [{ code, span, severity: 'information', message }];
}
