import type { DebugProtocol } from '@vscode/debugprotocol';
import { evaluateWith } from '../expressions/evaluateWith.ts';
import { parseExpression } from '../expressions/expression.ts';
import { jsonOf } from '../expressions/plainText.ts';
import { rowAtPointer } from '../expressions/rowAtPointer.ts';
import { jsonVariable } from '../variables/jsonVariable.ts';
import { assign, readAssignment } from './assign.ts';
import type { DebugSession } from './debugSession.ts';

/**
 * The value of an expression at the current moment. One that begins with `/` is the pointer of a key of the
 * configuration. Throws an Error that says why it has none.
 */
export async function evaluate(
  session: DebugSession,
  { expression, frameId, context }: DebugProtocol.EvaluateArguments,
): Promise<DebugProtocol.EvaluateResponse['body']> {
  // A key is one of the text as it is now.
  if (expression.startsWith('/')) await session.config.read();
  const scene = session.sceneOf(frameId);
  if (scene === undefined) throw new Error('The run has not begun.');
  const { redactor } = scene;
  const assigned = context === 'repl' ? readAssignment(expression) : undefined;
  if (assigned !== undefined)
    return asResult(session, assign(session, { ...assigned, ...(frameId !== undefined && { frameId }) }));
  if (expression.startsWith('/')) {
    const row = rowAtPointer(expression, scene);
    if (row === undefined) throw new Error('This key has no value at this moment.');
    return asResult(session, row);
  }
  const value = evaluateWith(parseExpression(expression), session.knownIn(frameId));
  return asResult(session, jsonVariable('value', jsonOf(value), { redactor, menu: menuOf(expression), expression }));
}

function menuOf(expression: string): 'request' | 'response' {
  return /^request\b/.test(expression.trim()) ? 'request' : 'response';
}

function asResult(session: DebugSession, row: ReturnType<typeof jsonVariable>): DebugProtocol.EvaluateResponse['body'] {
  const { value: result, variablesReference, indexedVariables } = session.variables.write(row);
  return { result, variablesReference, ...(indexedVariables !== undefined && { indexedVariables }) };
}
