/** The number of remarks in a notification; the log has them all. */
const shownRemarks = 2;

/** The message after an import: the result, the first remarks, and the number of further ones. */
export function importMessage(done: string, remarks: readonly string[]): string {
  const left = remarks.length - shownRemarks;
  const more = left > 0 ? [`${left} more ${left === 1 ? 'note is' : 'notes are'} in the log.`] : [];
  return [done, ...remarks.slice(0, shownRemarks), ...more].join(' ');
}
