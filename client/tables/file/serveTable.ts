import { fileProblem } from './fileProblem.ts';
import { TableFile } from './tableFile.ts';
import type { ExportRequest, FileRequest, FromTableWorker } from './tableMessages.ts';
import type { TablePlace } from './tableSource.ts';

/** Opens a table, and returns the function that takes requests, including those before it is open. */
export function serveTable(
  place: TablePlace,
  keyColumns: readonly string[],
  post: (message: FromTableWorker) => void,
): (request: FileRequest | ExportRequest) => void {
  const opening = TableFile.open({ place, keyColumns, post });
  opening.catch((error: unknown) => post({ type: 'failed', message: fileProblem(error) }));
  return (request) => void opening.then((table) => table.handle(request)).catch(() => undefined);
}
