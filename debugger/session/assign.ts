import type { DebugProtocol } from '@vscode/debugprotocol';
import { keysOf } from '../expressions/keysOf.ts';
import { changeParam } from '../scopes/changeParam.ts';
import { jsonVariable, valueOfText } from '../variables/jsonVariable.ts';
import type { Variable } from '../variables/variable.ts';
import type { DebugSession } from './debugSession.ts';

const param = String.raw`request\.params(?:\.\w+|\["(?:[^"\\]|\\.)*"\]|\[\d+\])+`;

/** Matches an assignment in the debug console. */
const assignment = new RegExp(String.raw`^\s*(${param})\s*=(?!=)\s*(.+)`, 's');

/** The parameter that a line of the debug console sets, and the text of its value; undefined if it sets none. */
export function readAssignment(line: string): { expression: string; value: string } | undefined {
  const [, expression, value] = assignment.exec(line) ?? [];
  return expression === undefined || value === undefined ? undefined : { expression, value };
}

/**
 * Sets a parameter of the request that is about to be sent, such as `request.params.state`, also a new one. Throws an
 * Error that says why it cannot be set.
 */
export function assign(
  session: DebugSession,
  { expression, value: text, frameId }: DebugProtocol.SetExpressionArguments,
): Variable {
  const scene = session.sceneOf(frameId);
  if (scene === undefined || !new RegExp(`^${param}$`).test(expression.trim())) {
    throw new Error(`"${expression}" cannot be set. Only parameters can, as in request.params.NAME.`);
  }
  const keys = keysOf(expression).slice(1);
  const value = valueOfText(text);
  changeParam(scene, keys, value);
  const row = jsonVariable(String(keys.at(-1)), value, { redactor: scene.redactor });
  session.sayChanged(row);
  return row;
}
