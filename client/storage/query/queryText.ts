import type { DescribedTable } from '@pagewright/engine/storage';
import { countText } from '@pagewright/engine/text/countText';
import { printable } from '@pagewright/engine/text/printable';
import { quotedName } from '../sql/sqlName.ts';

/** The maximum number of tables that a new query lists; completion knows them all. */
const maxTables = 20;

/** The initial text of a query: a statement for each table, the last imported first. */
export function queryText(tables: readonly DescribedTable[]): string {
  const more = tables.length - maxTables;
  const blocks = [
    `-- ${countText(tables.length, 'table')} from the runs in this workspace.\n-- Every value is text; CAST(x AS REAL) converts one to a number.`,
    ...tables.slice(0, maxTables).map(statementFor),
    ...(more > 0 ? [`-- And ${countText(more, 'further table')}: completion offers their names.`] : []),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function statementFor({ name, rows, primaryKey, configuration }: DescribedTable): string {
  const whose = configuration === undefined ? '' : `${printable(configuration)}: `;
  const key = primaryKey.length === 0 ? '' : `, primary key ${primaryKey.map(quotedName).join(', ')}`;
  return `-- ${whose}${countText(rows, 'row')}${key}\nSELECT *\nFROM ${quotedName(name)}\nLIMIT 1000;`;
}
