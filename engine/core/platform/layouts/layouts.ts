import { readManifest } from '../../project/model/readManifest.ts';
import { manifestPath } from '../../project/model/treeFormat.ts';
import type { LayoutName } from '../link.ts';
import { kbagent } from './kbagent.ts';
import { kbc } from './kbc.ts';
import type { Layout } from './layout.ts';
import { pagewright } from './pagewright.ts';

/** All layouts by their names. */
export const layouts: Readonly<Record<LayoutName, Layout>> = { pagewright, kbc, kbagent };

/** The layout of a folder: that of the tool whose manifest is there, else our own. Takes the text of the manifest. */
export function layoutOf(manifest: string | undefined): Layout {
  return manifest === undefined ? pagewright : layouts[readManifest(manifest, manifestPath).tool];
}
