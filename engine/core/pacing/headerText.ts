/** A header for a person, with the usual capitals: `Retry-After: 30`. */
export function headerText(name: string, value: string): string {
  const shown = name.toLowerCase().replace(/ratelimit/g, 'rateLimit');
  return `${shown.replace(/(?:^|-)[a-z]/g, (start) => start.toUpperCase())}: ${value}`;
}
