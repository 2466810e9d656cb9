import { hexDigest } from '#native/hashes.ts';
import type { Choose } from './mutation.ts';

/** Makes choices that are the same for the same seed and purpose, whatever was chosen elsewhere. */
export function chooser(seed: number, purpose: string): Choose {
  let count = 0;
  return (items) =>
    items[Number.parseInt(hexDigest('sha256', `${seed} ${count++} ${purpose}`).slice(0, 8), 16) % items.length];
}
