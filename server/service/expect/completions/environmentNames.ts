import { valueItems } from '../../features/completions/valueItems.ts';
import type { ExpectSource } from './expectSource.ts';

/** The environments of the nearest `.pagewright.json`, for `config.environment`. */
export const environmentNames: ExpectSource = ({ expect, value }) => {
  if (value?.path.join('/') !== 'config/environment') return [];
  const names = expect.beside.environments ?? [];
  return valueItems(
    names.map((label) => ({ label, detail: 'environment' })),
    value,
    expect,
  );
};
