import { type ContextName, contextNames } from '@pagewright/core/expressions/context';
import type { ASTNode, ObjectASTNode, PropertyASTNode } from 'vscode-json-languageservice';
import { type ComputedPlace, computedPlaces, type ExpressionPlace, type Needs } from './computedPlaces.ts';
import type { ExtractorModel } from './extractorModel.ts';

/** A computed value as written, or an object that was meant to be one. */
export type ExpressionNode = CallNode | ReferenceNode | StrayReference;

export interface CallNode {
  kind: 'call';
  node: ObjectASTNode;
  place: ExpressionPlace;
  name: ASTNode | undefined;
  args: ASTNode[];
  /** The list or the object with the arguments. */
  argsNode: ASTNode | undefined;
}

export interface ReferenceNode {
  kind: 'reference';
  node: ObjectASTNode;
  place: ExpressionPlace;
  context: ContextName;
  target: ASTNode | undefined;
}

/** An object where only an expression is allowed, which refers to a context that is not available there. */
interface StrayReference {
  kind: 'stray';
  node: ObjectASTNode;
  place: ExpressionPlace;
  context: ContextName;
}

const known = new WeakMap<ExtractorModel, ExpressionNode[]>();

/** Every expression of a document in the order of its places, outer ones first; found on first use. */
export function expressionsOf(model: ExtractorModel): readonly ExpressionNode[] {
  const found = known.get(model) ?? computedPlaces(model).flatMap(expressionsAt);
  known.set(model, found);
  return found;
}

/** The expressions in the value of a place, outer ones first. */
export function expressionsAt({ node, needs, ...place }: ComputedPlace): ExpressionNode[] {
  return [...walk(node, place, needs)];
}

function* walk(node: ASTNode, place: ExpressionPlace, needs: Needs): Iterable<ExpressionNode> {
  if (node.type === 'array') {
    for (const item of node.items) yield* walk(item, place, 'anything');
  } else if (node.type === 'object') yield* walkObject(node, node.properties, place, needs);
}

function* walkObject(
  node: ObjectASTNode,
  written: PropertyASTNode[],
  place: ExpressionPlace,
  needs: Needs,
): Iterable<ExpressionNode> {
  // A computed placeholder has its path next to the expression.
  const properties = isPlaceholder(place) ? written.filter(({ keyNode }) => keyNode.value !== 'path') : written;
  if (properties.some(({ keyNode }) => keyNode.value === 'function')) return yield* walkCall(node, properties, place);
  const context = soleContext(properties);
  if (context !== undefined && place.contexts.includes(context)) {
    yield { kind: 'reference', node, place, context, target: properties[0]?.valueNode };
    return;
  }
  if (context !== undefined && needs === 'expression') yield { kind: 'stray', node, place, context };
  for (const { valueNode } of properties) {
    if (valueNode) yield* walk(valueNode, place, 'anything');
  }
}

function* walkCall(
  node: ObjectASTNode,
  properties: PropertyASTNode[],
  place: ExpressionPlace,
): Iterable<ExpressionNode> {
  const valueAt = (key: string) => properties.findLast(({ keyNode }) => keyNode.value === key)?.valueNode;
  const argsNode = valueAt('args');
  const args = argumentsOf(argsNode);
  yield { kind: 'call', node, place, name: valueAt('function'), args, argsNode };
  for (const arg of args) yield* walk(arg, place, 'expression');
}

/** The arguments of a call. The values of an object, in order, are arguments too; a bare value gives none. */
function argumentsOf(node: ASTNode | undefined): ASTNode[] {
  if (node?.type === 'array') return node.items;
  return node?.type === 'object' ? node.properties.flatMap(({ valueNode }) => valueNode ?? []) : [];
}

function soleContext(properties: PropertyASTNode[]): ContextName | undefined {
  return properties.length === 1 ? contextNames.find((name) => name === properties[0]?.keyNode.value) : undefined;
}

function isPlaceholder({ contexts }: ExpressionPlace): boolean {
  return contexts.length === 1 && contexts[0] === 'placeholder';
}
