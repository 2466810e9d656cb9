import { closestName } from '../../text/closestName.ts';
import type { ProjectFinding } from '../source/projectFinding.ts';
import { checkName } from './checkName.ts';
import type { PlacedTag } from './replaceTags.ts';
import { type Attached, isInText } from './resolveVariables.ts';
import type { VaultEntries } from './vaultEntries.ts';

/** Finds what is wrong with the tags of a body; `vault` are the entries of the vault, if all are known. */
export function checkTags(
  tags: readonly PlacedTag[],
  attached: Attached,
  vault: VaultEntries | undefined,
): ProjectFinding[] {
  return tags.flatMap((tag) => {
    const found = tag.kind === 'vault' ? checkEntry(tag, vault) : checkTag(tag, attached);
    return found === undefined ? [] : [{ ...found, place: tag.place }];
  });
}

type Found = Omit<ProjectFinding, 'place'> | undefined;

function checkTag(tag: PlacedTag, attached: Attached): Found {
  if (!attached.isAttached) return undefined;
  if (tag.kind === 'open') return notClosed;
  if (tag.kind === 'section') return sectionTag(tag);
  const { known, set } = attached;
  const value = set?.values.get(tag.name)?.value;
  if (known !== undefined && !known.defined.has(tag.name))
    return notDefined(tag.name, [...known.defined.keys()], value !== undefined);
  const notAscii = checkName(tag.name);
  if (notAscii !== undefined) return notAscii;
  return tag.kind === 'raw' && value !== undefined && !isInText(value) ? unescaped(tag.name) : undefined;
}

const notClosed: Found = {
  code: 'variable.not-closed',
  severity: 'warning',
  message: '"{{" has no "}}" in this text, so the job fails or reads on to the next "}}". Close it.',
};

function sectionTag({ text, start, end }: PlacedTag): Found {
  const message = `"${text.slice(start, end)}" is no variable: the platform takes it for a part of a template, and what is around it is lost or the job fails. A variable is written "{{ name }}".`;
  return { code: 'variable.section-tag', severity: 'warning', message };
}

function notDefined(name: string, defined: readonly string[], hasValue: boolean): Found {
  const code = 'variable.not-defined';
  if (hasValue) {
    const message = `"${name}" has a value, but it is not in the list of variables. Define it there, so that each set of values must have one.`;
    return { code, severity: 'information', message };
  }
  const nearest = closestName(name, defined);
  const advice = nearest === undefined ? 'Define it, and give it a value.' : `Did you mean "${nearest}"?`;
  const message = `The variable "${name}" is not defined, so the job fails. ${advice}`;
  return { code, severity: 'error', message, ...correction(name, nearest) };
}

function correction(found: string, nearest: string | undefined): Pick<ProjectFinding, 'correction'> {
  return nearest === undefined ? {} : { correction: { found, instead: nearest } };
}

function unescaped(name: string): Found {
  const message = `The value of "${name}" has characters that end the text around it, and in three braces it is not escaped. Write "{{ ${name} }}".`;
  return { code: 'variable.unescaped', severity: 'error', message };
}

function checkEntry({ name }: PlacedTag, vault: VaultEntries | undefined): Found {
  if (vault === undefined || vault.names.includes(name)) return undefined;
  const nearest = closestName(name, vault.names);
  const found = vault.when === undefined ? notInVault(name, vault, nearest) : notInVaultThen(name, vault, nearest);
  const corrected = nearest === undefined ? undefined : `vault.${nearest}`;
  return { code: 'variable.unknown-vault-entry', ...found, ...correction(`vault.${name}`, corrected) };
}

function notInVault(name: string, { from }: VaultEntries, nearest: string | undefined) {
  const advice = nearest === undefined ? 'Add it to the vault.' : `Did you mean "${nearest}"?`;
  const message = `The vault of ${from} has no entry "${name}", so the job fails. ${advice}`;
  return { severity: 'error', message } as const;
}

/** The finding for a list of some day: the entry may have been added since, unless its name looks like a slip. */
function notInVaultThen(name: string, { from, when }: VaultEntries, nearest: string | undefined) {
  const start = `The vault of ${from} had no entry "${name}" ${when}.`;
  if (nearest !== undefined) return { severity: 'warning', message: `${start} Did you mean "${nearest}"?` } as const;
  const message = `${start} If it was added since, connect the folder again; otherwise add it, or the job fails.`;
  return { severity: 'information', message } as const;
}
