// The entry of the worker that reads one table in a browser, bundled into dist/browser/tableWorker.js: the first
// message is the job.
import { placeInMemory } from './placeInMemory.ts';
import { serveTable } from './serveTable.ts';
import type { ExportRequest, FileRequest, MemoryJob } from './tableMessages.ts';

declare const self: {
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
  postMessage(message: unknown): void;
};

type Take = (request: FileRequest | ExportRequest) => void;
let take: Take | undefined;

self.addEventListener('message', ({ data }) => {
  if (take === undefined) take = start(data as MemoryJob);
  else take(data as FileRequest | ExportRequest);
});

function start({ content, keyColumns }: MemoryJob): Take {
  return serveTable(placeInMemory(content), keyColumns, (message) => self.postMessage(message));
}
