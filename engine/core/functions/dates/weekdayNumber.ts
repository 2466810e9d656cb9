/** The number of a weekday, 0 for Sunday, by its English name: whole, in the plural or its first three letters. */
export function weekdayNumber(name: string): number {
  return ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'].indexOf(name.slice(0, 3).toLowerCase());
}
