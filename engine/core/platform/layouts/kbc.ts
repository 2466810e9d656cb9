import { folderForm } from './folderForm.ts';
import { kbcManifest } from './kbcManifest.ts';
import type { Layout } from './layout.ts';
import { openTreeLayout } from './treeLayout.ts';

/** The tree of kbc (keboola-as-code). */
export const kbc: Layout = {
  name: 'kbc',
  open: (link, files) => openTreeLayout(link, files, { part: folderForm, manifest: kbcManifest }),
};
