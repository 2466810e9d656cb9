import { countText, numberText } from '@pagewright/engine/text/countText';
import type { ComparedTable, ComparePage, Difference } from './compareMessages.ts';

type Compared = Pick<ComparePage, 'before' | 'after' | 'jobs' | 'requests' | 'tables' | 'noTables'>;

/** The differences between two runs in one sentence. "No difference" only if everything was compared. */
export function compareHeadline({ before, after, jobs, requests, tables, noTables }: Compared): string {
  const rows = rowsText(tables);
  const columns = count(tables.flatMap((table) => (isOfBoth(table) ? table.columns : [])));
  const lone = count(tables.filter((table) => !isOfBoth(table)));
  const parts = [
    ...(before.outcome === after.outcome ? [] : [`${before.outcome} → ${after.outcome}`]),
    ...(rows === undefined ? [] : [rows]),
    ...differ(columns, 'column'),
    ...differ(lone, 'table'),
    ...differ(count(jobs), 'job'),
    ...differ(count(requests.lines), 'request'),
  ];
  const isWaiting = tables.some(({ data }) => data === 'waiting');
  const end = isWaiting ? ' The rows are being compared.' : '';
  if (parts.length > 0) return `${capitalized(parts.join(', '))}.${end}`;
  if (isWaiting) return 'No difference so far. The rows are being compared.';
  const isWhole = noTables === undefined && requests.unknown.length === 0 && tables.every(isWhollyCompared);
  return isWhole ? 'No difference in the data.' : 'No difference in what could be compared.';
}

/** `2 rows added, 1 gone, 3 changed`; undefined if no rows differ. */
function rowsText(tables: readonly ComparedTable[]): string | undefined {
  const sums = { added: 0, gone: 0, changed: 0 };
  for (const { data } of tables) {
    if (data === undefined || data === 'waiting' || 'reason' in data) continue;
    for (const kind of ['added', 'gone', 'changed'] as const) sums[kind] += data[kind];
  }
  const parts = (['added', 'gone', 'changed'] as const).filter((kind) => sums[kind] > 0);
  if (parts.length === 0) return undefined;
  const [first, ...others] = parts.map((kind, index) => {
    return `${index === 0 ? countText(sums[kind], 'row') : numberText(sums[kind])} ${kind}`;
  });
  return [first, ...others].join(', ');
}

function differ(amount: number, noun: string): string[] {
  return amount === 0 ? [] : [`${countText(amount, noun)} ${amount === 1 ? 'differs' : 'differ'}`];
}

function count(parts: readonly { kind: Difference }[]): number {
  return parts.filter(({ kind }) => kind !== 'equal').length;
}

function isOfBoth({ data }: ComparedTable): boolean {
  return data !== undefined;
}

function isWhollyCompared({ data, hasTypes }: ComparedTable): boolean {
  return hasTypes && data !== undefined && data !== 'waiting' && !('reason' in data);
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
