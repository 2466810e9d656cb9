import { groupBy } from '@pagewright/core/groupBy';
import { FolderLinks } from '@pagewright/core/platform/link/folderLinks';
import { vaultAround } from '@pagewright/core/platform/link/vaultAround';
import { composeConfiguration } from '@pagewright/core/project/model/composeConfiguration';
import { findUse } from '@pagewright/core/project/model/findUse';
import { isTreeFile } from '@pagewright/core/project/model/isTreeFile';
import { openTree } from '@pagewright/core/project/model/openTree';
import type { ProjectTree, TreeConfiguration } from '@pagewright/core/project/model/projectTree';
import type { ExtractorService } from '../extractorService.ts';
import type { ExtractorDiagnostic } from '../features/diagnostics.ts';
import { composedFindings, type PlacedDiagnostic } from './composedFindings.ts';
import type { ProjectFiles } from './documents/projectFiles.ts';

/** Findings of a configuration, or of the tree itself. */
export interface PartFindings {
  /** The URI of the file of the configuration, or of the root of the tree. */
  uri: string;
  /** The URIs of the files that it was composed of. */
  files: string[];
  /** The diagnostics of each file that has some. */
  findings: { uri: string; diagnostics: ExtractorDiagnostic[] }[];
}

type Service = Pick<ExtractorService, 'findDiagnostics' | 'withSeverities'>;

/** Checks of trees whose files need not be open: one configuration after the other, so that few texts are in memory. */
export class ProjectChecks {
  readonly #files: ProjectFiles;
  readonly #parts = new Set<string>();
  #links: FolderLinks;

  constructor(files: ProjectFiles) {
    this.#files = files;
    this.#links = new FolderLinks(files);
  }

  /** Whether a file was found to be part of a configuration of the platform. */
  isInTree(uri: string): boolean {
    return this.#parts.has(uri);
  }

  /** Reads what the tree of a folder consists of; no bodies are read. */
  async open(uri: string): Promise<ProjectTree> {
    this.#links = new FolderLinks(this.#files);
    return await openTree(this.#files.nameOf(uri).replace(/\/$/, ''), this.#files);
  }

  /** The findings of a tree itself. */
  async checkTree(service: Service, { root, findings }: ProjectTree): Promise<PartFindings> {
    const placed = await composedFindings(service, [], findings, this.#files);
    return { uri: this.#files.uriOf(root), files: [], findings: this.#byFile(placed) };
  }

  /** The findings of a configuration with all of its rows. */
  async checkConfiguration(service: Service, configuration: TreeConfiguration): Promise<PartFindings> {
    const { rows, variables } = configuration;
    const parts = [configuration, ...rows, ...(variables ? [variables, ...variables.values] : [])];
    const files = parts.map(({ file }) => this.#files.uriOf(file));
    for (const uri of files) this.#parts.add(uri);
    const { composed, findings } = await composeConfiguration(configuration, this.#files, {
      vault: await vaultAround(configuration, this.#links),
    });
    const placed = await composedFindings(service, composed, findings, this.#files);
    return { uri: this.#files.uriOf(configuration.file), files, findings: this.#byFile(placed) };
  }

  /** The findings of the configuration with this file, or of the tree of a folder; undefined: it is no longer there. */
  async checkAgain(service: Service, uri: string): Promise<PartFindings | undefined> {
    const file = this.#files.nameOf(uri);
    if (!isTreeFile(file)) return await this.checkTree(service, await this.open(uri));
    this.#links = new FolderLinks(this.#files);
    const use = await findUse(file, this.#files);
    const configuration = use?.configurations.find((each) => each.file === file);
    if (configuration === undefined) this.#parts.delete(uri);
    return configuration && (await this.checkConfiguration(service, configuration));
  }

  #byFile(placed: readonly PlacedDiagnostic[]): PartFindings['findings'] {
    const byFile = groupBy(placed, ({ file }) => file);
    return [...byFile].map(([file, own]) => ({
      uri: this.#files.uriOf(file),
      diagnostics: own.map(({ diagnostic }) => diagnostic),
    }));
  }
}
