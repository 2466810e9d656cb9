import type { EncryptedSecret } from '../../core/platform/ciphers/encryptedSecret.ts';
import { writeCiphers } from '../../core/platform/ciphers/writeCiphers.ts';
import type { WrittenConfiguration } from '../../core/platform/layouts/layout.ts';
import type { LocalConfiguration } from '../../core/platform/localConfiguration.ts';
import type { PulledConfiguration } from '../../core/platform/pulledConfiguration.ts';
import type { RemoteConfiguration } from '../../core/platform/remoteConfiguration.ts';
import { gatherChanges } from '../gatherChanges.ts';
import { readContent } from '../openFolder.ts';
import { TextsOnce } from '../textsOnce.ts';
import type { Trip } from '../trip.ts';
import type { IdentifiedConfiguration } from './withIds.ts';

/** A configuration after its requests. */
export interface Arrived {
  path: string;
  local: IdentifiedConfiguration;
  remote: PulledConfiguration;
  /** The versions that the files are based on now. */
  own: number;
  ownOfVariables: number | undefined;
  encrypted: readonly EncryptedSecret[];
}

/** Writes ciphers, ids and versions into the files, and what the tool of the layout knows of them. Throws a UserError. */
export async function keepPushed(trip: Trip, arrived: Arrived): Promise<void> {
  await writeSecrets(trip, arrived.encrypted);
  const content = await readContent(trip);
  const { path, remote, own, ownOfVariables } = arrived;
  const local = whatArrived(arrived.local, remote);
  const adopted = await content.layout.adopt({ path, local, remote: inOrderOf(remote, local) });
  const written = based(adopted, own);
  if (adopted.variables !== undefined && ownOfVariables !== undefined)
    written.variables = based(adopted.variables, ownOfVariables);
  const changes = await gatherChanges(content, { written: [written], removed: [] });
  if (changes.length > 0) await trip.files.change(changes);
}

function based(written: WrittenConfiguration, version: number): WrittenConfiguration {
  return { ...written, remote: { ...written.remote, version } };
}

async function writeSecrets({ files }: Trip, encrypted: readonly EncryptedSecret[]): Promise<void> {
  if (encrypted.length === 0) return;
  const texts = new TextsOnce(files);
  const written = await writeCiphers(encrypted, texts);
  const changes = [...written].map(async ([file, text]) => ({ file, before: await texts.read(file), text }));
  await files.change(await Promise.all(changes));
}

/** Without the rows and variables that the project did not get. */
function whatArrived(
  local: IdentifiedConfiguration,
  { configuration, variables }: PulledConfiguration,
): LocalConfiguration {
  const { variables: own, ...rest } = local;
  const rows = local.rows.filter(({ id }) => configuration.rows.some((row) => row.id === id));
  const kept = own && variables && whatArrived(own, { configuration: variables });
  return { ...rest, rows, ...(kept && { variables: kept }) };
}

function inOrderOf({ configuration, variables }: PulledConfiguration, local: LocalConfiguration): PulledConfiguration {
  const own = variables && local.variables && withRowsOf(variables, local.variables);
  return { configuration: withRowsOf(configuration, local), ...(own && { variables: own }) };
}

function withRowsOf(remote: RemoteConfiguration, { rows }: LocalConfiguration): RemoteConfiguration {
  return { ...remote, rows: rows.flatMap(({ id }) => remote.rows.find((row) => row.id === id) ?? []) };
}
