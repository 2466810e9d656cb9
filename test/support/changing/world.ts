import { createHash } from 'node:crypto';
import { seeded } from '../seeded.ts';

/**
 * The things that an API makes by itself at one time: the order of rows, times, and ids. World 0 is that of the first recording;
 * another one has the same rows with others.
 */
export class World {
  readonly number: number;

  constructor(number: number) {
    this.number = number;
  }

  shuffled<Item>(items: readonly Item[]): Item[] {
    if (this.number === 0) return [...items];
    const next = seeded(this.number * 7919);
    const rest = [...items];
    return items.flatMap(() => rest.splice(next(rest.length), 1));
  }

  id(index: number): number {
    return 1001 + index + this.number * 137;
  }

  uuid(index: number): string {
    return this.#hash('uuid', index).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
  }

  /** A short id of digits and letters, of which some are digits alone. */
  hex(index: number): string {
    return this.#hash('hex', index).slice(0, 8);
  }

  /** A time, in world 0 of whole seconds. */
  time(index: number): string {
    const at = Date.UTC(2026, 0, 5) + index * 4_321_000 + this.number * 86_399_733;
    return new Date(at).toISOString().replace('.000Z', 'Z');
  }

  date(index: number): string {
    return this.time(index * 20).slice(0, 10);
  }

  unix(index: number): number {
    return Math.floor(Date.parse(this.time(index)) / 1000);
  }

  #hash(kind: string, index: number): string {
    return createHash('sha256').update(`${kind} ${this.number} ${index}`).digest('hex');
  }
}
