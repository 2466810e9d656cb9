import type { RunVerdict } from '@pagewright/engine/debugging';
import { fixed, textRow, type Variable } from '../variables/variable.ts';
import type { Scene } from './scope.ts';

/** A verdict with the evidence for it, if there is one. */
export function verdictRow(
  name: string,
  verdict: RunVerdict | undefined,
  { redactor }: Pick<Scene, 'redactor'>,
): Variable | undefined {
  if (verdict === undefined) return undefined;
  const { status, evidence } = verdict;
  const inside = () => evidence.map(({ code, message }) => textRow(code, redactor.redact(message)));
  return { name, value: status, ...(evidence.length > 0 && { inside: fixed(inside) }) };
}
