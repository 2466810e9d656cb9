import { contextNames } from '@pagewright/core/expressions/context';
import { type JsonValue, objectFrom } from '@pagewright/core/json/value';
import type { ASTNode, ObjectASTNode } from 'vscode-json-languageservice';
import { jsonValue } from './jsonValue.ts';

/** The replacement of an argument while nothing runs. */
export interface StandIn {
  value: JsonValue;
  /** Whether part of it is only known in a run. */
  isForeseen: boolean;
}

/** A text that is also a number, which every function of scalars accepts. */
const someScalar = '0';

/** An argument with a text in place of computed values, since calls and references always result in a scalar. */
export function standInFor(node: ASTNode): StandIn {
  if (node.type === 'array') {
    const items = node.items.map((item) => standInFor(item));
    return { value: items.map(({ value }) => value), isForeseen: items.some(({ isForeseen }) => isForeseen) };
  }
  if (node.type !== 'object') return { value: jsonValue(node), isForeseen: false };
  return isExpression(node) ? { value: someScalar, isForeseen: true } : dataOf(node);
}

/** Whether an object is an expression. An unavailable context is a separate mistake; the value is not checked. */
function isExpression({ properties }: ObjectASTNode): boolean {
  if (properties.some(({ keyNode }) => keyNode.value === 'function')) return true;
  const only = properties.length === 1 ? properties[0]?.keyNode.value : undefined;
  return contextNames.some((name) => name === only);
}

function dataOf(node: ObjectASTNode): StandIn {
  const fields = node.properties.flatMap(({ keyNode, valueNode }) =>
    valueNode ? [[keyNode.value, standInFor(valueNode)] as const] : [],
  );
  return {
    value: objectFrom(fields.map(([key, { value }]) => [key, value])),
    isForeseen: fields.some(([, { isForeseen }]) => isForeseen),
  };
}
