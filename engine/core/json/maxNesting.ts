/** How many lists and objects may stand inside each other (`json-to-csv.md` 1.1). */
export const maxNesting = 512;
