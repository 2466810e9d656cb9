import path from 'node:path';
import type { Block, Phrase, RunDescription, Section, Table } from '../engine/summary.ts';
import { plainText } from './plainText.ts';

/**
 * The summary of a run for a terminal, to be read in five seconds: the jobs, what is not known to be complete, the
 * limits that cut data, the tables and their folder. The verdict comes last, next to the prompt.
 */
export function summaryText({ headline, facts, sections }: RunDescription, outDir: string): string {
  const texts = (id: Section['id']) => sections.filter((section) => section.id === id).flatMap(sectionTexts);
  const tables = texts('tables');
  const place = tables.length === 0 ? [] : [plainText(`Tables are in ${path.join(outDir, 'tables')}`)];
  const end = `${plainText(headline)}\n${facts.sent}, ${facts.took}.`;
  return [...texts('jobs'), ...texts('concerns'), ...texts('limits'), ...tables, ...place, end].join('\n\n');
}

function sectionTexts({ table, blocks }: Section): string[] {
  return table === undefined ? blocks.map(blockText) : [tableText(table)];
}

function tableText({ columns, rows }: Table): string {
  const isShown = (_: unknown, index: number) => columns[index]?.isLong !== true;
  return textTable(
    columns.filter(isShown),
    rows.map((cells) => cells.filter(isShown)),
  );
}

function blockText({ heading, lines }: Block): string {
  const texts = lines.map(
    ({ text, detail }) => phraseText(text) + (detail === undefined ? '' : ` (${phraseText(detail)})`),
  );
  const all = heading === undefined ? texts : [phraseText(heading), ...texts.map((text) => `  - ${text}`)];
  return all.map(plainText).join('\n');
}

function phraseText(phrase: Phrase): string {
  return phrase.map((part) => (typeof part === 'string' ? part : part.code)).join('');
}

/** One column of a table; numbers are right-aligned. */
interface Column {
  title: string;
  isNumber?: boolean;
}

/** The rows under their titles, each column as wide as its longest cell. */
function textTable(columns: readonly Column[], rows: readonly string[][]): string {
  const lines = [columns.map(({ title }) => title), ...rows].map((cells) => cells.map(plainText));
  const widths = columns.map((_, index) => Math.max(...lines.map((cells) => cells[index]?.length ?? 0)));
  return lines.map((cells) => cells.map(padded).join('  ').trimEnd()).join('\n');

  function padded(cell: string, index: number): string {
    const width = widths[index] ?? 0;
    return columns[index]?.isNumber ? cell.padStart(width) : cell.padEnd(width);
  }
}
