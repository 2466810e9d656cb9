/** What an import has to know of the configuration that it goes into. */
export interface ExistingConfiguration {
  /** Absent where it is computed or missing. */
  baseUrl: string | undefined;
  /** Keys of `config` with their values. */
  attributes: ReadonlyMap<string, unknown>;
  /** Whether requests are authenticated by `api.authentication`. */
  isAuthenticated: boolean;
  /** Names of the parameters that every request gets: of the authentication and of `defaultOptions`. */
  sharedParams: ReadonlySet<string>;
  /** Headers that every request gets, by name in lower case; undefined for a value that is computed. */
  sharedHeaders: ReadonlyMap<string, string | undefined>;
  isPaged: boolean;
  dataTypes: ReadonlySet<string>;
}
