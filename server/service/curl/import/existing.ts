/** The parts of an existing configuration that an import needs. */
export interface ExistingConfiguration {
  /** The base address; absent if it is computed or missing. */
  baseUrl: string | undefined;
  /** Keys of `config` with their values. */
  attributes: ReadonlyMap<string, unknown>;
  /** Whether requests are authenticated by `api.authentication`. */
  isAuthenticated: boolean;
  /** Names of the parameters of every request: from the authentication and from `defaultOptions`. */
  sharedParams: ReadonlySet<string>;
  /** Headers of every request, by name in lower case; undefined for a computed value. */
  sharedHeaders: ReadonlyMap<string, string | undefined>;
  isPaged: boolean;
  dataTypes: ReadonlySet<string>;
}
