import type { FolderLinks, TreeConfiguration } from '@pagewright/engine/projects';
import { isUserError, UserError } from '@pagewright/engine/run';
import { diskTreeFiles } from '@pagewright/engine/treeFiles';
import { loadTrees } from './loadTrees.ts';

/** Composes configurations with the set of values that was chosen for all of them, as far as they have it. */
export class ValuesComposer {
  readonly #values: string | undefined;
  readonly #refusals: UserError[] = [];
  #isUsed = false;
  #links: FolderLinks | undefined;

  constructor(values: string | undefined) {
    this.#values = values;
  }

  /** Composes a configuration, or one of its rows; with its default values if it has none of the chosen name. */
  async compose(configuration: TreeConfiguration, row: string | undefined) {
    const { composeConfiguration, FolderLinks, vaultAround } = await loadTrees();
    this.#links ??= new FolderLinks(diskTreeFiles);
    const vault = await vaultAround(configuration, this.#links);
    const choice = { ...(row !== undefined && { row }), vault };
    if (this.#values === undefined) return await composeConfiguration(configuration, diskTreeFiles, choice);
    try {
      const values = this.#values;
      const found = await composeConfiguration(configuration, diskTreeFiles, { ...choice, values });
      this.#isUsed ||= found.composed.some((one) => one.values !== undefined);
      return found;
    } catch (error) {
      if (!isUserError(error) || error.code !== 'run.unknown-values') throw error;
      // Most configurations have no variables, and nothing to say about values.
      if (configuration.variables !== undefined) this.#refusals.push(error);
      return await composeConfiguration(configuration, diskTreeFiles, choice);
    }
  }

  /** Says which configurations have other values only. Throws a UserError if none has the chosen ones. */
  remarks(): string[] {
    const [refusal] = this.#refusals;
    if (this.#values === undefined || this.#isUsed) {
      return this.#refusals.map(({ message }) => `${message} It is checked with the default ones.`);
    }
    throw refusal ?? new UserError('run.unknown-values', `No configuration here has values "${this.#values}".`);
  }
}
