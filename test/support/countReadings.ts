import { mock } from 'node:test';
import { JsonCursor } from '../../engine/core/json/jsonCursor.ts';

/** How often a text that holds a marker is read as JSON, by either reader, while something goes on. */
export async function countReadings(marker: string, work: () => Promise<unknown>): Promise<number> {
  let parsed = 0;
  const cursors = new Set<JsonCursor>();
  const { parse } = JSON;
  const { peek } = JsonCursor.prototype;
  const { mock: parsing } = mock.method(JSON, 'parse', (text: string, reviver?: Parameters<typeof parse>[1]) => {
    if (typeof text === 'string' && text.includes(marker)) parsed++;
    return parse(text, reviver);
  });
  const { mock: reading } = mock.method(JsonCursor.prototype, 'peek', function peeking(this: JsonCursor) {
    if (this.text.includes(marker)) cursors.add(this);
    return peek.call(this);
  });
  try {
    await work();
  } finally {
    parsing.restore();
    reading.restore();
  }
  return parsed + cursors.size;
}
