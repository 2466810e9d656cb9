import type { Seed, SeedConfiguration, SeedRow } from './seeds.ts';
import { componentTypes } from './seeds.ts';

/** The text of each file of a tree by its path. */
export type TreeTexts = Map<string, string>;

interface Entry {
  branchId: number;
  componentId: string;
  id: string;
  path: string;
  relations?: object[];
  rows: object[];
}

const mainBranch = { id: 777, name: 'Main' };
const variables = 'keboola.variables';
const sharedCode = 'keboola.shared-code';

/** The files of the tree that keboola-as-code pulls from a project. */
export function kbcTree(seed: Seed): TreeTexts {
  const files: TreeTexts = new Map();
  const entries: Entry[] = [];
  const branches = [mainBranch, ...(seed.branches ?? [])];
  for (const branch of branches) {
    const folder = slugOf(branch.name);
    files.set(`${folder}/meta.json`, json({ name: branch.name, isDefault: branch === mainBranch }));
    files.set(`${folder}/description.md`, '\n');
    entries.push(...new BranchWriter(seed, { id: branch.id, folder }, files).write());
  }
  files.set('.keboola/manifest.json', json(manifestOf(seed, branches, entries)));
  return files;
}

/** Writes the configurations of one branch. */
class BranchWriter {
  readonly #seed: Seed;
  readonly #branch: { id: number; folder: string };
  readonly #files: TreeTexts;
  readonly #taken = new Set<string>();

  constructor(seed: Seed, branch: { id: number; folder: string }, files: TreeTexts) {
    this.#seed = seed;
    this.#branch = branch;
    this.#files = files;
  }

  write(): Entry[] {
    const sorted = this.#seed.configurations.toSorted(
      (a, b) => compare(a.componentId, b.componentId) || compare(a.id, b.id),
    );
    return sorted.flatMap((configuration) => {
      const users = this.#usersOf(configuration);
      // One that several use is not pulled at all.
      return users.length > 1 ? [] : [this.#configuration(configuration, users[0])];
    });
  }

  #configuration(given: SeedConfiguration, user: SeedConfiguration | undefined): Entry {
    const path = user === undefined ? this.#free(this.#pathOf(given)) : 'variables';
    const folder = `${this.#branch.folder}/${user === undefined ? path : `${this.#pathOf(user)}/${path}`}`;
    const content = user === undefined ? this.#withoutLinks(given) : given.configuration;
    this.#part(folder, { ...given, configuration: content });
    const rows = (given.rows ?? []).map((row) => this.#row(folder, given, row, user));
    const relations = user && [{ componentId: user.componentId, configId: user.id, type: 'variablesFor' }];
    const { id, folder: _folder, ...branch } = this.#branch;
    return {
      ...branch,
      branchId: id,
      componentId: given.componentId,
      id: given.id,
      path,
      ...(relations && { relations }),
      rows,
    };
  }

  #row(folder: string, { componentId }: SeedConfiguration, row: SeedRow, user: SeedConfiguration | undefined): object {
    const isDefault = linksOf(user).variables_values_id === row.id;
    const path = this.#free(rowPath(componentId, isDefault ? 'default' : this.#slug(row)), `${folder}/`);
    this.#part(`${folder}/${path}`, row);
    return { id: row.id, path, ...(isDefault && { relations: [{ type: 'variablesValuesFor' }] }) };
  }

  #part(folder: string, { name, description = '', isDisabled = false, configuration }: SeedRow): void {
    this.#files.set(`${folder}/config.json`, json(parsed(configuration)));
    this.#files.set(`${folder}/meta.json`, json({ name, isDisabled }));
    this.#files.set(`${folder}/description.md`, `${description}\n`);
  }

  #pathOf({ componentId, configuration, ...part }: SeedConfiguration): string {
    if (componentId === sharedCode) return `_shared/${Object(parsed(configuration)).componentId}`;
    return `${componentTypes[componentId]}/${componentId}/${this.#slug({ configuration, ...part })}`;
  }

  #slug({ id, name }: SeedRow): string {
    return this.#seed.hasIdsInPaths ? `${id}-${slugOf(name)}` : slugOf(name);
  }

  /** A path that nothing else of this folder has. */
  #free(path: string, within = ''): string {
    for (let number = 1; ; number++) {
      const free = number === 1 ? path : `${path}-${String(number).padStart(3, '0')}`;
      if (this.#taken.has(within + free)) continue;
      this.#taken.add(within + free);
      return free;
    }
  }

  #usersOf({ componentId, id }: SeedConfiguration): SeedConfiguration[] {
    return componentId === variables
      ? this.#seed.configurations.filter((user) => linksOf(user).variables_id === id)
      : [];
  }

  /** The links to variables are relations of the manifest. */
  #withoutLinks({ configuration }: SeedConfiguration): unknown {
    const { variables_id, variables_values_id, ...others } = Object(parsed(configuration));
    return others;
  }
}

function manifestOf(seed: Seed, branches: readonly { id: number; name: string }[], configurations: readonly Entry[]) {
  const id = seed.hasIdsInPaths ? '{config_id}-' : '';
  const rowId = seed.hasIdsInPaths ? '{config_row_id}-' : '';
  return {
    version: 2,
    project: { id: 4321, apiHost: 'connection.keboola.test' },
    allowTargetEnv: false,
    sortBy: 'id',
    naming: {
      branch: '{branch_name}',
      config: `{component_type}/{component_id}/${id}{config_name}`,
      configRow: `rows/${rowId}{config_row_name}`,
      schedulerConfig: `schedules/${id}{config_name}`,
      sharedCodeConfig: '_shared/{target_component_id}',
      sharedCodeConfigRow: `codes/${rowId}{config_row_name}`,
      variablesConfig: 'variables',
      variablesValuesRow: `values/${rowId}{config_row_name}`,
      dataAppConfig: `app/{component_id}/${id}{config_name}`,
    },
    allowedBranches: branches.length > 1 ? ['*'] : ['__main__'],
    ignoredComponents: [],
    templates: { repositories: [] },
    branches: branches.map(({ id: branch, name }) => ({ id: branch, path: slugOf(name) })),
    configurations,
  };
}

function rowPath(componentId: string, slug: string): string {
  if (componentId === variables) return `values/${slug}`;
  return componentId === sharedCode ? `codes/${slug}` : `rows/${slug}`;
}

function linksOf(configuration: SeedConfiguration | undefined): {
  variables_id?: string;
  variables_values_id?: string;
} {
  return Object(parsed(configuration?.configuration));
}

/** Numbers pass through a float, as in the tool. */
function parsed(configuration: unknown): unknown {
  return typeof configuration === 'string' ? JSON.parse(configuration) : configuration;
}

function json(value: unknown): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}

function slugOf(name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
