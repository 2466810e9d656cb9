/** An ISO 8601 time for a person, to the second: `2026-01-31 08:00:00 UTC`. */
export function utcText(time: string): string {
  return `${time.slice(0, 19).replace('T', ' ')} UTC`;
}
