import { kbagentForm } from './kbagentForm.ts';
import { kbagentManifest } from './kbagentManifest.ts';
import type { Layout } from './layout.ts';
import { openTreeLayout } from './treeLayout.ts';

/** The tree of kbagent (keboola-cli). */
export const kbagent: Layout = {
  name: 'kbagent',
  open: (link, files) => openTreeLayout(link, files, { part: kbagentForm, manifest: kbagentManifest }),
};
