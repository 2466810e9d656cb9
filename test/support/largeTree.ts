import { type KbcConfiguration, kbcTree } from './kbcTree.ts';
import type { TreeTexts } from './treeService.ts';

/** A key that nothing knows, so that each configuration has a finding. */
export const misspelt = 'metod';

/** The name of a configuration of a large tree. */
export function largeName(index: number): string {
  return `c${String(index).padStart(4, '0')}`;
}

/** A tree of kbc with this many configurations of two jobs; every tenth has a row. Each has a finding. */
export function largeTree(count: number): TreeTexts {
  return kbcTree(...Array.from({ length: count }, (_, index) => configuration(index)));
}

function configuration(index: number): KbcConfiguration {
  const jobs = [
    { endpoint: 'users', dataType: 'users', [misspelt]: 'GET' },
    { endpoint: 'orders', dataType: 'orders', params: { since: '2024-01-01' } },
  ];
  const api = { baseUrl: `https://api${index}.example/`, pagination: { method: 'offset', limit: 100 } };
  const rows = { all: { parameters: { config: { outputBucket: `in.c-${index}` } } } };
  return { name: largeName(index), body: { parameters: { api, config: { jobs } } }, ...(index % 10 === 0 && { rows }) };
}
