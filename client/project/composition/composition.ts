import type { ComposedConfiguration, ComposedText } from '@pagewright/engine/projects';
import { workspaceTreeFiles } from '../files/workspaceTreeFiles.ts';

/** How the text of a configuration was composed from the files of a tree. */
export interface Composition {
  /** The name of the configuration, and of its row. */
  name: string;
  composed: Pick<ComposedText, 'text' | 'placeOf' | 'positionOf'>;
  /** The texts of its files at that time, by their names in the tree. */
  texts: ReadonlyMap<string, string>;
}

/** Keeps the texts that a configuration was composed from. */
export async function compositionOf({ configuration, row, composed }: ComposedConfiguration): Promise<Composition> {
  const texts = await Promise.all(
    composed.files.map(async (file) => [file, (await workspaceTreeFiles.read(file)) ?? ''] as const),
  );
  const name = row === undefined ? configuration.name : `${configuration.name} › ${row.name}`;
  return { name, composed, texts: new Map(texts) };
}
