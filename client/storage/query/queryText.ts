import { countText } from '../../../engine/core/text/countText.ts';
import type { DescribedTable } from '../../../engine/storage.ts';
import { quotedName } from '../sql/sqlName.ts';

/** Tables that the first text of a query names; completion knows them all. */
const mostTables = 20;

/** What a new query begins with: a statement for each table, the one that was imported last first. */
export function queryText(tables: readonly DescribedTable[]): string {
  const more = tables.length - mostTables;
  const blocks = [
    `-- ${countText(tables.length, 'table')} of the runs in this workspace.\n-- Every value is a text; CAST(x AS REAL) makes a number of it.`,
    ...tables.slice(0, mostTables).map(statementFor),
    ...(more > 0 ? [`-- And ${countText(more, 'further table')}: completion offers their names.`] : []),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function statementFor({ name, rows, primaryKey }: DescribedTable): string {
  const key = primaryKey.length === 0 ? '' : `, primary key ${primaryKey.map(quotedName).join(', ')}`;
  return `-- ${countText(rows, 'row')}${key}\nSELECT *\nFROM ${quotedName(name)}\nLIMIT 1000;`;
}
