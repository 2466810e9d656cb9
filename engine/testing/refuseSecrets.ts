import type { TableReport } from '../core/contracts/generated/types.ts';
import type { ConfigSource } from '../core/document/configDocument.ts';
import { UserError } from '../core/errors.ts';
import type { ConfigNames } from '../core/testing/beside/besideExpect.ts';
import { configNames } from '../core/testing/beside/configNames.ts';
import { secretInText } from '../core/testing/beside/secretInRecording.ts';
import type { RunTables } from './runTables.ts';

/**
 * Throws a UserError if a table of a run has a secret of the configuration: a run on a recording puts them back, and
 * golden tables are files that others read.
 */
export async function refuseSecrets(configText: ConfigSource, tables: RunTables): Promise<void> {
  const names = configNames(configText);
  if (names === undefined || names.secrets.length === 0) return;
  for (const table of tables.all) {
    const what = await secretInTable(names, table, tables);
    if (what !== undefined) throw plainSecret(what, table);
  }
}

async function secretInTable(names: ConfigNames, table: TableReport, tables: RunTables): Promise<string | undefined> {
  for await (const batch of tables.rows(table)) {
    const [what] = batch.flat().flatMap((cell) => secretInText(cell, names) ?? []);
    if (what !== undefined) return what;
  }
  return undefined;
}

function plainSecret(what: string, { name }: TableReport): UserError {
  const message = `A golden table of "${name}" would have ${what} in plain text. Leave its column out with a mapping, or keep no golden tables.`;
  return new UserError('test.plain-secret', message);
}
