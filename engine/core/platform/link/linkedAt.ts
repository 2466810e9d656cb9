import { pathIn } from '../../project/model/folders.ts';
import type { LinkedConfiguration } from '../link.ts';
import type { LinkedFolder } from './folderLinks.ts';

/** The configuration that was pulled to a file or folder; undefined if none was. */
export function linkedAt({ root, link }: LinkedFolder, path: string): LinkedConfiguration | undefined {
  return link.configurations.find((each) => pathIn(root, each.path) === path);
}
