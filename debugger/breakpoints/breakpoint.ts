import type { DebugProtocol } from '@vscode/debugprotocol';
import { type Expression, parseExpression } from '../expressions/expression.ts';
import type { FoundPlace } from '../places/findStopPlace.ts';

/** A breakpoint at a step of a run. */
export interface Breakpoint extends FoundPlace {
  /** The breakpoint as the client has set it. */
  asked: DebugProtocol.SourceBreakpoint;
  condition: Expression | undefined;
  isHit(hits: number): boolean;
  /** The message to write instead of stopping, with expressions in braces. */
  log: string | undefined;
  /** Hits since the run began. */
  hits: number;
  /** Whether the condition is wrong, which is reported once. */
  isFaulty: boolean;
  /** Whether one of its expressions took too long, so that it no longer counts in this run. */
  isSpent: boolean;
}

/** Creates a breakpoint. Throws an Error for a condition that cannot be read. */
export function createBreakpoint(found: FoundPlace, asked: DebugProtocol.SourceBreakpoint): Breakpoint {
  const { condition, hitCondition, logMessage } = asked;
  return {
    ...found,
    asked,
    condition: condition ? parseExpression(condition) : undefined,
    isHit: readHitCondition(hitCondition),
    log: logMessage || undefined,
    hits: 0,
    isFaulty: false,
    isSpent: false,
  };
}

const comparisons: Record<string, (hits: number, wanted: number) => boolean> = {
  '==': (hits, wanted) => hits === wanted,
  '=': (hits, wanted) => hits === wanted,
  '>=': (hits, wanted) => hits >= wanted,
  '>': (hits, wanted) => hits > wanted,
  '<': (hits, wanted) => hits < wanted,
  '<=': (hits, wanted) => hits <= wanted,
  '%': (hits, wanted) => wanted > 0 && hits % wanted === 0,
};

/** Reads a hit condition: `3` is the third hit and no other; `>= 3`, `< 3` and `% 3` are as they read. */
function readHitCondition(text: string | undefined): (hits: number) => boolean {
  if (!text?.trim()) return () => true;
  const [, sign = '==', wanted] = /^\s*(?:(==?|>=?|<=?|%)\s*)?(\d+)\s*$/.exec(text) ?? [];
  const compare = comparisons[sign];
  if (wanted === undefined || compare === undefined) {
    throw new Error(`"${text}" is not a hit count. Write a number, or a comparison such as ">= 3" or "% 10".`);
  }
  return (hits) => compare(hits, Number(wanted));
}
