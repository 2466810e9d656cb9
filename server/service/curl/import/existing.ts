/** What an import needs to know about the configuration that it extends. */
export interface ExistingConfiguration {
  /** Absent if it is computed or missing. */
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
