/** How deep lists and objects may be nested (`docs/format/json-to-csv.md#11-json-decoding`). */
export const maxNesting = 512;
