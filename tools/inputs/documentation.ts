import path from 'node:path';

/** A page of the documentation that ships with this program. Throws a UserError if it is missing. */
export async function readDocumentation(folder: string, page: string): Promise<string> {
  const { readForeignText } = await import('@pagewright/engine/files');
  return await readForeignText(path.join(folder, page), 'configuration');
}
