import { folderName } from '../../project/model/folderName.ts';
import { pathIn } from '../../project/model/folders.ts';
import type { FoundPart, FoundRow } from '../../project/model/foundPart.ts';
import { listRows } from '../../project/model/listRows.ts';
import type { Manifest } from '../../project/model/manifest.ts';
import { mapBounded } from '../../project/model/mapBounded.ts';
import type { TreeFiles } from '../../project/model/treeFiles.ts';
import { genericComponent, valuesFolders, variablesComponent } from '../../project/model/treeFormat.ts';
import type { SourceNode } from '../../project/source/sourceNode.ts';
import { type VariablesReference, variablesIn, withVariables } from '../bodies/variablesReference.ts';
import type { LocalConfiguration, LocalPart } from '../localConfiguration.ts';
import type { PartForm, ReadPart } from './partForm.ts';
import type { Places } from './places.ts';
import { rowsLeftOut } from './rowsLeftOut.ts';

/** A configuration as its files say it, with its body as a tree. */
interface ReadWhole {
  local: LocalConfiguration;
  body: SourceNode | undefined;
  /** Of variables whose default values are left out by the tool: the id of their row. */
  hiddenDefault?: string;
}

/** Reads configurations of a tree or of a folder of our own. */
export class TreeReader {
  readonly #places: Places;
  readonly #form: PartForm;
  readonly #files: TreeFiles;
  readonly #manifest: Manifest | undefined;

  /** Our own layout has no manifest of a tool. */
  constructor(places: Places, form: PartForm, files: TreeFiles, manifest?: Manifest) {
    this.#places = places;
    this.#form = form;
    this.#files = files;
    this.#manifest = manifest;
  }

  /** Undefined: the file with the body is not there. */
  async read(found: FoundPart): Promise<LocalConfiguration | undefined> {
    const whole = await this.#whole(found);
    if (whole === undefined) return undefined;
    const { local, body } = whole;
    const attached = body && (await this.#places.variablesOf(found, body));
    const read = attached && (await this.#whole(attached, variablesIn(local.body)));
    return read === undefined ? local : withAttached(local, read, this.#places.tool === 'kbc');
  }

  async #whole(found: FoundPart, reference?: VariablesReference): Promise<ReadWhole | undefined> {
    const { folder, id, branch, component = genericComponent } = found;
    const place = { folder, ...(id !== undefined && { id }), component, isRow: false };
    const read = await this.#form.read(place, this.#files);
    if (read === undefined) return undefined;
    const isVariables = component === variablesComponent;
    const rows = await this.#rows(found, component);
    const values = isVariables ? defaultOf(rows, reference?.valuesId) : undefined;
    const leavesOut = await rowsLeftOut({ ...found, component }, this.#manifest, this.#files);
    const hidden = found.rows.find((row) => row.isDefault && row.id !== undefined && leavesOut?.(row.id) === true);
    const local = {
      ...(branch !== undefined && { branch }),
      component,
      ...read.part,
      rows: rows.map(({ part }) => part),
      ...(values && { defaultValues: values }),
      ...(leavesOut && { leavesOut }),
      findings: [read, ...rows].flatMap(({ findings }) => findings),
    };
    return { local, body: read.body, ...(hidden?.id !== undefined && { hiddenDefault: hidden.id }) };
  }

  async #rows({ folder, rows, tool }: FoundPart, component: string): Promise<(ReadPart & { row: FoundRow })[]> {
    const home = pathIn(folder, component === variablesComponent ? valuesFolders[tool] : 'rows');
    const listed = await listRows({ rows, folder: home, tool }, this.#manifest, this.#files);
    const known = new Set(rows.map(({ id }) => id));
    const read = await mapBounded(listed.rows, async (row) => {
      const { folder: inside, id } = row;
      const place = { folder: inside, ...(id !== undefined && { id }), component, isRow: true };
      const part = await this.#form.read(place, this.#files);
      if (part === undefined) return [];
      return [{ ...part, row, part: row.id === undefined ? withOwnId(part.part, known) : part.part }];
    });
    return read.flat();
  }
}

/** A row that no manifest names: the copy of another one has the id of that. */
function withOwnId(part: LocalPart, known: Set<string | undefined>): LocalPart {
  const { id, ...others } = part;
  if (id === undefined || known.has(id)) return others;
  known.add(id);
  return part;
}

/** The row with the default values: the one that is named, or the one that its folder makes it. */
function defaultOf(rows: readonly { part: LocalPart; row: FoundRow }[], valuesId?: string): LocalPart | undefined {
  const named = rows.find(({ part, row }) => row.isDefault || (valuesId !== undefined && part.id === valuesId));
  const called = rows.find(({ row }) => row.at === undefined && row.id === undefined && folderName(row) === 'default');
  return (named ?? called)?.part;
}

/** A configuration with its variables; in files of kbc the reference to them is not in the body. */
function withAttached(
  local: LocalConfiguration,
  { local: variables, hiddenDefault }: ReadWhole,
  isRelation: boolean,
): LocalConfiguration {
  const { id, defaultValues } = variables;
  const isNamed = !isRelation || id === undefined || local.body === '' || variablesIn(local.body) !== undefined;
  if (isNamed) return { ...local, variables, findings: [...local.findings, ...variables.findings] };
  const valuesId = defaultValues === undefined ? hiddenDefault : defaultValues.id;
  const body = withVariables(local.body, { id, ...(valuesId !== undefined && { valuesId }) });
  return { ...local, body, variables, findings: [...local.findings, ...variables.findings] };
}
