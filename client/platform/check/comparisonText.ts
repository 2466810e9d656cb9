import type { ComparedTable, JudgedJob, RemoteComparison } from '@pagewright/engine/platform';
import { countText } from '@pagewright/engine/text/countText';
import { printable } from '@pagewright/engine/text/printable';

const words = { equal: '✓ equal', different: '⚠ different', unknown: '? not known' } as const;

/** The tables of a run here beside those of a job there, as a text. */
export function comparisonText(
  name: string,
  { job }: JudgedJob,
  { tables, isEqual, remarks }: RemoteComparison,
): string {
  const verdict = isEqual ? 'The tables are equal.' : 'The tables are not known to be equal.';
  const lines = [
    `"${printable(name)}" here, beside job ${job.id} on the platform`,
    verdict,
    '',
    ...tables.flatMap(tableLines),
    ...(remarks.length === 0 ? [] : ['', ...remarks.map(printable)]),
  ];
  return `${lines.join('\n')}\n`;
}

function tableLines({ name, here, there, onlyHere, onlyThere, is }: ComparedTable): string[] {
  return [
    `${words[is].padEnd(14)}${printable(name)}`,
    `${' '.repeat(14)}here: ${sizeText(here)}   there: ${sizeText(there)}`,
    ...columnLine('only here', onlyHere),
    ...columnLine('only there', onlyThere),
  ];
}

function sizeText(side: ComparedTable['here']): string {
  if (side === undefined) return 'no such table';
  const rows = side.rows === undefined ? 'rows not known' : countText(side.rows, 'row');
  return `${rows}, ${countText(side.columns.length, 'column')}`;
}

function columnLine(where: string, columns: readonly string[]): string[] {
  return columns.length === 0 ? [] : [`${' '.repeat(14)}columns ${where}: ${columns.map(printable).join(', ')}`];
}
