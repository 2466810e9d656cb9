import { foldersAbove, pathIn } from '../../project/model/folders.ts';
import type { FoundPart, FoundRow } from '../../project/model/foundPart.ts';
import type { TreeFiles } from '../../project/model/treeFiles.ts';
import { bodyFiles, variablesComponent } from '../../project/model/treeFormat.ts';
import type { LinkedConfiguration, ProjectLink } from '../link.ts';
import type { ConfigurationPlace, RemoteConfiguration, RemotePart } from '../remoteConfiguration.ts';
import { samePlace } from '../samePlace.ts';
import { nameSlug } from './pathTemplate.ts';
import type { Places } from './places.ts';
import { isSingleFile } from './singleFileNames.ts';

/** The places of folders of our own, by the link. Variables lie in the folder of the configuration that uses them. */
export class LinkPlaces implements Places {
  readonly tool = 'kbc';
  readonly detachesShared = false;
  readonly defaultValuesPath = 'values/default';
  readonly #link: ProjectLink;
  readonly #files: TreeFiles;

  constructor(link: ProjectLink, files: TreeFiles) {
    this.#link = link;
    this.#files = files;
  }

  find(at: ConfigurationPlace): FoundPart | undefined {
    const entry = this.#link.configurations.find((each) => samePlace(each, at));
    return entry === undefined || isSingleFile(entry.path) ? undefined : foundOf(entry);
  }

  async variablesOf({ folder, branch }: FoundPart): Promise<FoundPart | undefined> {
    const entry = this.#link.configurations.find(
      ({ component, path }) => component === variablesComponent && foldersAbove(path)[0] === folder,
    );
    if (entry !== undefined) return foundOf(entry);
    const inside = pathIn(folder, 'variables');
    if (!(await this.#files.list(inside)).includes(bodyFiles.kbc)) return undefined;
    return {
      tool: 'kbc',
      folder: inside,
      component: variablesComponent,
      rows: [],
      ...(branch !== undefined && { branch }),
    };
  }

  async leavesOut(): Promise<undefined> {}

  folderFor({ name }: RemoteConfiguration): string {
    return nameSlug('kbc', name);
  }

  variablesFolderFor(_variables: RemoteConfiguration, user: string): string {
    return pathIn(user, 'variables');
  }

  rowPathFor({ name }: RemotePart, isOfVariables: boolean): string {
    return `${isOfVariables ? 'values' : 'rows'}/${nameSlug('kbc', name)}`;
  }
}

function foundOf({ path, branch, component, id, rows = [], defaultValues }: LinkedConfiguration): FoundPart {
  const found = rows.map(
    (row): FoundRow => ({ id: row.id, folder: pathIn(path, row.path), isDefault: row.id === defaultValues }),
  );
  return { tool: 'kbc', folder: path, branch, component, id, rows: found };
}
