/** How deep lists and objects may be nested (`json-to-csv.md` 1.1). */
export const maxNesting = 512;
