import type { KbcConfiguration } from './kbcTree.ts';
import type { TreeTexts } from './treeService.ts';
import { valueToYaml } from './yaml/valueToYaml.ts';

/** The folder of a configuration. */
export function kbagentFolder({
  component = 'ex-generic-v2',
  name,
}: Pick<KbcConfiguration, 'component' | 'name'>): string {
  return `main/extractor/${component}/${name}`;
}

/** The folder of the variables of a configuration. */
export function kbagentVariables({ name }: Pick<KbcConfiguration, 'name'>): string {
  return `main/other/keboola.variables/${name}-variables`;
}

/** The files of a tree as kbagent writes them, with the same content as one of kbc. */
export function kbagentTree(...configurations: KbcConfiguration[]): TreeTexts {
  const manifest = {
    version: 3,
    project: { id: 1, apiHost: 'connection.example.com' },
    naming: {},
    branches: [{ id: 1, path: 'main', metadata: {} }],
    configurations: configurations.flatMap(entriesOf),
  };
  return Object.assign({ '.keboola/manifest.json': manifest }, ...configurations.map(filesOf));
}

function entriesOf({ name, rows = {}, variables, values = {}, component = 'ex-generic-v2' }: KbcConfiguration) {
  const rowsOf = (names: string[]) => names.map((row) => ({ id: row, path: `rows/${row}` }));
  const path = `extractor/${component}/${name}`;
  const own = { branchId: 1, componentId: component, id: name, path, rows: rowsOf(Object.keys(rows)) };
  if (variables === undefined) return [own];
  const variablesPath = `other/keboola.variables/${name}-variables`;
  const id = `${name}-variables`;
  return [
    own,
    { branchId: 1, componentId: 'keboola.variables', id, path: variablesPath, rows: rowsOf(Object.keys(values)) },
  ];
}

function filesOf(configuration: KbcConfiguration): TreeTexts {
  const { name, body, rows = {}, disabled = [], variables, values = {}, component = 'ex-generic-v2' } = configuration;
  const file = (folder: string, value: object) => ({ [`${folder}/_config.yml`]: valueToYaml(value) });
  const folder = kbagentFolder(configuration);
  const [defaultSet] = Object.keys(values);
  const attached = { variables_id: `${name}-variables`, variables_values_id: defaultSet };
  const { parameters, processors, ...rest } = body as Record<string, unknown>;
  const extra = { ...rest, ...(variables && attached) };
  const own = {
    version: 2,
    name,
    parameters,
    ...(processors !== undefined && { processors }),
    ...(Object.keys(extra).length > 0 && { _configuration_extra: extra }),
    _keboola: { component_id: component, config_id: name },
  };
  const ofRows = Object.entries(rows).map(([row, text]) =>
    file(`${folder}/rows/${row}`, {
      version: 2,
      name: row,
      ...(disabled.includes(row) && { is_disabled: true }),
      ...(text as object),
      _keboola: { component_id: component, row_id: row },
    }),
  );
  return Object.assign(file(folder, own), ...ofRows, ...filesOfVariables(configuration));
}

function filesOfVariables({ name, variables, values = {} }: KbcConfiguration): TreeTexts[] {
  if (variables === undefined) return [];
  const folder = kbagentVariables({ name });
  const list = variables.map((each) => ({ name: each, type: 'string' }));
  const head = { version: 2, name: `${name}-variables` };
  const component_id = 'keboola.variables';
  const definition = {
    ...head,
    _configuration_extra: { variables: list },
    _keboola: { component_id, config_id: `${name}-variables` },
  };
  const sets = Object.entries(values).map(([set, pairs]) => {
    const items = Object.entries(pairs).map(([key, value]) => ({ name: key, value }));
    const text = { version: 2, name: set, values: items, _keboola: { component_id, row_id: set } };
    return { [`${folder}/rows/${set}/_config.yml`]: valueToYaml(text) };
  });
  return [{ [`${folder}/_config.yml`]: valueToYaml(definition) }, ...sets];
}
