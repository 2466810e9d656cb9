import { UserError } from '../../errors.ts';

/**
 * Node's own SQLite. Throws a UserError where this Node has none: it came with 22.13, and an older one is no reason to
 * do without all the rest.
 */
export async function loadSqlite(): Promise<typeof import('node:sqlite')> {
  const { emitWarning } = process;
  try {
    // Some versions call it experimental on the terminal at the first use, which says nothing to who runs an extraction.
    process.emitWarning = () => undefined;
    return await import('node:sqlite');
  } catch (error) {
    const message = `The storage needs SQLite, which comes with Node 22.13; this is ${process.versions.node}.`;
    throw new UserError('storage.not-available', message, { cause: error });
  } finally {
    process.emitWarning = emitWarning;
  }
}
