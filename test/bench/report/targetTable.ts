import { markdownTable } from './markdownTable.ts';
import type { AllResults, Target } from './target.ts';
import { targets } from './targets.ts';

/** The targets of what was run, with what was measured, and whether they hold. */
export function targetTable(all: AllResults): string {
  const rows = targets.flatMap((target) => {
    const measured = target.measure(all);
    return measured === undefined ? [] : [rowOf(target, measured)];
  });
  return markdownTable(['target', 'at most', 'measured', ''], rows);
}

function rowOf({ text, limit, isBelow = false }: Target, measured: number): string[] {
  const allowed = isBelow ? `below ${limit}` : String(limit);
  const holds = isBelow ? measured < limit : measured <= limit;
  return [text, allowed, limit >= 10 ? measured.toFixed(0) : measured.toFixed(3), holds ? 'holds' : '**misses**'];
}
