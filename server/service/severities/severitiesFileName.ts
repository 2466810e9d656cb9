/** The file that says for a folder and what is below it which findings are told, and how. */
export const severitiesFileName = '.pagewright.json';

/** Whether a URI is that of such a file. */
export function isSeveritiesFile(uri: string): boolean {
  return uri.endsWith(`/${severitiesFileName}`);
}
