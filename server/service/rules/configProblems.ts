import type { Problem } from '@pagewright/core/problem';
import { checkSchema } from '@pagewright/core/schema/checkSchema';
import type { ASTNode, JSONSchema, MatchingSchema } from 'vscode-json-languageservice';
import { expressionsOf } from '../model/expressions.ts';
import type { ExtractorModel } from '../model/extractorModel.ts';
import { nodeAt } from '../model/nodePaths.ts';
import { asObject, findObject, findProperty, findValue } from '../model/nodes.ts';
import { headOf, type Span } from '../text/ranges.ts';
import type { Rule, RuleContext, RuleFinding, RuleFindingData } from './rule.ts';

/** Finds all that keeps a run from starting: the problems of the engine's own check, each located in the text. */
export const configProblems: Rule = {
  codes: ['config.missing-key', 'config.wrong-type', 'config.unknown-value', 'config.empty', 'config.invalid'],
  check(model, context) {
    const { root } = model.json;
    if (!root || context.value === undefined) return [];
    const elsewhere = saidElsewhere(model);
    const isSaidElsewhere = ({ code, pointer }: Problem) =>
      (code === 'config.unknown-value' || code === 'config.invalid') && elsewhere.has(nodeAt(root, pointer));
    return checkSchema(context.value).flatMap((problem) =>
      isSaidElsewhere(problem) ? [] : locate(problem, model, context),
    );
  },
};

/** Locates a problem. Skips a value whose text is not finished: a missing part may still be typed. */
function locate(problem: Problem, { json }: ExtractorModel, context: RuleContext): RuleFinding[] {
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

/** The values for which another rule has a better message than the schema. */
function saidElsewhere(model: ExtractorModel): ReadonlySet<ASTNode | undefined> {
  const parts = expressionsOf(model).map((expression) => {
    if (expression.kind === 'call') return expression.name;
    return expression.kind === 'reference' ? expression.target : expression.node;
  });
  const nodes = new Set([...parts, findValue(findObject(model.api, 'authentication'), 'type')]);
  nodes.delete(undefined);
  return nodes;
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
