import type { RuleFindingData, SeparatorData } from '../rules/rule.ts';

/** The data that the editor returns with a diagnostic, without parts of an unexpected type. */
export function readData(data: unknown): RuleFindingData {
  if (typeof data !== 'object' || data === null) return {};
  const read: RuleFindingData = {};
  if ('found' in data && typeof data.found === 'string') read.found = data.found;
  if ('suggestion' in data && typeof data.suggestion === 'string') read.suggestion = data.suggestion;
  if ('key' in data && typeof data.key === 'string') read.key = data.key;
  if ('destination' in data && typeof data.destination === 'string') read.destination = data.destination;
  if ('value' in data) read.value = data.value;
  const separator = 'separator' in data && readSeparator(data.separator);
  if (separator) read.separator = separator;
  return read;
}

function readSeparator(data: unknown): SeparatorData | undefined {
  const { key, path, delimiter, holds } = Object(data) as Record<string, unknown>;
  if (typeof key !== 'string' || typeof path !== 'string' || typeof delimiter !== 'string') return undefined;
  return { key, path, delimiter, ...(holds === 'path' && { holds }) };
}
