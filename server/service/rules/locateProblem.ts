import type { Problem } from '@pagewright/core/problem';
import type { ASTNode, JSONSchema, MatchingSchema } from 'vscode-json-languageservice';
import type { ExtractorModel } from '../model/extractorModel.ts';
import { nodeAt } from '../model/nodePaths.ts';
import { asObject, findProperty } from '../model/nodes.ts';
import { headOf, type Span } from '../text/ranges.ts';
import type { RuleContext, RuleFinding, RuleFindingData } from './rule.ts';

/** The finding of a problem in the text; none for a value whose text is not finished: a missing part may still be typed. */
export function locateProblem(problem: Problem, { json }: ExtractorModel, context: RuleContext): RuleFinding[] {
  const node = nodeAt(json.root, problem.pointer);
  if (!node || context.isBroken(node) || isBeingTyped(problem, node)) return [];
  const { code, severity, message } = problem;
  return [{ code, severity, message, span: placeOf(problem, node), data: dataOf(problem, node, context) }];
}

function isBeingTyped({ code, data }: Problem, node: ASTNode): boolean {
  return code === 'config.missing-key' && findProperty(asObject(node), data?.key ?? '') !== undefined;
}

/** The span of a problem. A value is underlined whole; an object or a list at its key, so that it stays readable. */
function placeOf({ code }: Problem, node: ASTNode): Span {
  const isContainer = node.type === 'object' || node.type === 'array';
  return code === 'config.missing-key' || (isContainer && node.children.length > 0) ? headOf(node) : node;
}

function dataOf({ code, data }: Problem, node: ASTNode, { matches }: RuleContext): RuleFindingData {
  const key = data?.key;
  if (code === 'config.missing-key' && key !== undefined) return { key, value: startValue(node, key, matches) };
  const found = node.type === 'string' ? { found: node.value } : {};
  return { ...found, suggestion: data?.suggestion };
}

const startValues = new Map<string | undefined, unknown>([
  ['array', []],
  ['object', {}],
  ['boolean', false],
  ['number', 0],
  ['integer', 0],
]);

/** A value of the right type for a missing key: its default, otherwise an empty one to fill in. */
function startValue(object: ASTNode, key: string, matches: readonly MatchingSchema[]): unknown {
  const schemas = matches.filter(({ node }) => node === object).map(({ schema }) => schema.properties?.[key]);
  const known = schemas.filter((schema): schema is JSONSchema => typeof schema === 'object');
  const withDefault = known.find((schema) => schema.default !== undefined);
  if (withDefault) return withDefault.default;
  const type = known.find((schema) => schema.type !== undefined)?.type;
  return startValues.get(Array.isArray(type) ? type[0] : type) ?? '';
}
