import type { TreeTool } from '../../engine/core/project/model/projectTree.ts';

/** A configuration from which the tree of either tool is written. */
export interface SampleConfiguration {
  id: string;
  component?: string;
  isDisabled?: boolean;
  /** The body as the platform has it. `⟦x⟧` marks a text with its quotes, `«x»` a part of one. */
  body: object;
  rows?: SampleRow[];
  variables?: SampleVariables;
}

export interface SampleRow {
  id: string;
  isDisabled?: boolean;
  body: object;
}

/** The variables of one configuration. */
export interface SampleVariables {
  id: string;
  /** The body: `{variables: […]}`. */
  body: object;
  /** The body of each set, `{values: […]}`, by its id. */
  sets: Record<string, object>;
  default?: string;
}

type Files = Record<string, string>;
interface Part {
  id: string;
  component: string;
  folder: string;
  isDisabled?: boolean | undefined;
  body: object;
  isRow?: boolean;
}

/** The files of a project with these configurations, as a tool writes them. Folders and names come from the ids. */
export function sampleTree(tool: TreeTool, configurations: readonly SampleConfiguration[]): Files {
  const entries = configurations.flatMap((each) => [entryOf(each), ...variablesEntry(tool, each)]);
  const manifest = {
    version: tool === 'kbc' ? 2 : 3,
    project: { id: 4321, apiHost: 'connection.keboola.com' },
    branches: [{ id: 777, path: 'main' }],
    configurations: entries.map((entry) => ({ branchId: 777, ...entry })),
  };
  const parts = configurations.flatMap((each) => partsOf(tool, each)).map((part) => filesOf(tool, part));
  return Object.assign({ '.keboola/manifest.json': json(manifest) }, ...parts);
}

/** The file with the body of a configuration, of its rows or of its variables. */
export function sampleFile(tool: TreeTool, folder: string): string {
  return `main/${folder}/${tool === 'kbc' ? 'config.json' : '_config.yml'}`;
}

function pathOf({ component = 'ex-generic-v2', id }: SampleConfiguration): string {
  return `extractor/${component}/${id}`;
}

function entryOf(each: SampleConfiguration): object {
  const { component = 'ex-generic-v2', id, rows = [] } = each;
  const named = rows.map((row) => ({ id: row.id, path: `rows/${row.id}` }));
  return { componentId: component, id, path: pathOf(each), rows: named };
}

function variablesEntry(tool: TreeTool, { variables, id, component = 'ex-generic-v2' }: SampleConfiguration): object[] {
  if (variables === undefined) return [];
  const { sets, default: chosen } = variables;
  const isKbc = tool === 'kbc';
  const rows = Object.keys(sets).map((set) => ({
    id: set,
    path: `${isKbc ? 'values' : 'rows'}/${set}`,
    ...(isKbc && set === chosen && { relations: [{ type: 'variablesValuesFor' }] }),
  }));
  const relations = isKbc ? { relations: [{ type: 'variablesFor', componentId: component, configId: id }] } : {};
  const path = isKbc ? 'variables' : `other/keboola.variables/${variables.id}`;
  return [{ componentId: 'keboola.variables', id: variables.id, path, ...relations, rows }];
}

function partsOf(tool: TreeTool, each: SampleConfiguration): Part[] {
  const { component = 'ex-generic-v2', id, isDisabled, body, rows = [], variables } = each;
  const folder = `main/${pathOf(each)}`;
  const attached = tool === 'kbagent' && variables ? referenceTo(variables) : {};
  const own = { id, component, folder, isDisabled, body: { ...body, ...attached } };
  const ofRows = rows.map((row) => ({ ...row, component, folder: `${folder}/rows/${row.id}`, isRow: true }));
  return [own, ...ofRows, ...(variables ? variablesParts(tool, folder, variables) : [])];
}

function referenceTo({ id, default: chosen }: SampleVariables): object {
  return { variables_id: id, ...(chosen !== undefined && { variables_values_id: chosen }) };
}

function variablesParts(tool: TreeTool, user: string, { id, body, sets }: SampleVariables): Part[] {
  const component = 'keboola.variables';
  const folder = tool === 'kbc' ? `${user}/variables` : `main/other/${component}/${id}`;
  const values = Object.entries(sets).map(([set, content]) => ({
    id: set,
    component,
    folder: `${folder}/${tool === 'kbc' ? 'values' : 'rows'}/${set}`,
    body: content,
    isRow: true,
  }));
  return [{ id, component, folder, body }, ...values];
}

function filesOf(tool: TreeTool, part: Part): Files {
  const { folder, id, isDisabled = false, body } = part;
  if (tool === 'kbagent') return { [`${folder}/_config.yml`]: yamlOf(part) };
  return { [`${folder}/config.json`]: json(body), [`${folder}/meta.json`]: json({ name: `Name ${id}`, isDisabled }) };
}

/** A `_config.yml`; JSON is YAML. */
function yamlOf({ id, component, isDisabled = false, body, isRow = false }: Part): string {
  const extra: Record<string, unknown> = {};
  const top: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(body)) {
    const isTop = ['parameters', 'processors', ...(isRow ? ['values'] : [])].includes(key.replaceAll(/[⟦⟧]/g, ''));
    (isTop ? top : extra)[key] = value;
  }
  const storage = Object(extra['storage']);
  delete extra['storage'];
  const content = {
    version: 2,
    name: `Name ${id}`,
    ...(isDisabled && { is_disabled: true }),
    ...storage,
    ...top,
    ...(Object.keys(extra).length > 0 && { _configuration_extra: extra }),
    _keboola: { component_id: component, [isRow ? 'row_id' : 'config_id']: id },
  };
  return Object.entries(content)
    .map(
      ([key, value]) =>
        `${json({ [key]: value })
          .slice(1, -2)
          .trim()}\n`,
    )
    .join('');
}

function json(value: unknown): string {
  return `${JSON.stringify(value, undefined, 2).replaceAll(/"⟦([^"⟧]*)⟧"/g, '«"$1"»')}\n`;
}
