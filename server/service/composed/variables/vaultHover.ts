import type { UsedVariable } from '@pagewright/core/project/variables/usedVariable';
import type { VaultEntries } from '@pagewright/core/project/variables/vaultEntries';
import { codeSpan, escapeMarkdown } from '@pagewright/core/text/markdownCode';

/** The source of an entry of the vault, and how a run here gets a value in its place, as Markdown; never the value. */
export function vaultHover({ name, secretKey }: UsedVariable, vault: VaultEntries | undefined): string {
  const whose = vault === undefined ? '' : ` of ${escapeMarkdown(vault.from)}`;
  const isThere = vault?.names.includes(name) ?? true;
  const when = vault?.when === undefined ? '' : ` ${vault.when}`;
  const known = vault !== undefined && when !== '' ? ` It was there ${vault.when}.` : '';
  const title = isThere
    ? `Entry ${codeSpan(name)} of the vault${whose}: only a job on the platform knows its value.${known}`
    : `The vault${whose} ${when === '' ? 'has' : 'had'} no entry ${codeSpan(name)}${when}.`;
  const here =
    secretKey === undefined
      ? 'A run here can have a value in the place of an entry only in a key that begins with `#`.'
      : `A run here takes the value that you set for ${codeSpan(secretKey)}.`;
  return `${title}\n\n${here}`;
}
