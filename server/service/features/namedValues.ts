import type { ObjectASTNode } from 'vscode-json-languageservice';
import type { ShapesFile } from '../../../engine/core/shapes/shapes.ts';
import type { ExtractorModel } from '../model/extractorModel.ts';
import { jobShapes } from '../shapes/jobShapes.ts';
import { nextValuePaths } from '../shapes/nextValuePaths.ts';
import type { ValuePlace } from './findValuePlace.ts';

/** A value that is the name of something. */
export interface NamedValue {
  value: string;
  /** What it is, beside the value in the list. */
  detail: string;
}

type Source = (model: ExtractorModel, object: ObjectASTNode, shapes: ShapesFile | undefined) => NamedValue[];

const sources = new Map<string, Source>([
  ['responseParam', responsePaths],
  ['scroller', scrollersForJob],
  ['default', scrollersForDefault],
]);

/** The names that a value can be, in the order of the document; none where any value will do. */
export function namedValues(
  { property }: ValuePlace,
  model: ExtractorModel,
  shapes: ShapesFile | undefined,
): NamedValue[] {
  const object = property.parent;
  const source = sources.get(property.keyNode.value);
  return source && object?.type === 'object' ? source(model, object, shapes) : [];
}

/** Where no job pages with this scroller yet, every known response is worth looking at. */
function responsePaths(model: ExtractorModel, object: ObjectASTNode, shapes: ShapesFile | undefined): NamedValue[] {
  const scroller = model.scrollers.find(({ node }) => node === object);
  if (!scroller) return [];
  const own = jobShapes(scroller.jobs, shapes);
  const known = own.length > 0 ? own : Object.values(shapes?.jobs ?? {});
  return nextValuePaths(known).map(({ path, types }) => ({ value: path, detail: types.join(' | ') }));
}

function scrollersForJob(model: ExtractorModel, object: ObjectASTNode): NamedValue[] {
  return model.allJobs.some(({ node }) => node === object) ? scrollerNames(model) : [];
}

function scrollersForDefault(model: ExtractorModel, object: ObjectASTNode): NamedValue[] {
  return model.pagination === object ? scrollerNames(model) : [];
}

function scrollerNames({ scrollers }: ExtractorModel): NamedValue[] {
  return scrollers.flatMap(({ name, method }) =>
    name === undefined ? [] : [{ value: name, detail: method?.value ?? 'scroller' }],
  );
}
