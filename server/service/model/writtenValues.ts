import { isEmptyInConfig } from '@pagewright/core/json/isEmpty';
import { integerOf } from '@pagewright/core/json/readValues';
import type { ASTNode } from 'vscode-json-languageservice';
import { jsonValue } from './jsonValue.ts';

/** The integer that a run reads from a node. */
export function integerAt(node: ASTNode | undefined): number | undefined {
  return node && integerOf(jsonValue(node));
}

/** Whether a value counts as non-empty (`docs/format/configuration.md#11-empty-values`). */
export function isWritten(node: ASTNode | undefined): boolean {
  return node !== undefined && !isEmptyInConfig(jsonValue(node));
}
