import type { FindingData } from '../rules/rule.ts';

/** What a diagnostic brought back from the editor; parts that are not as they were sent are left out. */
export function readData(data: unknown): FindingData {
  if (typeof data !== 'object' || data === null) return {};
  const read: FindingData = {};
  if ('found' in data && typeof data.found === 'string') read.found = data.found;
  if ('suggestion' in data && typeof data.suggestion === 'string') read.suggestion = data.suggestion;
  if ('key' in data && typeof data.key === 'string') read.key = data.key;
  if ('destination' in data && typeof data.destination === 'string') read.destination = data.destination;
  if ('value' in data) read.value = data.value;
  return read;
}
