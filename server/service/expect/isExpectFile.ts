/** The glob pattern of every `expect.json` of a test. */
export const expectPattern = '**/*.tests/*/expect.json';

/** The glob pattern of every golden table. */
export const goldenPattern = '**/*.tests/*/tables/*.csv';

/** Whether a URI is one of such a file. */
export function isExpectFile(uri: string): boolean {
  return casePlaces(uri) !== undefined;
}

/** The places around the `expect.json` of a case, as URIs. */
export interface CasePlaces {
  /** The files that may be its configuration. */
  configs: string[];
  /** The folder of its golden tables. */
  tables: string;
}

/** The places of an `expect.json`; undefined: it is not that of a test. */
export function casePlaces(uri: string): CasePlaces | undefined {
  const [, base, name] = /^(.*\/[^/]+)\.tests\/([^/]+)\/expect\.json$/.exec(uri) ?? [];
  if (base === undefined || name === undefined) return undefined;
  return { configs: [`${base}.extractor.json`, `${base}.json`], tables: `${base}.tests/${name}/tables` };
}

/** Whether a URI is one of the `expect.json` of a test of this configuration. */
export function isTestOf(uri: string, config: string): boolean {
  return casePlaces(uri)?.configs.includes(config) === true;
}
