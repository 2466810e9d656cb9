import type { DebugProtocol } from '@vscode/debugprotocol';
import { evaluateWith, type Known } from '../expressions/evaluateWith.ts';
import { parseExpression } from '../expressions/expression.ts';
import type { DebugSession } from './debugSession.ts';

/** Completes the word before the cursor: a name, or a key of the object before its dot. Columns count from 0. */
export function completionsFor(
  session: DebugSession,
  { text, column, frameId }: DebugProtocol.CompletionsArguments,
): DebugProtocol.CompletionItem[] {
  const { before, word } = lastName(text.slice(0, column));
  const known = session.knownIn(frameId);
  const names = before === '' ? Object.keys(known.facts) : keysOf(before.slice(0, -1), known);
  const fitting = names.filter((name) => name.startsWith(word) && /^[A-Za-z_]\w*$/.test(name));
  return fitting.map((label) => ({ label, start: column - word.length, length: word.length, type: 'property' }));
}

/** The word at the end of a text, and the part before it that ends with a dot: `a["b"].` and `c` of `1 + a["b"].c`. */
function lastName(text: string): { before: string; word: string } {
  const [word = ''] = /(?<!\w)\w*$/.exec(text) ?? [];
  const [name = ''] = /(?<![\w.[\]"])[\w.[\]"]+$/.exec(text.slice(0, text.length - word.length)) ?? [];
  return { before: name.endsWith('.') ? name : '', word };
}

function keysOf(expression: string, known: Known): string[] {
  try {
    const value = evaluateWith(parseExpression(expression), known);
    if (value instanceof Map) return [...value.keys()].map(String);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.keys(value) : [];
  } catch {
    return [];
  }
}
