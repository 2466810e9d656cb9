import { quotedNames } from '../text/quotedNames.ts';
import type { Processor } from './readProcessors.ts';

/** Maximum number of tables in a sentence. */
const maxTables = 3;

/**
 * The sentence about a processor that a run here does not apply, and about what it may change on the platform: these
 * tables, or all of them if they are not known yet, or many.
 */
export function processorText({ component, tag, position }: Processor, tables: readonly string[] = []): string {
  const name = `"${component}"${tag === undefined ? '' : ` (version ${tag})`}`;
  if (position === 'before')
    return `${name} is not applied here: what the extractor finds in its data folder may differ on the platform.`;
  const affected = tables.length === 0 || tables.length > maxTables ? 'all tables' : quotedNames(tables);
  return `${name} is not applied here: file names, headers and rows of ${affected} may differ on the platform.`;
}
