import { contextNames } from '@pagewright/core/expressions/context';
import type { ASTNode, PropertyASTNode, StringASTNode } from 'vscode-json-languageservice';
import { computedPlaces } from './computedPlaces.ts';
import type { ExtractorModel } from './extractorModel.ts';
import { headersOf } from './headersOf.ts';
import { findObject } from './nodes.ts';

/** A text that a request sends, or that becomes a column, as written. */
export interface RequestText {
  property: PropertyASTNode;
  value: StringASTNode;
  /** Whether a reference to an attribute is computed there, also on the platform. */
  takesReference: boolean;
}

/** The texts in parameters, headers, authentication and `userData`, at any depth. */
export function requestTexts(model: ExtractorModel): RequestText[] {
  const computed = computedPlaces(model).filter(({ attribute }) => attribute === undefined);
  const defaults = findObject(findObject(model.api, 'http'), 'defaultOptions');
  const texts = computed.flatMap(({ node, contexts }) => {
    const isDefault = defaults && node.offset > defaults.offset && node.offset < defaults.offset + defaults.length;
    // A list at the top of a container is not entered.
    const takesReference = contexts.includes('attr') && node.type !== 'array' && !isDefault;
    return [...textsBelow(node)].map((text) => ({ ...text, takesReference }));
  });
  const others = headersOf(model).flatMap((headers) => headers.properties.flatMap(({ valueNode }) => valueNode ?? []));
  const known = new Set(computed.map(({ node }) => node));
  const written = others.filter((node) => !known.has(node)).flatMap((node) => [...textsBelow(node)]);
  return [...texts, ...written.map((text) => ({ ...text, takesReference: false }))];
}

function* textsBelow(node: ASTNode): Iterable<Omit<RequestText, 'takesReference'>> {
  if (node.type === 'string' && node.parent?.type === 'property') yield { property: node.parent, value: node };
  else if (node.type === 'array') for (const item of node.items) yield* textsBelow(item);
  else if (node.type === 'object' && !isExpression(node.properties)) {
    for (const { valueNode } of node.properties) if (valueNode) yield* textsBelow(valueNode);
  }
}

/** Whether properties are a call, or a reference to a value. */
function isExpression(properties: readonly PropertyASTNode[]): boolean {
  if (properties.some(({ keyNode }) => keyNode.value === 'function')) return true;
  const [first] = properties;
  return properties.length === 1 && contextNames.some((name) => name === first?.keyNode.value);
}
