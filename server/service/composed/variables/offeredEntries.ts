import type { VaultEntries } from '@pagewright/core/project/variables/vaultEntries';
import type { VariableIndex } from '../documents/variableIndex.ts';

const prefix = 'vault.';

/** An entry of the vault that can be completed. */
interface OfferedEntry {
  label: string;
  detail: string;
}

/**
 * The entries of the vault for a name that is being typed: all of the vault, or, while that is not known, those that the
 * configuration uses already, once the name can be nothing else.
 */
export function offeredEntries(typed: string, { uses, vault }: VariableIndex): OfferedEntry[] {
  if (!prefix.startsWith(typed) && !typed.startsWith(prefix)) return [];
  if (vault !== undefined)
    return vault.names.map((name) => ({ label: prefix + name, detail: `Vault of ${vault.from}${suffixOf(vault)}` }));
  if (typed === '') return [];
  const used = new Set(uses.filter(({ isVault }) => isVault).map(({ name }) => name));
  used.delete(typed.slice(prefix.length));
  return [...used].map((name) => ({ label: prefix + name, detail: 'Vault' }));
}

function suffixOf({ when }: VaultEntries): string {
  return when === undefined ? '' : `, ${when}`;
}
