import type { FoundPart } from '../../project/model/foundPart.ts';
import type { Manifest } from '../../project/model/manifest.ts';
import { openTree } from '../../project/model/openTree.ts';
import type { ProjectTree, TreeConfiguration } from '../../project/model/projectTree.ts';
import { readManifest } from '../../project/model/readManifest.ts';
import type { TreeFiles } from '../../project/model/treeFiles.ts';
import { ignorePath, manifestPath, variablesComponent } from '../../project/model/treeFormat.ts';
import { textAt } from '../../project/source/inSource.ts';
import type { ProjectFinding } from '../../project/source/projectFinding.ts';
import { readJsonSource } from '../../project/source/readJsonSource.ts';
import { fieldOf } from '../../project/source/sourceNode.ts';
import type { ProjectLink } from '../link.ts';
import type { LocalConfiguration } from '../localConfiguration.ts';
import type { PulledConfiguration } from '../pulledConfiguration.ts';
import type { ConfigurationPlace } from '../remoteConfiguration.ts';
import { completed } from './completed.ts';
import { FreePaths } from './freePaths.ts';
import type {
  FileTexts,
  LayoutChanges,
  LayoutFolder,
  PlacedConfiguration,
  PushedConfiguration,
  WrittenConfiguration,
} from './layout.ts';
import { ManifestPlaces } from './manifestPlaces.ts';
import { type ManifestForm, renewManifest } from './manifestText.ts';
import { overlaid } from './overlaid.ts';
import type { PartForm } from './partForm.ts';
import { type Naming, ownNaming } from './pathTemplate.ts';
import { adoptTree } from './treeAdopter.ts';
import { TreeReader } from './treeReader.ts';
import { TreeWriter } from './treeWriter.ts';

/** The forms of files, in which the trees of tools differ. */
export interface TreeForms {
  part: PartForm;
  manifest: ManifestForm;
}

/** Opens the tree of a tool. One whose manifest is missing or cannot be read has findings, and nothing can be added. */
export async function openTreeLayout(link: ProjectLink, files: TreeFiles, forms: TreeForms): Promise<LayoutFolder> {
  const tree = await openTree('', files);
  const text = (await files.read(manifestPath)) ?? '';
  const patterns = (await files.read(ignorePath)) ?? '';
  const manifest = { ...readManifest(text, manifestPath, patterns), tool: forms.part.tool };
  return new TreeLayoutFolder({ link, files, forms, tree, text, manifest });
}

/** A tree as it was opened. */
interface OpenedTree {
  link: ProjectLink;
  files: TreeFiles;
  forms: TreeForms;
  tree: ProjectTree;
  /** Of the manifest. */
  text: string;
  manifest: Manifest;
}

class TreeLayoutFolder implements LayoutFolder {
  readonly placed: readonly PlacedConfiguration[];
  readonly findings: readonly ProjectFinding[];
  readonly #opened: OpenedTree;
  readonly #places: ManifestPlaces;
  readonly #free: FreePaths;
  readonly #found: ReadonlyMap<string, FoundPart>;

  constructor(opened: OpenedTree) {
    const { link, files, tree, text, manifest } = opened;
    this.#opened = opened;
    this.#places = new ManifestPlaces(manifest, namingOf(text), tree, files);
    this.#free = new FreePaths(files);
    for (const { folder } of manifest.entries) this.#free.add(folder);
    const linked = link.configurations.flatMap(
      (each) => manifest.index.find(each.branch, each.component, each.id) ?? [],
    );
    const found = [
      ...linked.map((entry): FoundPart => ({ ...entry, tool: manifest.tool })),
      ...tree.configurations.map((each) => foundOf(each, manifest)),
    ];
    this.#found = new Map(
      found.filter(({ component }) => component !== variablesComponent).map((each) => [each.folder, each]),
    );
    this.placed = [...this.#found.values()].map(placedOf);
    this.findings = [...manifest.findings, ...tree.findings];
  }

  find(at: ConfigurationPlace): PlacedConfiguration | undefined {
    const found = this.#places.find(at);
    return found && placedOf(found);
  }

  async read(path: string): Promise<LocalConfiguration | undefined> {
    const { files, forms, tree, manifest } = this.#opened;
    const entry = manifest.index.inFolder(path);
    const known = entry?.folder === path ? { ...entry, tool: manifest.tool } : undefined;
    const found = this.#found.get(path) ?? known;
    const local = found && (await new TreeReader(this.#places, forms.part, files, manifest).read(found));
    if (local === undefined) return undefined;
    const around = tree.findings.filter(({ place }) => place.file.startsWith(`${path}/`));
    return { ...local, findings: [...local.findings, ...around] };
  }

  write(pulled: PulledConfiguration, over?: FileTexts): Promise<WrittenConfiguration> {
    const { files, forms } = this.#opened;
    return new TreeWriter(this.#places, forms.part, this.#free, overlaid(files, over)).write(pulled);
  }

  adopt({ local, remote }: PushedConfiguration): Promise<WrittenConfiguration> {
    return adoptTree({ local, remote }, this.#opened.forms.part, this.#opened.files);
  }

  async record(changes: LayoutChanges): Promise<FileTexts> {
    const text = await this.#opened.files.read(manifestPath);
    return new Map([[manifestPath, renewManifest(text ?? '', changes, this.#opened.forms.manifest)]]);
  }

  complete(local: LocalConfiguration, base: PulledConfiguration): LocalConfiguration {
    return completed(local, base, this.#places.tool);
  }
}

/** A configuration of the tree; its rows with ids are those of the manifest. */
function foundOf(configuration: TreeConfiguration, { index, tool }: Manifest): FoundPart {
  const { folder, id, branch, component } = configuration;
  const entry = index.inFolder(folder);
  if (entry?.folder === folder) return { ...entry, tool };
  const ids = {
    ...(id !== undefined && { id }),
    ...(branch !== undefined && { branch }),
    ...(component !== undefined && { component }),
  };
  return { tool, folder, ...ids, rows: [] };
}

function placedOf({ folder, branch, component, id }: FoundPart): PlacedConfiguration {
  const isKnown = branch !== undefined && component !== undefined && id !== undefined;
  return { path: folder, ...(isKnown && { at: { branch, component, id } }) };
}

/** The templates of a manifest. */
function namingOf(text: string): Naming {
  const naming = fieldOf(readJsonSource(text, ''), 'naming')?.value;
  return {
    config: textAt(naming, 'config') ?? ownNaming.config,
    row: textAt(naming, 'configRow') ?? ownNaming.row,
    variables: textAt(naming, 'variablesConfig') ?? ownNaming.variables,
    values: textAt(naming, 'variablesValuesRow') ?? ownNaming.values,
  };
}
