import { cellBytes } from './cellBytes.ts';
import type { FrequentValue } from './distinctValues.ts';
import { textStart } from './shownCell.ts';
import type { ColumnBar } from './tableMessages.ts';
import { type CsvFile, walkRecords } from './walkRecords.ts';

interface FrequentPlan {
  file: CsvFile;
  start: number;
  column: number;
  isWanted(row: number): boolean;
  signal: AbortSignal | undefined;
}

const shownCharacters = 100;

/**
 * Reads the texts of values that are known by their places among the filled cells. Frequent values come early, so the
 * file is seldom read to its end again.
 */
export async function readFrequentTexts(
  { file, start, column, isWanted, signal }: FrequentPlan,
  frequent: readonly FrequentValue[],
): Promise<ColumnBar[]> {
  const texts = new Map<number, string>();
  const places = new Set(frequent.map(({ place }) => place));
  let [row, filled] = [0, 0];
  if (places.size === 0) return [];
  await walkRecords(file, { start, signal }, (bytes, spans) => {
    const cell = isWanted(row++) ? cellBytes(bytes, spans, column) : undefined;
    if (cell === undefined || cell.length === 0) return undefined;
    const place = filled++;
    if (places.has(place)) texts.set(place, labelOf(cell));
    return texts.size < places.size;
  });
  return frequent.map(({ place, count }) => ({ label: texts.get(place) ?? '', count }));
}

function labelOf(cell: Buffer): string {
  const text = textStart(cell, shownCharacters);
  return text.length < cell.toString().length ? `${text}…` : text;
}
