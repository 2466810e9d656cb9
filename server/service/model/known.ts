import type { Environment } from '@pagewright/core/environments/environment';
import type { ForecastGround } from '@pagewright/core/forecast/forecastConfig';
import type { VaultEntries } from '@pagewright/core/project/variables/vaultEntries';
import type { SecretPlace } from '@pagewright/core/secrets/secretPlace';
import type { TextDocument } from 'vscode-languageserver-textdocument';

export { readVaultNames } from '@pagewright/core/project/variables/vaultEntries';

/** The editor's knowledge of a configuration that is not in its text. */
export interface Known {
  /** The names of the secrets that have a value in the editor's secret store. */
  secrets: ReadonlySet<string>;
  /** The name of its chosen environment. */
  environment?: string | undefined;
  /** The name or id of the set of values that is chosen for its variables; undefined: the default one. */
  values?: string | undefined;
  /** The entries of the vault of its project; undefined: not all of them are known. */
  vault?: VaultEntries | undefined;
  /** The file with the shapes that runs have learned, and the time of its last change. */
  shapes?: { uri: string; changedAt: number } | undefined;
  /** The ground of a forecast of its next run; undefined: the editor does not run it. */
  runs?: NextRun | undefined;
}

/** The ground of a forecast of the next run, and its longest wait for a limit. */
export interface NextRun {
  ground: ForecastGround;
  maxWaitSeconds?: number | undefined;
}

/** The knowledge of a document, by its URI. */
export type KnownOf = (uri: string) => Known;

/** The chosen environment of a document; undefined if there is none, or if it cannot be used. */
export type EnvironmentOf = (document: TextDocument) => Environment | undefined;

/** The knowledge without reports of an editor. */
export const nothingKnown: Known = { secrets: new Set() };

/** Whether the editor's secret store has a value for this place, under its path or under its key. */
export function isStored({ path, key }: Pick<SecretPlace, 'path' | 'key'>, { secrets }: Known): boolean {
  return secrets.has(path) || secrets.has(key);
}
