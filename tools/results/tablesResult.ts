import type { TablePreview } from '@pagewright/engine/run';
import * as z from 'zod';

/** The number of rows of each table that an assistant gets. */
export const maxRows = 20;

/** The beginning of tables. */
export const tablesOutput = z.array(
  z.object({
    name: z.string(),
    rows: z.number().describe('How many rows there are.'),
    keys: z.array(z.string()).describe('Columns of the primary key.'),
    columns: z.array(z.string()),
    firstRows: z.array(z.array(z.string())),
  }),
);

export function tablesOf(previews: readonly TablePreview[]): z.infer<typeof tablesOutput> {
  return previews.map(({ name, rows, keys, columns, firstRows }) => ({ name, rows, keys, columns, firstRows }));
}
