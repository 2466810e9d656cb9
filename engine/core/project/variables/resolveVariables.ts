import { stringIn } from '../../json/stringIn.ts';
import { isCipher } from '../../text/isCipher.ts';
import type { SourceNode } from '../source/sourceNode.ts';
import type { KnownVariables, ValueSet } from './knownVariables.ts';
import { type PlacedTag, replaceTags } from './replaceTags.ts';
import { standInFor } from './standInFor.ts';
import type { UsedVariable } from './usedVariable.ts';

/** A body with its variables filled in, and what was in their places. */
export interface ResolvedBody {
  body: SourceNode;
  tags: PlacedTag[];
  variables: UsedVariable[];
}

/** The variables that are attached to a body. */
export interface Attached {
  /** Whether its variables are replaced at all; entries of the vault always are. */
  isAttached: boolean;
  /** Absent: they are not in the tree. */
  known?: KnownVariables | undefined;
  /** The values that count; absent: none are known. */
  set?: ValueSet | undefined;
  /** Names in braces that are rows of shared code. */
  sharedCode: ReadonlySet<string>;
}

/** Fills variables and entries of the vault into a body, as a job does. What has no value here gets a stand-in. */
export function resolveVariables(body: SourceNode, attached: Attached): ResolvedBody {
  const tags: PlacedTag[] = [];
  const variables: UsedVariable[] = [];
  const resolved = replaceTags(body, (tag) => {
    if (attached.sharedCode.has(tag.name)) return undefined;
    tags.push(tag);
    const isVariable = attached.isAttached && (tag.kind === 'name' || tag.kind === 'raw');
    if (tag.kind !== 'vault' && !isVariable) return undefined;
    const used = usedVariable(tag, attached);
    variables.push(used);
    // In the value of a secret it stays: such a value is one that only the platform knows.
    if (used.isVault && isSecretValue(tag)) return undefined;
    return used.value === undefined ? standInFor(tag) : written(tag, used.value);
  });
  return { body: resolved, tags, variables };
}

function isSecretValue({ path, isKey }: PlacedTag): boolean {
  return !isKey && isMarked(path.at(-1) ?? '');
}

function usedVariable(tag: PlacedTag, { known, set }: Attached): UsedVariable {
  const { name, place, path } = tag;
  const isVault = tag.kind === 'vault';
  const [defined, valued] = isVault ? [] : [known?.defined.get(name), set?.values.get(name)];
  return {
    name,
    place,
    ...(defined && { definition: defined.at }),
    ...(valued?.valueAt && { valueAt: valued.valueAt }),
    ...(valued?.value !== undefined && { value: valued.value }),
    isVault,
    ...(isSecretValue(tag) && { secretKey: path.at(-1) ?? '' }),
    isSecret: isVault || [name, path.at(-1) ?? ''].some(isMarked) || isCipher(valued?.value ?? ''),
  };
}

function isMarked(name: string): boolean {
  return name.startsWith('#');
}

/** The value as it stands in JSON. One in three braces is put in as it is, unless that would end the text around it. */
function written({ kind }: PlacedTag, value: string): string {
  return kind === 'raw' && isInText(value) ? value : JSON.stringify(value).slice(1, -1);
}

/** Whether characters can stand between the quotes of a JSON text. */
export function isInText(value: string): boolean {
  try {
    stringIn(`"${value}"`);
    return true;
  } catch {
    return false;
  }
}
