import { type DraftTable, maskJson, type PageTable } from '@pagewright/engine/debugging';
import { countText } from '@pagewright/engine/text/countText';
import { jsonVariable } from '../variables/jsonVariable.ts';
import { fixed, type Variable } from '../variables/variable.ts';
import type { Scene, Scope } from './scope.ts';

/** The tables so far, and the rows that the current page becomes in them. */
export const tablesScope: Scope = {
  name: 'Tables',
  opensAt: ['rows'],
  rows: (scene) => [...scene.tables.map((table) => tableRow(table, scene)), ...pageRows(scene)],
};

function tableRow(table: DraftTable, { redactor }: Scene): Variable {
  const { columns, rows } = table;
  return {
    name: redactor.redact(nameOf(table)),
    value: `${countText(rows, 'row')}, ${countText(columns.length, 'column')}`,
    inside: fixed(() =>
      columns.map((column, index) => ({ name: `column ${index + 1}`, value: redactor.redact(column) })),
    ),
  };
}

/** The page is converted when somebody opens this: a large one takes its time. */
function pageRows({ frame, redactor, rowsOf }: Scene): Variable[] {
  const records = frame?.found;
  if (frame === undefined || records === undefined) return [];
  const tables = async () => {
    const masked = [...records].map((record) => maskJson(record, '', redactor));
    try {
      return (await rowsOf(frame.run, masked)).map((table) => rowsRow(table, redactor));
    } catch (error) {
      return [{ name: 'no rows', value: redactor.redact(error instanceof Error ? error.message : String(error)) }];
    }
  };
  return [{ name: 'rows of this page', value: `of ${countText(records.length, 'record')}`, inside: { rows: tables } }];
}

function rowsRow(table: PageTable, redactor: Scene['redactor']): Variable {
  const { columns, rows } = table;
  const rowAt = (cells: readonly string[]) => new Map(columns.map((column, index) => [column, cells[index] ?? '']));
  return {
    name: redactor.redact(nameOf(table)),
    value: countText(rows.length, 'row'),
    inside: {
      length: rows.length,
      rows: (start, count) =>
        rows
          .slice(start, start + count)
          .map((cells, index) => jsonVariable(String(start + index), rowAt(cells), { redactor })),
    },
  };
}

function nameOf({ bucket, name }: Pick<DraftTable, 'bucket' | 'name'>): string {
  return bucket === undefined ? name : `${bucket}.${name}`;
}
