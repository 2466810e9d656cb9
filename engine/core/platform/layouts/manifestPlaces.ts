import { UserError } from '../../errors.ts';
import { referenceOf } from '../../project/model/attachVariables.ts';
import { pathIn } from '../../project/model/folders.ts';
import type { FoundPart, FoundRow } from '../../project/model/foundPart.ts';
import type { Manifest } from '../../project/model/manifest.ts';
import type { ProjectTree } from '../../project/model/projectTree.ts';
import type { TreeFiles } from '../../project/model/treeFiles.ts';
import { bodyFiles, variablesComponent } from '../../project/model/treeFormat.ts';
import type { SourceNode } from '../../project/source/sourceNode.ts';
import type { ConfigurationPlace, RemoteConfiguration, RemotePart } from '../remoteConfiguration.ts';
import { samePlace } from '../samePlace.ts';
import { idSlug, type Naming, nameSlug, ownNaming, pathOfTemplate } from './pathTemplate.ts';
import type { Places } from './places.ts';
import { type LeavesOut, rowsLeftOut } from './rowsLeftOut.ts';

/** The places of a tree of a tool, by its manifest. */
export class ManifestPlaces implements Places {
  readonly #manifest: Manifest;
  readonly #naming: Naming;
  readonly #tree: ProjectTree;
  readonly #files: TreeFiles;

  constructor(manifest: Manifest, naming: Naming, tree: ProjectTree, files: TreeFiles) {
    this.#manifest = manifest;
    this.#naming = naming;
    this.#tree = tree;
    this.#files = files;
  }

  get tool() {
    return this.#manifest.tool;
  }

  get detachesShared(): boolean {
    return this.tool === 'kbc';
  }

  get defaultValuesPath(): string | undefined {
    if (this.tool === 'kbagent') return undefined;
    return pathOfTemplate(
      this.#naming.values,
      { config_row_name: 'default', config_row_id: 'default' },
      ownNaming.values,
    );
  }

  find(at: ConfigurationPlace): FoundPart | undefined {
    const { branch, component, id } = at;
    const entry = this.#manifest.index.find(branch, component, id);
    if (entry !== undefined) return { ...entry, tool: this.tool };
    const found = this.#tree.configurations.find((each) => samePlace(each, at));
    return found && { ...found, rows: [] };
  }

  async variablesOf(user: FoundPart, body: SourceNode): Promise<FoundPart | undefined> {
    if (this.tool === 'kbagent') return this.#named(user, body);
    const { branch, component, id, folder } = user;
    const isKnown = branch !== undefined && component !== undefined && id !== undefined;
    const entry = isKnown ? this.#manifest.index.variablesFor(branch, component, id) : undefined;
    if (entry !== undefined) return { ...entry, tool: 'kbc' };
    const inside = pathIn(folder, 'variables');
    const isOther = this.#manifest.index.inFolder(inside) !== undefined;
    if (isOther || !(await this.#files.list(inside)).includes(bodyFiles.kbc)) return undefined;
    return {
      tool: 'kbc',
      folder: inside,
      component: variablesComponent,
      rows: [],
      ...(branch !== undefined && { branch }),
    };
  }

  /** The variables that a body names, unless others name them too. */
  #named({ branch, folder }: FoundPart, body: SourceNode): FoundPart | undefined {
    const reference = referenceOf(body);
    if (reference === undefined || branch === undefined) return undefined;
    const entry = this.#manifest.index.find(branch, variablesComponent, reference.id);
    const user = this.#tree.configurations.find((each) => each.folder === folder);
    return entry && user?.variables?.isUsedOnce !== false ? { ...entry, tool: 'kbagent' } : undefined;
  }

  async leavesOut({ component, id }: ConfigurationPlace, rows: readonly FoundRow[]): Promise<LeavesOut | undefined> {
    return await rowsLeftOut({ component, id, rows }, this.#manifest, this.#files);
  }

  folderFor({ branch, component, name, id }: RemoteConfiguration): string {
    return pathIn(this.#branchFolder(branch), this.#configPath('extractor', component, name, id));
  }

  variablesFolderFor({ branch, component, name, id }: RemoteConfiguration, user: string): string {
    if (this.tool === 'kbagent')
      return pathIn(this.#branchFolder(branch), this.#configPath('other', component, name, id));
    const values = { config_name: nameSlug(this.tool, name), config_id: idSlug(id) };
    return pathIn(user, pathOfTemplate(this.#naming.variables, values, ownNaming.variables));
  }

  rowPathFor({ name, id }: RemotePart, isOfVariables: boolean): string {
    const kind = isOfVariables && this.tool === 'kbc' ? 'values' : 'row';
    const values = { config_row_name: nameSlug(this.tool, name), config_row_id: idSlug(id) };
    return pathOfTemplate(this.#naming[kind], values, ownNaming[kind]);
  }

  #configPath(type: string, component: string, name: string, id: string): string {
    const values = {
      component_type: type,
      component_id: idSlug(component),
      config_name: nameSlug(this.tool, name),
      config_id: idSlug(id),
    };
    return pathOfTemplate(this.#naming.config, values, ownNaming.config);
  }

  #branchFolder(id: string): string {
    const branch = this.#manifest.branches.find((each) => each.id === id);
    if (branch !== undefined) return branch.folder;
    const message = `The manifest of ${this.tool} has no folder for the branch ${id}. Let ${this.tool} pull the branch once, or choose one that it has.`;
    throw new UserError('platform.branch-not-in-tree', message);
  }
}
