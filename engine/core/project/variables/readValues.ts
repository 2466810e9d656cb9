import { itemsOf, scalarText, textAt } from '../model/inSource.ts';
import type { ProjectFinding, TreePart, TreeVariables } from '../model/projectTree.ts';
import { readBody } from '../model/readBody.ts';
import { idOf } from '../model/readVariables.ts';
import type { TreeFiles } from '../model/treeFiles.ts';
import { fieldOf, type SourceNode, type SourcePlace } from '../source/sourceNode.ts';

/** A variable that is defined, or has a value. */
export interface NamedPlace {
  name: string;
  /** Of the name, with its quotes if it has some. */
  at: SourcePlace;
  /** The value, where it is one. */
  value?: string;
  valueAt?: SourcePlace;
}

/** A set of values. */
export interface ValueSet {
  part: TreePart;
  /** By the names of the variables. */
  values: ReadonlyMap<string, NamedPlace>;
  /** The list of values, where one more belongs. */
  at: SourcePlace;
}

/** Variables with all of their values. */
export interface Variables {
  part: TreeVariables;
  defined: ReadonlyMap<string, NamedPlace>;
  sets: ValueSet[];
  /** What of them cannot be read. */
  findings: ProjectFinding[];
  /** Whether the definitions were read: without them nothing can be said about names. */
  isRead: boolean;
}

/** Reads the definitions and the sets of values of a variables configuration. */
export async function readValues(part: TreeVariables, files: TreeFiles): Promise<Variables> {
  const [own, ...sets] = await Promise.all([part, ...part.values].map(({ file }) => readBody(file, files)));
  const read = part.values.flatMap((set, index): ValueSet[] => {
    const body = sets[index]?.body;
    return body === undefined ? [] : [{ part: set, values: namedIn(body, 'values'), at: listAt(body, 'values', set) }];
  });
  const findings = [...(own?.findings ?? []), ...sets.flatMap((set) => set.findings)];
  const isRead = own?.body !== undefined;
  return { part, defined: namedIn(own?.body, 'variables'), sets: read, findings, isRead };
}

/** The set that a name or an id means, or the default one; undefined if there is none. */
export function setOf({ part, sets }: Variables, chosen: string | undefined): ValueSet | undefined {
  const wanted = chosen ?? part.defaultValues;
  const byId = sets.find((set) => wanted !== undefined && idOf(set.part) === wanted);
  return byId ?? (chosen === undefined ? undefined : sets.find((set) => set.part.name === chosen));
}

function namedIn(body: SourceNode | undefined, list: string): Map<string, NamedPlace> {
  return new Map(
    itemsOf(fieldOf(body, list)?.value).flatMap((item): [string, NamedPlace][] => {
      const [name, at] = [textAt(item, 'name'), fieldOf(item, 'name')?.value?.at];
      const value = fieldOf(item, 'value')?.value;
      const text = scalarText(value);
      if (name === undefined || at === undefined) return [];
      return [[name, { name, at, ...(text && { value: text }), ...(value && { valueAt: value.at }) }]];
    }),
  );
}

function listAt(body: SourceNode, list: string, { file }: TreePart): SourcePlace {
  return fieldOf(body, list)?.key.at ?? { file, start: body.at.start, end: Math.min(body.at.start + 1, body.at.end) };
}
