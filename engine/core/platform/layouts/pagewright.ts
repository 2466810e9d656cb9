import type { FoundPart } from '../../project/model/foundPart.ts';
import { scanFolders } from '../../project/model/scanFolders.ts';
import type { TreeFiles } from '../../project/model/treeFiles.ts';
import { variablesComponent } from '../../project/model/treeFormat.ts';
import type { ProjectFinding } from '../../project/source/projectFinding.ts';
import type { LinkedConfiguration, ProjectLink } from '../link.ts';
import type { LocalConfiguration } from '../localConfiguration.ts';
import type { PulledConfiguration } from '../pulledConfiguration.ts';
import type { ConfigurationPlace, RemoteConfiguration } from '../remoteConfiguration.ts';
import { placeKey, samePlace } from '../samePlace.ts';
import { completed } from './completed.ts';
import { folderForm } from './folderForm.ts';
import { FreePaths } from './freePaths.ts';
import type {
  FileTexts,
  Layout,
  LayoutFolder,
  PlacedConfiguration,
  PushedConfiguration,
  WrittenConfiguration,
} from './layout.ts';
import { LinkPlaces } from './linkPlaces.ts';
import { overlaid } from './overlaid.ts';
import { readSingleFile, writeSingleFile } from './singleFile.ts';
import { isSingleFile, singleFileOf } from './singleFileNames.ts';
import { adoptTree } from './treeAdopter.ts';
import { TreeReader } from './treeReader.ts';
import { TreeWriter } from './treeWriter.ts';

/**
 * Our own layout: a configuration is one file beside the folder of the link, or a folder as kbc has it where there are
 * rows or variables. The link says which configuration is which.
 */
export const pagewright: Layout = {
  name: 'pagewright',
  async open(link, files) {
    const known = new Set(link.configurations.map(({ path }) => path));
    const { parts, findings } = await scanFolders('', known, files);
    const singles = (await files.list('')).filter((name) => isSingleFile(name) && !known.has(name));
    const fresh = [...singles, ...parts.map(({ folder }) => folder)].filter((path) => !isInside(path, known));
    return new OwnFolder(link, files, fresh.toSorted(), findings);
  },
};

function isInside(path: string, known: ReadonlySet<string>): boolean {
  return [...known].some((each) => path.startsWith(`${each}/`));
}

class OwnFolder implements LayoutFolder {
  readonly placed: readonly PlacedConfiguration[];
  readonly findings: readonly ProjectFinding[];
  readonly #link: ProjectLink;
  readonly #files: TreeFiles;
  readonly #places: LinkPlaces;
  readonly #free: FreePaths;

  constructor(link: ProjectLink, files: TreeFiles, fresh: readonly string[], findings: readonly ProjectFinding[]) {
    this.#link = link;
    this.#files = files;
    this.#places = new LinkPlaces(link, files);
    this.#free = new FreePaths(files);
    for (const { path } of link.configurations) this.#free.add(path);
    const linked = link.configurations.filter(({ component }) => component !== variablesComponent).map(placedOf);
    this.placed = [...linked, ...fresh.map((path) => ({ path }))];
    this.findings = findings;
  }

  find(at: ConfigurationPlace): PlacedConfiguration | undefined {
    const linked = this.#linked(at);
    return linked && placedOf(linked);
  }

  async read(path: string): Promise<LocalConfiguration | undefined> {
    const linked = this.#link.configurations.find((each) => each.path === path);
    if (isSingleFile(path)) return await readSingleFile(path, linked, this.#files);
    const fresh: FoundPart = { tool: 'kbc', folder: path, rows: [] };
    return await new TreeReader(this.#places, folderForm, this.#files).read(
      (linked && this.#places.find(linked)) ?? fresh,
    );
  }

  async write(pulled: PulledConfiguration, over?: FileTexts): Promise<WrittenConfiguration> {
    const { configuration, variables } = pulled;
    const files = overlaid(this.#files, over);
    const linked = this.#linked(configuration);
    const isFolder = linked !== undefined && !isSingleFile(linked.path);
    if (!isFolder && configuration.rows.length === 0 && variables === undefined)
      return await writeSingleFile(configuration, linked?.path ?? (await this.#newFile(configuration)), files);
    const written = await new TreeWriter(this.#places, folderForm, this.#free, files).write(pulled);
    return linked === undefined || isFolder ? written : { ...written, obsolete: [...written.obsolete, linked.path] };
  }

  async adopt({ path, local, remote }: PushedConfiguration): Promise<WrittenConfiguration> {
    if (!isSingleFile(path)) return await adoptTree({ local, remote }, folderForm, this.#files);
    const text = (await this.#files.read(path)) ?? '';
    const written = await writeSingleFile(remote.configuration, path, this.#files);
    return { ...written, files: new Map([[path, text]]) };
  }

  async record(): Promise<FileTexts> {
    return new Map();
  }

  complete(local: LocalConfiguration, base: PulledConfiguration): LocalConfiguration {
    return completed(local, base, undefined);
  }

  #linked(at: ConfigurationPlace): LinkedConfiguration | undefined {
    return this.#link.configurations.find((each) => samePlace(each, at));
  }

  #newFile(configuration: RemoteConfiguration): Promise<string> {
    return this.#free.take(`${placeKey(configuration)} file`, (suffix) =>
      singleFileOf(this.#places.folderFor(configuration) + suffix),
    );
  }
}

function placedOf({ branch, component, id, path }: LinkedConfiguration): PlacedConfiguration {
  return { path, at: { branch, component, id } };
}
