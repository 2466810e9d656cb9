import type { JsonObject, JsonValue } from '../json/value.ts';
import { paginationBranches } from '../schema/generated/options.ts';
import { OptionReader, type Options } from '../schema/optionReader.ts';
import type { Paging } from './paging.ts';

/** A paging method. Everything specific to it is here; no other code checks its name. */
export interface PagingMethod {
  name: PagingMethodName;
  /** The options that it reads, with their defaults. */
  options: Options;
  /** Reads the options of a scroller. They may be incomplete: missing ones count as empty. */
  read(written: JsonObject): Paging;
  /** The options for a clue; undefined if the method does not suit the API. */
  write?(clue: PagingClue): Readonly<Record<string, JsonValue | undefined>> | undefined;
}

/** A clue about an API's paging before it is tried, from its responses or from a written request. */
export type PagingClue =
  | { kind: 'address'; path: string; delimiter?: string }
  /** `scroll`: the request for later pages, if it differs from the first. */
  | { kind: 'token'; path?: string; param: string; scroll?: { endpoint: string; method: string } }
  | { kind: 'id'; path: string; param: string; falls?: boolean }
  | { kind: 'pages'; param: string; first?: number | undefined; size?: PageSizeClue | undefined }
  | { kind: 'records'; param: string; startsInJob?: boolean | undefined; size: PageSizeClue };

/** A parameter for the page size, with a size that the API accepts. */
interface PageSizeClue {
  param: string;
  value: number;
}

/** The `method` with which jobs choose among several named scrollers, each with its own method. */
export const multiple = 'multiple';

type Branches = typeof paginationBranches;
type PagingMethodName = Exclude<keyof Branches, typeof multiple>;

interface MethodParts<Name extends PagingMethodName> {
  read(options: OptionReader<Branches[Name]>): Paging;
  write?(clue: PagingClue): { readonly [key in keyof Branches[Name]]?: JsonValue | undefined } | undefined;
}

export function createPagingMethod<Name extends PagingMethodName>(name: Name, parts: MethodParts<Name>): PagingMethod {
  const options = paginationBranches[name];
  return { ...parts, name, options, read: (written) => parts.read(new OptionReader(written, options)) };
}
