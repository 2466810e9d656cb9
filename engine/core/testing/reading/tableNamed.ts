/** The name of a table without its bucket. */
export function shortName(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}

/** The table that an expectation names, in full or without its bucket; undefined: there is none. */
export function tableNamed<Table extends { name: string }>(tables: readonly Table[], name: string): Table | undefined {
  return tables.find((table) => table.name === name) ?? tables.find((table) => shortName(table.name) === name);
}
