import type { TreeTexts } from './treeService.ts';

/** A configuration in a tree of kbc. */
export interface KbcConfiguration {
  /** The name of its folder, and its id. */
  name: string;
  body: unknown;
  /** The bodies of its rows by their names. */
  rows?: Record<string, unknown>;
  /** The names of the rows that are switched off. */
  disabled?: readonly string[];
  /** The names of its variables. */
  variables?: readonly string[];
  /** The sets of values by their names; the first one is the default. */
  values?: Record<string, Record<string, string>>;
  component?: string;
}

const extractors = 'main/extractor';

/** The folder of a configuration. */
export function kbcFolder({ component = 'ex-generic-v2', name }: Pick<KbcConfiguration, 'component' | 'name'>): string {
  return `${extractors}/${component}/${name}`;
}

/** The files of a tree as kbc writes them. */
export function kbcTree(...configurations: KbcConfiguration[]): TreeTexts {
  const manifest = {
    version: 2,
    project: { id: 1, apiHost: 'connection.example.com' },
    naming: {},
    branches: [{ id: 1, path: 'main' }],
    configurations: configurations.flatMap(entriesOf),
  };
  return Object.assign({ '.keboola/manifest.json': manifest }, ...configurations.map(filesOf));
}

function entriesOf({ name, rows = {}, variables, values = {}, component = 'ex-generic-v2' }: KbcConfiguration) {
  const path = `extractor/${component}/${name}`;
  const own = {
    branchId: 1,
    componentId: component,
    id: name,
    path,
    rows: Object.keys(rows).map((row) => ({ id: row, path: `rows/${row}` })),
  };
  if (variables === undefined) return [own];
  const sets = Object.keys(values).map((set, index) => ({
    id: set,
    path: `values/${set}`,
    ...(index === 0 && { relations: [{ type: 'variablesValuesFor' }] }),
  }));
  const relations = [{ type: 'variablesFor', componentId: component, configId: name }];
  const componentId = 'keboola.variables';
  return [own, { branchId: 1, componentId, id: `${name}-variables`, path: 'variables', relations, rows: sets }];
}

function filesOf(configuration: KbcConfiguration): TreeTexts {
  const { name, body, rows = {}, disabled = [], variables, values = {} } = configuration;
  const folder = kbcFolder(configuration);
  const texts: TreeTexts = { [`${folder}/config.json`]: body, [`${folder}/meta.json`]: { name, isDisabled: false } };
  for (const [row, text] of Object.entries(rows)) {
    texts[`${folder}/rows/${row}/config.json`] = text;
    texts[`${folder}/rows/${row}/meta.json`] = { name: row, isDisabled: disabled.includes(row) };
  }
  if (variables === undefined) return texts;
  texts[`${folder}/variables/config.json`] = { variables: variables.map((each) => ({ name: each, type: 'string' })) };
  for (const [set, pairs] of Object.entries(values)) {
    const list = Object.entries(pairs).map(([key, value]) => ({ name: key, value }));
    texts[`${folder}/variables/values/${set}/config.json`] = { values: list };
    texts[`${folder}/variables/values/${set}/meta.json`] = { name: set, isDisabled: false };
  }
  return texts;
}
