import { bodyFiles } from '../../project/model/treeFormat.ts';
import type { LayoutName } from '../link.ts';

/** The file with the body of a configuration at a path: the path itself, or in its folder the file that the layout has. */
export function configurationFile(layout: LayoutName, path: string): string {
  if (layout === 'kbagent') return `${path}/${bodyFiles.kbagent}`;
  const isFile = layout === 'pagewright' && path.endsWith('.json');
  return isFile ? path : `${path}/${bodyFiles.kbc}`;
}
