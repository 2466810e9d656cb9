import type { RunEvent, TableReport } from '../../core/contracts/generated/types.ts';
import { countText } from '../../core/text/countText.ts';
import type { PageFile, WrittenPages } from '../../io/pages/pageFile.ts';
import type { EventMaker } from '../events/eventMaker.ts';
import { inTurn } from '../events/runItem.ts';
import type { Writer } from '../writing/writer.ts';

interface PagesWriterPorts {
  shard: string;
  file: PageFile;
  event: EventMaker;
  put(pages: WrittenPages, signal: AbortSignal): Promise<void>;
  close(): Promise<void>;
}

/** The writer of a shard: keeps its responses unchanged, without rows. */
export function createPagesWriter({ shard, file, event, put, close }: PagesWriterPorts): Writer {
  return {
    ...noTables,
    async *publish(_startedAt: number, signal: AbortSignal): AsyncGenerator<RunEvent, TableReport[]> {
      const written = await file.end();
      signal.throwIfAborted();
      await put(written, signal);
      const { pages, bytes } = written;
      const message = `Kept ${countText(pages, 'page')} of the shard "${shard}".`;
      yield event('info', { kind: 'pages-kept', shard, pages, bytes }, message);
      return [];
    },
    async discard() {
      await file.discard();
      await close();
    },
  };
}

/** The writer of a shard that is not read, with the reason. */
export function idleWriter(why: () => RunEvent): Writer {
  return {
    ...noTables,
    async *publish(): AsyncGenerator<RunEvent, TableReport[]> {
      yield why();
      return [];
    },
    discard: async () => undefined,
  };
}

const noTables = {
  hasTables: false,
  begin: () => inTurn(() => undefined),
  end: () => inTurn(() => undefined),
  add: async () => [],
} as const satisfies Partial<Writer>;
