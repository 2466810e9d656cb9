import type { TreeTool } from '../model/projectTree.ts';

/** The name of the folder that a tool makes of the name of a configuration; `config` if no letter is left of it. */
export function slugOf(tool: TreeTool, name: string): string {
  // Only kbc takes the marks off letters; to kbagent such a letter is none.
  const plain = tool === 'kbc' ? name.normalize('NFD').replaceAll(/\p{M}/gu, '') : name;
  const slug = plain
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return slug === '' ? 'config' : slug;
}
