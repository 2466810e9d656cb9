import path from 'node:path';
import type { ComposedConfiguration } from '@pagewright/engine/projects';
import { UserError } from '@pagewright/engine/run';
import { TreePlaces } from './treePlaces.ts';
import { vaultNeeds } from './vaultNeeds.ts';

/** A configuration of a tree as a verb takes it: with one of its rows, if it has rows, and the values of its variables. */
export interface TreeConfig {
  /** The file beside which its tables and its other files are: that of the row, or of a configuration without rows. */
  file: string;
  /** The name for a person: that of the configuration, and of its row. */
  title: string;
  /** The name of its row, if it has rows. */
  row?: string;
  /** The name for reports: that of its folder, and of the one of its row. */
  configName: string;
  /** The body, as the platform would run it. */
  text: string;
  /** The name of the chosen set of values, as its folder has it; absent: the default one counts, or there is none. */
  values?: string;
  /** The part that is disabled, so that the platform would not run it. */
  disabled?: 'configuration' | 'row';
  /** Entries of the vault that a run needs: their values are on the platform only. */
  vault: readonly string[];
  /** The place in the user's files of a pointer into the text. */
  placeOf(pointer: string): string;
  /** The places of the files and of the text. */
  places: TreePlaces;
  /** The parts that it is composed of. */
  composed: ComposedConfiguration;
}

/** Makes a configuration of what was composed. Throws a UserError for what keeps a job of the platform from running. */
export async function treeConfigOf(composed: ComposedConfiguration, hasChosenValues: boolean): Promise<TreeConfig> {
  const { configuration, row, values } = composed;
  const places = await TreePlaces.of(composed);
  const problem = composed.findings.find(({ severity }) => severity === 'error');
  if (problem !== undefined) throw new UserError(problem.code, `${problem.message} (${places.shown(problem.place)})`);
  const folders = [configuration.folder, ...(row ? [row.folder] : [])];
  return {
    file: path.normalize((row ?? configuration).file),
    title: [configuration.name, ...(row ? [row.name] : [])].join(' › '),
    ...(row && { row: row.name }),
    configName: folders.map((folder) => path.basename(folder)).join('/'),
    text: composed.composed.text,
    ...(hasChosenValues && values && { values: path.basename(values.folder) }),
    ...disabledPart(composed),
    vault: vaultNeeds(composed),
    placeOf: (pointer) => places.textOf(pointer),
    places,
    composed,
  };
}

function disabledPart({ configuration, row }: ComposedConfiguration): Pick<TreeConfig, 'disabled'> {
  if (configuration.isDisabled) return { disabled: 'configuration' };
  return row?.isDisabled ? { disabled: 'row' } : {};
}
