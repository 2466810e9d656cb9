import { composeText } from '../../project/composed/composeText.ts';
import { mergeSources } from '../../project/composed/mergeSources.ts';
import { itemsOf, scalarText } from '../../project/source/inSource.ts';
import { readJsonSource } from '../../project/source/readJsonSource.ts';
import { fieldOf, type SourceNode } from '../../project/source/sourceNode.ts';
import type { NamedPlace, ValueSet } from '../../project/variables/knownVariables.ts';
import type { PlacedTag } from '../../project/variables/replaceTags.ts';
import { resolveVariables } from '../../project/variables/resolveVariables.ts';
import type { RemoteConfiguration, RemotePart } from '../remoteConfiguration.ts';
import type { RanText, RanVersion } from './jobEvidence.ts';

/** The choices of a job. */
interface JobChoice {
  /** Ids of the rows; none: all that are enabled. */
  rows: readonly string[];
  /** The values of the variables by name; undefined: they are not known. */
  values: ReadonlyMap<string, string> | undefined;
}

/** A version of a configuration as a job ran it. */
export function ranVersion(configuration: RemoteConfiguration, { rows: chosen, values }: JobChoice): RanVersion {
  const { rows, version, isDisabled } = configuration;
  const isRun = (row: RemotePart) => (chosen.length > 0 ? chosen.includes(row.id) : !row.isDisabled);
  const base = readJsonSource(configuration.body, bodyFile);
  const ran = rows.filter(isRun);
  const bodies = rows.length === 0 ? [{ body: base }] : ran.map((row) => ({ row, body: over(base, row) }));
  const resolved = bodies.map(({ body, ...own }) => ({ ...own, ...resolve(body, values) }));
  const left = rows.filter((row) => !row.isDisabled && !isRun(row)).map(({ name }) => name);
  const skipped = chosen.length > 0 ? [] : rows.filter((row) => !isRun(row)).map(({ name }) => name);
  return {
    version,
    isDisabled,
    texts: resolved.map(ranText),
    skipped,
    ...(left.length > 0 && { left }),
    hasValues: resolved.every((each) => each.hasValues),
    vault: [...new Set(resolved.flatMap(({ vault }) => vault))],
  };
}

const bodyFile = 'configuration';

function over(base: SourceNode | undefined, { id, body }: RemotePart): SourceNode | undefined {
  const row = readJsonSource(body, id);
  return base && row && mergeSources(base, row);
}

interface Resolved {
  text: string;
  vault: string[];
  hasValues: boolean;
}

function resolve(body: SourceNode | undefined, values: JobChoice['values']): Resolved {
  if (body === undefined) return { text: '', vault: [], hasValues: false };
  const isAttached = variablesOf(body) !== undefined;
  const codes = itemsOf(fieldOf(body, 'shared_code_row_ids')?.value).flatMap((id) => scalarText(id) ?? []);
  const set = values && setOf(values, body);
  const found = resolveVariables(body, { isAttached, set, sharedCode: new Set(codes) });
  const hasValues = found.variables.every(({ value, isVault }) => value !== undefined || isVault);
  return { text: composeText(found.body).text, vault: found.tags.filter(isOfVault).map(({ name }) => name), hasValues };
}

/** Whether a tag stands for an entry of the vault, and not in the value of a secret, where it stays. */
function isOfVault({ kind, path, isKey }: PlacedTag): boolean {
  return kind === 'vault' && (isKey || path.at(-1)?.startsWith('#') !== true);
}

/** The ids of the variables that a body uses, and of its default values; undefined: it uses none. */
function variablesOf(body: SourceNode): { id: string; values: string | undefined } | undefined {
  const textAt = (key: string) => {
    const value = fieldOf(body, key)?.value;
    return value && scalarText(value);
  };
  const id = textAt('variables_id');
  return id === undefined ? undefined : { id, values: textAt('variables_values_id') };
}

/** As `variablesOf`, for a body as text. */
export function variablesIn(text: string): ReturnType<typeof variablesOf> {
  const body = readJsonSource(text, bodyFile);
  return body && variablesOf(body);
}

function setOf(values: ReadonlyMap<string, string>, { at }: SourceNode): ValueSet {
  const placed = [...values].map(([name, value]): [string, NamedPlace] => [name, { name, at, value, valueAt: at }]);
  return { id: '', name: '', values: new Map(placed), at };
}

function ranText({ row, text }: { row?: RemotePart; text: string }): RanText {
  return { ...(row && { row: { id: row.id, name: row.name } }), text };
}
