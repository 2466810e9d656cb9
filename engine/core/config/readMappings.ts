import { childPointer } from '../childPointer.ts';
import { objectField } from '../json/readValues.ts';
import { entriesOf, type JsonObject } from '../json/value.ts';
import { readTableMapping } from '../tables/mapping/readTableMapping.ts';
import type { TableMapping } from '../tables/mapping/tableMapping.ts';

/**
 * `config.mappings` by data type, in order (`docs/format/mapping.md#1-shape`). Throws a UserError for an invalid
 * mapping.
 */
export function readMappings(config: JsonObject, pointer: string): ReadonlyMap<string, TableMapping> {
  const mappings = entriesOf(objectField(config, 'mappings') ?? {});
  return new Map(
    mappings.map(([dataType, mapping]) => [
      dataType,
      readTableMapping(dataType, mapping, childPointer(pointer, dataType)),
    ]),
  );
}
