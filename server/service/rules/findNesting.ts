import type { PropertyASTNode } from 'vscode-json-languageservice';
import { childPointer } from '../model/nodePaths.ts';
import { pointerOf } from '../model/pointerOf.ts';
import type { Home } from './findHome.ts';
import type { KnownKeys } from './knownKeys.ts';

/** Where a key with dots leads when its dots are read as steps; undefined where its first step is no known key. */
export function findNesting({ keyNode }: PropertyASTNode, { object, offered }: KnownKeys): Home | undefined {
  const steps = keyNode.value.split('.');
  const [first = ''] = steps;
  if (steps.length < 2 || steps.includes('') || !offered.includes(first)) return undefined;
  return { shown: steps.join(' → '), pointer: steps.reduce<string>(childPointer, pointerOf(object)) };
}
