import { pathIn } from '../../project/model/folders.ts';
import type { FoundPart, FoundRow } from '../../project/model/foundPart.ts';
import type { TreeFiles } from '../../project/model/treeFiles.ts';
import { variablesComponent } from '../../project/model/treeFormat.ts';
import type { ProjectFinding } from '../../project/source/projectFinding.ts';
import { fieldOf, type SourceNode, textOfSource } from '../../project/source/sourceNode.ts';
import { bodySource } from '../bodies/bodySource.ts';
import { type VariablesReference, variablesIn, withoutVariables } from '../bodies/variablesReference.ts';
import type { LinkedPart } from '../link.ts';
import type { PulledConfiguration } from '../pulledConfiguration.ts';
import type { RemoteConfiguration, RemotePart } from '../remoteConfiguration.ts';
import { placeKey } from '../samePlace.ts';
import type { FreePaths } from './freePaths.ts';
import type { FileTexts, WrittenConfiguration } from './layout.ts';
import { filesOfPart } from './partFiles.ts';
import type { PartForm } from './partForm.ts';
import { idSlug } from './pathTemplate.ts';
import type { Places } from './places.ts';

/** A part with its folder and what its file says. */
interface PlacedPart {
  part: RemotePart;
  folder: string;
  component: string;
  isRow: boolean;
  body: SourceNode;
}

/** Makes the files of pulled configurations, in a tree or in a folder of our own. Writes nothing. */
export class TreeWriter {
  readonly #places: Places;
  readonly #form: PartForm;
  readonly #free: FreePaths;
  readonly #files: TreeFiles;

  constructor(places: Places, form: PartForm, free: FreePaths, files: TreeFiles) {
    this.#places = places;
    this.#form = form;
    this.#free = free;
    this.#files = files;
  }

  async write({ configuration, variables }: PulledConfiguration): Promise<WrittenConfiguration> {
    const found = this.#places.find(configuration);
    const folder =
      found?.folder ??
      (await this.#take(this.#places.folderFor(configuration), configuration, placeKey(configuration)));
    const body = bodySource(configuration.body);
    const reference = this.#relationOf(configuration, variables);
    const inFile = reference === undefined ? body : withoutVariables(body);
    const written = await this.#whole(configuration, folder, found?.rows ?? [], inFile);
    const detached = await this.#detached(found, body, variables);
    const inside = variables && (await this.#variables(variables, folder, variablesIn(configuration.body)));
    return {
      ...written,
      obsolete: [...written.obsolete, ...detached.filter((file) => inside?.files.has(file) !== true)],
      ...(inside && { variables: inside }),
      findings: [...written.findings, ...this.#shared(configuration, variables, folder)],
    };
  }

  /** The files of variables that lie in the folder of a configuration and are no longer its own. */
  async #detached(
    found: FoundPart | undefined,
    body: SourceNode,
    variables: RemoteConfiguration | undefined,
  ): Promise<string[]> {
    if (this.#places.tool !== 'kbc' || found === undefined) return [];
    const attached = await this.#places.variablesOf(found, body);
    return attached?.id === undefined || attached.id === variables?.id ? [] : await this.#filesOf(attached);
  }

  /** The reference to variables that is not in the file of a body, because the manifest or the link has it. */
  #relationOf(
    { body }: RemoteConfiguration,
    variables: RemoteConfiguration | undefined,
  ): VariablesReference | undefined {
    const [reference, source] = [variablesIn(body), bodySource(body)];
    if (this.#places.tool !== 'kbc' || reference === undefined || variables === undefined) return undefined;
    const isText = ['variables_id', 'variables_values_id'].every((key) => {
      const field = fieldOf(source, key);
      return field === undefined || textOfSource(field.value) !== undefined;
    });
    const { valuesId } = reference;
    const isThere = valuesId === undefined || variables.rows.some(({ id }) => id === valuesId);
    return isText && isThere ? reference : undefined;
  }

  async #variables(
    variables: RemoteConfiguration,
    user: string,
    reference: VariablesReference | undefined,
  ): Promise<WrittenConfiguration> {
    const known = this.#places.find(variables);
    const isInside = this.#places.tool !== 'kbc' || known?.folder.startsWith(`${user}/`) === true;
    const found = isInside ? known : undefined;
    const folder =
      found?.folder ??
      (await this.#take(this.#places.variablesFolderFor(variables, user), variables, placeKey(variables)));
    const written = await this.#whole(
      variables,
      folder,
      found?.rows ?? [],
      bodySource(variables.body),
      reference?.valuesId,
    );
    const left = known !== undefined && found === undefined ? await this.#filesOf(known) : [];
    const valuesId = reference?.valuesId;
    return {
      ...written,
      obsolete: [...written.obsolete, ...left],
      ...(valuesId !== undefined && { defaultValues: valuesId }),
    };
  }

  async #whole(
    remote: RemoteConfiguration,
    folder: string,
    known: readonly FoundRow[],
    body: SourceNode,
    defaultValues?: string,
  ): Promise<WrittenConfiguration> {
    const { component } = remote;
    const isVariables = remote.component === variablesComponent;
    const leavesOut = await this.#places.leavesOut(remote, known);
    const rows: LinkedPart[] = [];
    const parts: PlacedPart[] = [{ part: remote, folder, component, isRow: false, body }];
    for (const row of remote.rows) {
      if (leavesOut?.(row.id)) continue;
      const isDefault = isVariables && row.id === defaultValues;
      const path = await this.#rowPath(row, folder, known, isVariables, isDefault);
      rows.push({ id: row.id, path });
      parts.push({ part: row, folder: pathIn(folder, path), component, isRow: true, body: bodySource(row.body) });
    }
    const gone = known.filter(
      ({ id }) => !remote.rows.some((row) => row.id === id) && !(id !== undefined && leavesOut?.(id)),
    );
    const written = await Promise.all(parts.map((part) => this.#part(part)));
    const left = await Promise.all(gone.map((row) => this.#filesOf({ folder: row.folder, rows: [] })));
    return {
      remote,
      path: folder,
      files: new Map(written.flatMap(({ files }) => [...files])),
      obsolete: [...written.flatMap(({ obsolete }) => obsolete), ...left.flat()],
      rows,
      ...(leavesOut && { leavesOut }),
      findings: written.flatMap(({ findings }) => findings),
    };
  }

  async #rowPath(
    row: RemotePart,
    folder: string,
    known: readonly FoundRow[],
    isVariables: boolean,
    isDefault: boolean,
  ): Promise<string> {
    const found = known.find(({ id }) => id === row.id);
    if (found !== undefined) return found.folder.slice(folder.length + 1);
    const wanted = isDefault ? this.#places.defaultValuesPath : undefined;
    const inside = wanted ?? this.#places.rowPathFor(row, isVariables);
    const path = await this.#take(pathIn(folder, inside), row, JSON.stringify([folder, row.id]));
    return path.slice(folder.length + 1);
  }

  async #part({ part, folder, component, isRow, body }: PlacedPart): Promise<{
    files: FileTexts;
    obsolete: string[];
    findings: readonly ProjectFinding[];
  }> {
    const before = await filesOfPart(folder, this.#form, this.#files);
    const { texts, findings } = this.#form.write({ ...part, component, isRow, body }, folder, before);
    const files = new Map([...texts].map(([name, text]) => [pathIn(folder, name), text]));
    const obsolete = [...before.keys()].filter((name) => !texts.has(name)).map((name) => pathIn(folder, name));
    return { files, obsolete, findings };
  }

  async #filesOf({ folder, rows }: Pick<FoundPart, 'folder' | 'rows'>): Promise<string[]> {
    const folders = [folder, ...rows.map((row) => row.folder)];
    const names = await Promise.all(
      folders.map(async (each) =>
        [...(await filesOfPart(each, this.#form, this.#files)).keys()].map((name) => pathIn(each, name)),
      ),
    );
    return names.flat();
  }

  #take(path: string, { id }: { id: string }, owner: string): Promise<string> {
    const suffix = this.#places.tool === 'kbagent' ? idSlug(id).slice(0, 8) : undefined;
    return this.#free.take(owner, (each) => path + each, suffix);
  }

  #shared({ body }: RemoteConfiguration, variables: RemoteConfiguration | undefined, folder: string): ProjectFinding[] {
    const reference = variablesIn(body);
    if (!this.#places.detachesShared || reference === undefined || variables !== undefined) return [];
    const message = `The variables "${reference.id}" are not pulled, because other configurations use them too. kbc detaches them when it pushes: give each configuration its own.`;
    const place = { file: pathIn(folder, this.#form.names[0] ?? ''), start: 0, end: 0 };
    return [{ code: 'project.shared-variables', severity: 'warning', message, place }];
  }
}
