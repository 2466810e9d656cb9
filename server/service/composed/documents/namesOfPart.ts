import type { ComposedConfiguration } from '@pagewright/core/project/model/composedConfiguration';
import type { ComposedPart } from './composition.ts';

/** The names and the state of a part, without its text. */
export function namesOfPart({ row, configuration }: ComposedConfiguration): Omit<ComposedPart, 'document'> {
  return {
    file: (row ?? configuration).file,
    configurationFile: configuration.file,
    hasOtherRows: configuration.rows.length > 1,
    isDisabled: (row ?? configuration).isDisabled,
    ...(row && { row: row.name }),
  };
}
