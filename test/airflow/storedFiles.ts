import { openPlace } from '../../engine/io/places/opening/openPlace.ts';
import type { Store } from './services.ts';

/** Puts a text into the bucket. */
export async function putText(store: Store, name: string, text: string): Promise<void> {
  await placeIn(store, '').put(name, Buffer.from(text), { signal: new AbortController().signal });
}

/** All files below a prefix, by their names after it. */
export async function filesBelow(store: Store, prefix: string): Promise<Map<string, string>> {
  const { signal } = new AbortController();
  const place = placeIn(store, `/${prefix}`);
  const files = new Map<string, string>();
  for await (const { name } of place.list('', signal)) {
    const pieces: Uint8Array[] = [];
    for await (const piece of (await place.read(name, signal)) ?? []) pieces.push(piece);
    files.set(name, Buffer.concat(pieces).toString('latin1'));
  }
  return files;
}

function placeIn({ bucket, environment }: Store, prefix: string) {
  return openPlace(`s3://${bucket}${prefix}`, { environment });
}
