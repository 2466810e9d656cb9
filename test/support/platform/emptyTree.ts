import type { LayoutName } from '../../../engine/faces/platform.ts';

const naming = {
  branch: '{branch_name}',
  config: '{component_type}/{component_id}/{config_name}',
  configRow: 'rows/{config_row_name}',
};

/** The files of a tree of a tool before anything was pulled into it; none of our own layout. */
export function emptyTree(layout: LayoutName, stack: string): Record<string, string> {
  if (layout === 'pagewright') return {};
  const project = { id: 4321, apiHost: new URL(stack).host };
  const shared = { project, naming, branches: [{ id: 777, path: 'main', metadata: {} }], configurations: [] };
  const manifest = layout === 'kbc' ? { version: 2, ...shared } : { version: 3, ...shared };
  return {
    '.keboola/manifest.json': `${JSON.stringify(manifest, undefined, 2)}\n`,
    'main/meta.json': '{\n  "name": "Main",\n  "isDefault": true\n}\n',
  };
}
