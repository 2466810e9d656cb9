import type { ASTNode } from 'vscode-json-languageservice';
import type { Outcome } from './outcome.ts';
import type { SchemaPart } from './schemaPart.ts';

/** Checks a value itself, without its parts, against a part of the schema: its type, words, lengths and counts. */
export function checkItself(node: ASTNode, part: SchemaPart, outcome: Outcome): void {
  const { types, words } = part;
  if (types && !isOfType(node, types)) outcome.hasProblems = true;
  if (part.isDeprecated) outcome.hasProblems = true;
  if (words) checkWords(node, words, outcome);
  if (node.type === 'string' && !isText(node.value, part)) outcome.hasProblems = true;
  if (node.type === 'number' && node.value < part.minimum) outcome.hasProblems = true;
  if (node.type === 'array' && !isWithin(node.items.length, part.itemCount)) outcome.hasProblems = true;
  if (node.type === 'object' && !isWithin(node.properties.length, part.keyCount)) outcome.hasProblems = true;
}

function isOfType(node: ASTNode, types: readonly string[]): boolean {
  return types.includes(node.type) || (node.type === 'number' && node.isInteger && types.includes('integer'));
}

/** The words of the schema are plain values, never lists or objects. */
function checkWords(node: ASTNode, words: readonly unknown[], outcome: Outcome): void {
  outcome.wordCount = words.length;
  outcome.isWord = node.type !== 'object' && node.type !== 'array' && words.includes(node.value);
  if (!outcome.isWord) outcome.hasProblems = true;
}

function isText(value: string, { minLength, pattern }: SchemaPart): boolean {
  return value.length >= minLength && (pattern === undefined || pattern.test(value));
}

function isWithin(count: number, { least, most }: SchemaPart['keyCount']): boolean {
  return count >= least && count <= most;
}
