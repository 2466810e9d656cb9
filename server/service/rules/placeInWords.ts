/** The place of a key in words. A key at the top has no path. */
export function placeInWords(shown: string, top = 'at the top'): string {
  return shown.includes('.') ? `in "${shown}"` : `${top}, next to ${shown === 'api' ? '"config"' : '"api"'}`;
}
