import { findPlainSecrets } from '@pagewright/engine/secrets';
import type { Composition } from '../../project/composition/composition.ts';
import type { TreeRun } from '../../project/composition/treeRun.ts';
import { fileId } from '../../shared/fileId.ts';

/** A secret in plain text in a file of a tree, as one of its runs names it. */
export interface SecretInTree {
  name: string;
  value: string;
  pointer: string;
  /** The file that it is written in, and its position there. */
  file: string;
  start: number;
  /** The file that its run is kept by (`fileId`). */
  configFile: string;
  composition: Composition;
}

/** Finds the secrets in plain text that runs use, where they are written. One with a variable in it is left out. */
export function plainSecretsInTree(runs: readonly Pick<TreeRun, 'uri' | 'text' | 'composition'>[]): SecretInTree[] {
  return runs.flatMap(({ uri, text, composition }) =>
    findPlainSecrets(text).flatMap(({ name, value, pointer, start, end }) => {
      const place = composition.composed.placeOf(start, end);
      const written = place && composition.texts.get(place.file)?.slice(place.start, place.end);
      if (place === undefined || written === undefined || written.includes('{{')) return [];
      const { file, start: at } = place;
      return [{ name, value, pointer, file, start: at, configFile: fileId(uri), composition }];
    }),
  );
}
