import type { UsedVariable } from '../model/composedConfiguration.ts';
import type { SourceNode } from '../source/sourceNode.ts';
import type { ValueSet, Variables } from './readValues.ts';
import { type PlacedTag, replaceTags } from './replaceTags.ts';
import { standInFor } from './standInFor.ts';

/** A body with its variables filled in, and what was in their places. */
export interface ResolvedBody {
  body: SourceNode;
  tags: PlacedTag[];
  variables: UsedVariable[];
}

/**
 * Fills variables and entries of the vault into a body, as a job does. What has no value here gets a stand-in. Without
 * variables only entries of the vault are filled in.
 */
export function resolveVariables(
  body: SourceNode,
  attached: { variables?: Variables | undefined; isAttached: boolean },
  set: ValueSet | undefined,
  isOther: (tag: PlacedTag) => boolean = () => false,
): ResolvedBody {
  const tags: PlacedTag[] = [];
  const variables: UsedVariable[] = [];
  const resolved = replaceTags(body, (tag) => {
    if (isOther(tag)) return undefined;
    tags.push(tag);
    const isVariable = tag.kind === 'name' || tag.kind === 'raw';
    if (tag.kind !== 'vault' && !(isVariable && attached.isAttached)) return undefined;
    const used = usedVariable(tag, attached.variables, set);
    variables.push(used);
    // In the value of a secret it stays: such a value is one that only the platform knows.
    if (used.isVault && isSecretValue(tag)) return undefined;
    return used.value === undefined ? standInFor(tag) : written(tag, used.value);
  });
  return { body: resolved, tags, variables };
}

function isSecretValue({ path, isKey }: PlacedTag): boolean {
  return !isKey && (path.at(-1) ?? '').startsWith('#');
}

function usedVariable(tag: PlacedTag, variables: Variables | undefined, set: ValueSet | undefined): UsedVariable {
  const { name, place, path } = tag;
  const isVault = tag.kind === 'vault';
  const [defined, valued] = isVault ? [] : [variables?.defined.get(name), set?.values.get(name)];
  return {
    name,
    place,
    ...(defined && { definition: defined.at }),
    ...(valued?.valueAt && { valueAt: valued.valueAt }),
    ...(valued?.value !== undefined && { value: valued.value }),
    isVault,
    isSecret: isVault || name.startsWith('#') || (path.at(-1) ?? '').startsWith('#'),
  };
}

/** The value as it stands in JSON. One in three braces is put in as it is, unless that ends the text around it. */
function written({ kind }: PlacedTag, value: string): string {
  const escaped = JSON.stringify(value).slice(1, -1);
  return kind === 'raw' && isContentOfText(value) ? value : escaped;
}

/** Whether a text can stand between the quotes of a JSON text. */
export function isContentOfText(value: string): boolean {
  try {
    return typeof JSON.parse(`"${value}"`) === 'string';
  } catch {
    return false;
  }
}
