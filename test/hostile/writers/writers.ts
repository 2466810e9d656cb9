import { hasSqlite } from '../../support/programNode.ts';
import { parts, query } from './parts.ts';
import { sets, storage } from './sets.ts';
import { verbs } from './verbs.ts';
import type { Writer } from './writer.ts';

/** Everything that writes a file, as far as it can be started without a window. */
export const writers: readonly Writer[] = [...verbs, ...sets, ...parts, ...(hasSqlite() ? [storage, query] : [])];
