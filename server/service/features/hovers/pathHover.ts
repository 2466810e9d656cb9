import { knownPaths } from '@pagewright/core/shapes/knownPaths';
import { type ShapeSchema, typesOf } from '@pagewright/core/shapes/shapes';
import { countText } from '@pagewright/core/text/countText';
import { codeSpan } from '@pagewright/core/text/markdownCode';
import type { ASTNode, PropertyASTNode } from 'vscode-json-languageservice';
import { describePath } from '../../descriptions/describePath.ts';
import { couldBePath } from '../../model/couldBePath.ts';
import type { ResponsePath } from '../../model/paths/responsePath.ts';
import { responsePaths } from '../../model/paths/responsePaths.ts';
import { isOnlyDescribed, type KnownJob } from '../../shapes/jobShapes.ts';
import { shapeAt } from '../../shapes/shapeAt.ts';
import { shapesFor } from '../../shapes/shapesFor.ts';
import { covers, type Span } from '../../text/ranges.ts';
import type { HoverSource } from './hoverSource.ts';

/** The maximum number of listed jobs; more would hide the rest. */
const namedJobs = 5;

/** Shows the known values for a path into a response or a record. Types, never values. */
export const pathHover: HoverSource = ({ model, shapes, offset }) => {
  const property = propertyAround(model.json.getNodeFromOffset(offset));
  if (property === undefined || !couldBePath(property, model)) return undefined;
  const paths = responsePaths(model);
  const path = paths.find(({ node }) => node && covers(node, offset)) ?? paths.find((each) => isOnKey(each, offset));
  if (path?.node === undefined || path.node.value === '') return undefined;
  const { known } = shapesFor(path, model, shapes);
  if (known.length === 0) return undefined;
  const text = path.node.value;
  const lines = known.slice(0, namedJobs).map((job) => describe(text, path, job));
  const left = known.length - lines.length;
  const more = left > 0 ? [`And ${left} more jobs.`] : [];
  const about = describePath(text, path, known);
  return { text: [...(about ? [about] : []), ...lines, ...more].join('\n\n'), span: spanOf(path, offset) };
};

/** The property that a key, a value or an element of a list belongs to. */
function propertyAround(node: ASTNode | undefined): PropertyASTNode | undefined {
  if (node === undefined || node.type === 'property') return node;
  return node.type === 'object' ? undefined : propertyAround(node.parent);
}

function isOnKey({ kind, property }: ResponsePath, offset: number): boolean {
  return kind !== 'mapping' && covers(property.keyNode, offset);
}

function spanOf({ node, property }: ResponsePath, offset: number): Span {
  return node && covers(node, offset) ? node : property.keyNode;
}

function describe(text: string, path: ResponsePath, job: KnownJob): string {
  const { name, responses, schema } = job;
  const found = shapeAt(schema, text, path);
  if (isOnlyDescribed(job)) return describeDescribed(found, path, job);
  const where = `of ${codeSpan(name)} (${countText(responses, 'response')} known)`;
  if (found === 'no') return `No ${path.from} ${where} has ${codeSpan(text)}.`;
  if (found === 'unknown') return `It is not known whether a ${path.from} ${where} has ${codeSpan(text)}.`;
  const type = typeText(found);
  return `In the ${path.from}s ${where} this is ${type}.${oftenText(text, path, schema)}`;
}

function describeDescribed(found: ReturnType<typeof shapeAt>, { from }: ResponsePath, job: KnownJob): string {
  const where = `the ${from}s of ${codeSpan(job.name)}`;
  const document = codeSpan(job.described?.name ?? '');
  if (found === 'no') return `${document} does not describe it in ${where}.`;
  if (found === 'unknown') return `${document} leaves open whether ${where} have it.`;
  return `${document} describes it in ${where} as ${typeText(found)}.`;
}

function typeText(shape: ShapeSchema): string {
  const types = typesOf(shape).map(codeSpan);
  return types.length === 0 ? 'of an unknown type' : types.join(' or ');
}

/** The frequency of a path; nothing for the whole value, and after a list index, where there is nothing to count. */
function oftenText(text: string, { kind, from, delimiter }: ResponsePath, schema: KnownJob['schema']): string {
  const paths = knownPaths(schema, { delimiter, intoLists: kind === 'responseFilter' });
  const known = paths.find(({ path }) => path === text);
  return known === undefined ? '' : ` ${known.isAlways ? 'Every' : 'Not every'} ${from} has it.`;
}
