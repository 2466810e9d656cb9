import type { JsonScalar } from '../json/value.ts';

/** A named set of values with which a configuration runs, such as those of a test system. Contains no secrets. */
export interface Environment {
  name: string;
  /** Replaces `api.baseUrl`. */
  baseUrl?: string;
  /** Replace keys of `config`, or are added to it. */
  attributes: ReadonlyMap<string, JsonScalar>;
}
