import { UserError } from '../../core/errors.ts';

/** Node's SQLite, loaded when needed. Throws a UserError if this Node has none (before 22.13). */
export async function loadSqlite(): Promise<typeof import('node:sqlite')> {
  const { emitWarning } = process;
  try {
    // Some versions print at the first use that SQLite is experimental, which is of no use to the user.
    process.emitWarning = () => undefined;
    return await import('node:sqlite');
  } catch (error) {
    const message = `The storage needs Node 22.13 or newer, which includes SQLite; this is ${process.versions.node}.`;
    throw new UserError('storage.not-available', message, { cause: error });
  } finally {
    process.emitWarning = emitWarning;
  }
}
