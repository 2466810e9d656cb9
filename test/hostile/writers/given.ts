import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Writer } from './writer.ts';

/** Puts files into a folder. */
export function having(files: Record<string, unknown>): NonNullable<Writer['prepare']> {
  return (folder) => {
    for (const [name, content] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      writeFileSync(path.join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
    }
  };
}

/** A configuration of two jobs. */
export function configuration(folder: string, url: string): void {
  const api = { baseUrl: url, pagination: { method: 'pagenum' }, retryConfig: { maxRetries: 0 } };
  const jobs = ['items', 'orders'].map((endpoint) => ({ endpoint, params: { since: { time: 'previousStart' } } }));
  writeFileSync(path.join(folder, 'a.extractor.json'), JSON.stringify({ api, config: { outputBucket: 'b', jobs } }));
}

/** The first key of a text of JSON: equal where times and the like differ, and where a run ends differently. */
export function firstKeyOf(text: string): string {
  return Object.keys(JSON.parse(text))[0] ?? 'none';
}
