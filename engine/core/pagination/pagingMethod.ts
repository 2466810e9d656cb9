import type { JsonObject, JsonValue } from '../json/value.ts';
import { paginationBranches } from '../schema/generated/options.ts';
import { OptionReader, type Options } from '../schema/optionReader.ts';
import type { Paging } from './paging.ts';

/** A paging method. What is done differently for it is asked here; nothing else knows it by its name. */
export interface PagingMethod {
  /** What stands in `method`. */
  name: PagingMethodName;
  /** The options that it reads, with their defaults. */
  options: Options;
  /** What a scroller with these options does. Takes half-written ones too: what is missing counts as empty. */
  read(written: JsonObject): Paging;
  /** The options that suit what is known of an API; absent where the method does not. */
  write?(clue: PagingClue): Readonly<Record<string, JsonValue | undefined>> | undefined;
}

/** What is known of an API's paging before it is tried: by its responses, or by a request that somebody wrote. */
export type PagingClue =
  | { kind: 'address'; path: string; delimiter?: string }
  | { kind: 'token'; path?: string; param: string }
  | { kind: 'id'; path: string; param: string }
  | { kind: 'pages'; param: string; first?: number | undefined; size?: PageSizeClue | undefined }
  | { kind: 'records'; param: string; startsInJob?: boolean | undefined; size: PageSizeClue };

/** A parameter for the page size, with a size that the API takes. */
export interface PageSizeClue {
  param: string;
  value: number;
}

/** The `method` by which jobs choose among several named scrollers, each with a method of its own. */
export const multiple = 'multiple';

type Branches = typeof paginationBranches;
export type PagingMethodName = Exclude<keyof Branches, typeof multiple>;

/** What a method is made of: its options are those that the schema has for it. */
interface MethodParts<Name extends PagingMethodName> {
  read(options: OptionReader<Branches[Name]>): Paging;
  write?(clue: PagingClue): { readonly [key in keyof Branches[Name]]?: JsonValue | undefined } | undefined;
}

export function createPagingMethod<Name extends PagingMethodName>(name: Name, parts: MethodParts<Name>): PagingMethod {
  const options = paginationBranches[name];
  return { ...parts, name, options, read: (written) => parts.read(new OptionReader(written, options)) };
}
