import type { TreeFiles } from '../../project/model/treeFiles.ts';
import type { SourcePlace } from '../../project/source/sourceNode.ts';
import type { FileTexts } from '../layouts/layout.ts';
import type { LocalConfiguration } from '../localConfiguration.ts';

/** A value of a "#" key that is not encrypted. */
export interface PlainSecret {
  /** Of the value in its file. */
  place: SourcePlace;
  /** The keys and indexes that lead to it in its file. */
  path: readonly string[];
  /** The key, which begins with "#". */
  key: string;
  /** Goes to the Encryption API and nowhere else. */
  value: string;
  /** The id of the component that it must be encrypted for. */
  component: string;
}

/** All values to encrypt of a configuration, its rows and its variables, in the order of the files. */
export declare function plainSecrets(local: LocalConfiguration, files: TreeFiles): Promise<PlainSecret[]>;

/** The texts of the files with the ciphers in place of those values; nothing else changes. Throws if one cannot be. */
export declare function writeCiphers(
  ciphers: readonly { secret: PlainSecret; cipher: string }[],
  files: TreeFiles,
): Promise<FileTexts>;

/** The configuration with the ciphers in its bodies: what is sent. */
export declare function withCiphers(
  local: LocalConfiguration,
  ciphers: readonly { secret: PlainSecret; cipher: string }[],
): LocalConfiguration;
