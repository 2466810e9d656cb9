import { quoteName } from './quoteName.ts';

/** The table in which the storage keeps its book: one row for each table of each import. */
export const loadsTable = '_pagewright_loads';

/** What makes the book where there is none yet. */
export const createLoadsTable = `CREATE TABLE IF NOT EXISTS ${quoteName(loadsTable)} ("loaded_at" TEXT NOT NULL, "table" TEXT NOT NULL, "mode" TEXT NOT NULL, "rows" INTEGER NOT NULL)`;

/** What writes a line into the book: when, which table, how, and the rows of its file. */
export const insertLoad = `INSERT INTO ${quoteName(loadsTable)} VALUES (?, ?, ?, ?)`;
