/** More would not be read in a message; the log has all. */
const shownRemarks = 2;

/** What is said after an import: what was done, the first remarks, and how many there are besides. */
export function importMessage(done: string, remarks: readonly string[]): string {
  const left = remarks.length - shownRemarks;
  const more = left > 0 ? [`${left} more ${left === 1 ? 'remark is' : 'remarks are'} in the log.`] : [];
  return [done, ...remarks.slice(0, shownRemarks), ...more].join(' ');
}
