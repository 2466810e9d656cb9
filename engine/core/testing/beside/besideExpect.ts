import type { NamedSecret } from './namedSecrets.ts';

/** The surroundings of an `expect.json`, as far as they are known. Nothing is said of what is absent. */
export interface BesideExpect {
  /** The names in its configuration; absent where that cannot be read. */
  config?: ConfigNames | undefined;
  /** The names of the environments of the nearest `.pagewright.json`; none where there is no such file. */
  environments?: readonly string[] | undefined;
  /** The golden tables by the names of their files, without `.csv`, each with its columns where they are known. */
  goldens?: ReadonlyMap<string, readonly string[] | undefined> | undefined;
}

/** The names in a configuration that expectations refer to. */
export interface ConfigNames {
  jobs: readonly string[];
  /** By their names as a run writes them. */
  tables: ReadonlyMap<string, ConfigTable>;
  secrets: readonly NamedSecret[];
  /** The paging parameters, which are no secrets whatever they are called. */
  pagedBy: ReadonlySet<string>;
}

/** A table that a configuration names. */
export interface ConfigTable {
  /** The columns that its mapping writes; absent: the fields of the records decide. */
  columns?: readonly string[];
}

/** The golden table that an expectation names, in full or without its bucket. */
export function goldenOf(
  goldens: ReadonlyMap<string, readonly string[] | undefined>,
  table: string,
): { columns: readonly string[] | undefined } | undefined {
  const [found] = [...goldens].filter(
    ([name]) => name === table || `in.c-${name}` === table || name.endsWith(`.${table}`),
  );
  return found && { columns: found[1] };
}

/** The table of a configuration that an expectation names. */
export function configTableOf({ tables }: ConfigNames, name: string): ConfigTable | undefined {
  return tables.get(name) ?? [...tables].find(([own]) => own.endsWith(`.${name}`))?.[1];
}

/** The columns that a table is known to have: those of its golden table, otherwise those of its mapping. */
export function columnsOf({ goldens, config }: BesideExpect, table: string): readonly string[] | undefined {
  const golden = goldens && goldenOf(goldens, table)?.columns;
  return golden ?? (config && configTableOf(config, table)?.columns);
}
