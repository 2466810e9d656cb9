/** The log lines of the workbench; only lines of the suite are of interest. */
const noise =
  /^\[|^(Resolv|Creating a socket|Updating additional|Ignoring |No search provider|Request to |Found additional|Loading devel)/;

/** Prints a line of the log of a window if it is of the suite; `PAGEWRIGHT_E2E_VERBOSE` prints all. */
export function printLine(line: string): void {
  if (process.env['PAGEWRIGHT_E2E_VERBOSE'] || !noise.test(line)) console.log(line);
}
