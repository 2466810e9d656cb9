import { markdownTable } from './markdownTable.ts';
import type { AllResults, Target } from './target.ts';
import { targets } from './targets.ts';

/** Every target with what was measured, and whether it holds. */
export function targetTable(all: AllResults): string {
  return markdownTable(
    ['target', 'at most', 'measured', ''],
    targets.map((target) => rowOf(target, target.measure(all))),
  );
}

function rowOf({ text, limit, isBelow = false }: Target, measured: number | undefined): string[] {
  const allowed = isBelow ? `below ${limit}` : String(limit);
  if (measured === undefined) return [text, allowed, 'not run yet'];
  const holds = isBelow ? measured < limit : measured <= limit;
  return [text, allowed, limit >= 10 ? measured.toFixed(0) : measured.toFixed(3), holds ? 'holds' : '**misses**'];
}
