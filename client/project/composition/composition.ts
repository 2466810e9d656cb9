import type { ComposedConfiguration, ComposedText, SourcePlace } from '@pagewright/engine/projects';
import { workspaceTreeFiles } from '../files/workspaceTreeFiles.ts';

/** How the text of a configuration was composed from the files of a tree. */
export interface Composition {
  /** The name of the configuration, and of its row. */
  name: string;
  /** The name of the row; absent: the configuration has none. */
  row?: string;
  composed: ComposedText;
  /** The texts of its files at that time, by their names in the tree; also of those that have values of its variables. */
  texts: ReadonlyMap<string, string>;
  /** The variables in it that have a value, and where it is; absent: none. */
  values?: readonly ValuePlace[];
}

/** A variable in a file with its braces, and the value that stands for it. */
interface ValuePlace {
  tag: SourcePlace;
  valueAt: SourcePlace;
}

/** Keeps the texts that a configuration was composed from. */
export async function compositionOf({
  configuration,
  row,
  composed,
  variables,
}: ComposedConfiguration): Promise<Composition> {
  const values = variables.flatMap(({ place: tag, valueAt }) => (valueAt ? [{ tag, valueAt }] : []));
  const names = new Set([...composed.files, ...values.map(({ valueAt }) => valueAt.file)]);
  const texts = await Promise.all(
    [...names].map(async (file) => [file, (await workspaceTreeFiles.read(file)) ?? ''] as const),
  );
  const name = row === undefined ? configuration.name : `${configuration.name} › ${row.name}`;
  return { name, ...(row && { row: row.name }), composed, texts: new Map(texts), values };
}
