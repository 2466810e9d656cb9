import type { FileChoices } from '../../shared/fileChoices.ts';
import type { Environments } from '../environments/environments.ts';

/** The choices for a configuration that its results are kept apart by. */
export interface Choices {
  environments: Pick<Environments, 'chosen'>;
  values: Pick<FileChoices, 'of'>;
}

/**
 * The name in the folders of a configuration's results: that of its environment, otherwise of the values of its
 * variables, as on the command line. Undefined if neither is chosen.
 */
export function outputName(configFile: string, { environments, values }: Choices): string | undefined {
  return environments.chosen(configFile) ?? values.of(configFile);
}
