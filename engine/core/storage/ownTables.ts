/** The import log of the storage: a row for each table of each import. */
export const loadsTable = '_pagewright_loads';

/** The configurations that stored tables belong to. */
export const ownersTable = '_pagewright_owners';
