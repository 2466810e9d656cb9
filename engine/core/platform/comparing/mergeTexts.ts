import type { FileTexts, LayoutFolder } from '../layouts/layout.ts';
import type { PulledConfiguration } from '../pulledConfiguration.ts';

/** The three texts of a file for a merge; undefined: that side does not have the file. */
export interface MergeTexts {
  file: string;
  base: string | undefined;
  local: string | undefined;
  remote: string | undefined;
}

/**
 * The texts of all files of a configuration for a three-way merge. Between two of them only what differs in what they
 * say differs: the layout of the local file is that of all.
 */
export declare function mergeTexts(
  folder: LayoutFolder,
  path: string,
  base: PulledConfiguration,
  remote: PulledConfiguration,
): Promise<MergeTexts[]>;

/** The files of a configuration as they are and as they would be after a pull; those that say the same are left out. */
export declare function diffTexts(
  folder: LayoutFolder,
  path: string,
  remote: PulledConfiguration,
): Promise<{ file: string; here: string | undefined; there: string | undefined }[]>;
export type { FileTexts };
