import { csvLine } from '@pagewright/engine/text/csvLine';
import { tsvText } from './shownCell.ts';
import type { ColumnType, ExportFormatName, TableColumn } from './tableMessages.ts';

/** A format that a table can be exported in. */
export interface ExportFormat {
  label: string;
  detail: string;
  /** The file extension, without the dot. */
  extension: string;
  encoding: 'utf8' | 'utf16le';
  /** The text before the first row. */
  head(columns: readonly TableColumn[]): string;
  row(cells: readonly string[], columns: readonly TableColumn[]): string;
}

const csv: ExportFormat = {
  label: 'CSV',
  detail: 'UTF-8, commas, every cell in quotes: as a run writes it',
  extension: 'csv',
  encoding: 'utf8',
  head: (columns) => csvLine(columns.map(({ name }) => name)),
  row: csvLine,
};

const jsonLines: ExportFormat = {
  label: 'JSON lines',
  detail: 'One object for each row; columns of numbers and booleans keep their types, empty cells of these are null',
  extension: 'jsonl',
  encoding: 'utf8',
  head: () => '',
  row: (cells, columns) => {
    // Written by hand: an object would reorder columns named like numbers, and drop digits of long numbers.
    const fields = columns.map(({ name, type }, at) => {
      const key = JSON.stringify(name === '' ? `column ${at + 1}` : name);
      return `${key}:${jsonCell(cells[at] ?? '', type)}`;
    });
    return `{${fields.join(',')}}\n`;
  },
};

/** The format for Excel. A CSV file that is double-clicked is split at the system's separator; this one never is. */
const excel: ExportFormat = {
  label: 'Text for Excel',
  detail: 'UTF-16 with tabs, which Excel opens in columns whatever its language',
  extension: 'txt',
  encoding: 'utf16le',
  head: (columns) => `\ufeff${excelLine(columns.map(({ name }) => name))}`,
  row: excelLine,
};

/** The formats by their names, in the order in which they are offered. */
export const exportFormats: Readonly<Record<ExportFormatName, ExportFormat>> = { csv, jsonLines, excel };

function excelLine(cells: readonly string[]): string {
  return `${tsvText([cells])}\r\n`;
}

function jsonCell(cell: string, type: ColumnType = 'text'): string {
  const isTyped = type === 'integer' || type === 'number' || type === 'boolean';
  if (!isTyped) return JSON.stringify(cell);
  return cell === '' ? 'null' : type === 'boolean' ? cell.toLowerCase() : cell;
}
