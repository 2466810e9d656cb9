import { variablesIn } from '../core/platform/bodies/variablesReference.ts';
import type { PulledConfiguration } from '../core/platform/pulledConfiguration.ts';
import type { RemoteConfiguration } from '../core/platform/remoteConfiguration.ts';
import { variablesComponent } from '../core/project/model/treeFormat.ts';
import type { ListedComponent } from '../io/platform/storageApi.ts';
import type { Trip } from './trip.ts';

/** The configurations of a branch, and which variables belong to one of them alone. */
export class RemoteListing {
  readonly components: readonly ListedComponent[];
  readonly #trip: Trip;
  readonly #users = new Map<string, number>();

  static async of(trip: Trip, branch: string): Promise<RemoteListing> {
    return new RemoteListing(trip, await trip.api.storage.extractors(branch, trip.signal));
  }

  private constructor(trip: Trip, components: readonly ListedComponent[]) {
    this.#trip = trip;
    this.components = components;
    for (const { body } of this.all) {
      const id = variablesIn(body)?.id;
      if (id !== undefined) this.#users.set(id, (this.#users.get(id) ?? 0) + 1);
    }
  }

  get all(): RemoteConfiguration[] {
    return this.components.flatMap(({ configurations }) => configurations);
  }

  /** A configuration with the newest version of its variables. */
  async newest(configuration: RemoteConfiguration): Promise<PulledConfiguration> {
    const id = this.#ownVariables(configuration);
    if (id === undefined) return { configuration };
    const { api, signal } = this.#trip;
    const at = { branch: configuration.branch, component: variablesComponent, id };
    const variables = await api.storage.configuration(at, signal);
    return variables === undefined ? { configuration } : { configuration, variables };
  }

  /** A version of a configuration, with the given version of its variables; undefined: there is none. */
  async version(
    newest: PulledConfiguration,
    version: number,
    ofVariables: (id: string) => number | undefined,
  ): Promise<PulledConfiguration | undefined> {
    const configuration = await this.#versionOf(newest.configuration, version);
    if (configuration === undefined) return undefined;
    const id = this.#ownVariables(configuration);
    const known = id === undefined ? undefined : ofVariables(id);
    if (id === undefined || known === undefined) return { configuration };
    const isSame = newest.variables?.id === id && newest.variables.version === known;
    const at = { branch: configuration.branch, component: variablesComponent, id };
    const variables = isSame ? newest.variables : await this.#trip.api.storage.version(at, known, this.#trip.signal);
    return variables === undefined ? { configuration } : { configuration, variables };
  }

  async #versionOf(newest: RemoteConfiguration, version: number): Promise<RemoteConfiguration | undefined> {
    if (newest.version === version) return newest;
    const { api, signal } = this.#trip;
    return await api.storage.version(newest, version, signal);
  }

  /** Id of the variables of a configuration; undefined: it has none, or others use them too. */
  #ownVariables({ body }: RemoteConfiguration): string | undefined {
    const id = variablesIn(body)?.id;
    return id === undefined || (this.#users.get(id) ?? 0) > 1 ? undefined : id;
  }
}
