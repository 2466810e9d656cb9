import type { TreeTool } from './projectTree.ts';

/** The id of the component whose configurations are variables. */
export const variablesComponent = 'keboola.variables';
/** The id of generic extractor itself; components that are made from it have ids of their makers. */
export const genericComponent = 'ex-generic-v2';
/** Where a tool keeps what it knows about a tree. */
export const manifestPath = '.keboola/manifest.json';
/** Where kbc keeps the patterns of what it leaves out. */
export const ignorePath = '.keboola/.kbcignore';

/** The name of the file with the body of a configuration, a row or a set of values. */
export const bodyFiles: Readonly<Record<TreeTool, string>> = { kbc: 'config.json', kbagent: '_config.yml' };
/** The folder with the sets of values, in that of a variables configuration. */
export const valuesFolders: Readonly<Record<TreeTool, string>> = { kbc: 'values', kbagent: 'rows' };
