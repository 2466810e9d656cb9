/** The file that sets the severities for a folder and everything below it. */
export const severitiesFileName = '.pagewright.json';

/** Whether a URI is one of such a file. */
export function isSeveritiesFile(uri: string): boolean {
  return uri.endsWith(`/${severitiesFileName}`);
}
