import type { BesideExpect } from '@pagewright/core/testing/beside/besideExpect';
import { shortName } from '@pagewright/core/testing/reading/tableNamed';
import { keyItems } from '../../features/completions/keyItems.ts';
import type { ExpectSource } from './expectSource.ts';

/** The tables of the configuration and the golden ones, in `tables`; in `unmapped` those with a mapping. */
export const tableNames: ExpectSource = ({ expect, key }) => {
  const [place, ...deeper] = key?.path ?? [];
  if (key === undefined || deeper.length > 0) return [];
  if (place === 'tables') {
    const tables = namesIn(expect.beside);
    return keyItems(
      tables.map((label) => ({ label, detail: 'table', value: '{ $1 }' })),
      key,
      expect,
    );
  }
  if (place !== 'unmapped') return [];
  const mapped = [...(expect.beside.config?.tables ?? [])].filter(([, { columns }]) => columns !== undefined);
  return keyItems(
    mapped.map(([name]) => ({ label: shortName(name), detail: 'table with a mapping', value: '[$1]' })),
    key,
    expect,
  );
};

/** Without their buckets where that is enough. */
function namesIn({ config, goldens }: BesideExpect): string[] {
  const full = [...new Set([...(config?.tables.keys() ?? []), ...[...(goldens?.keys() ?? [])].map(fullName)])];
  const short = full.map(shortName);
  const names = full.map((name, index) => {
    const own = short[index] ?? name;
    return short.filter((each) => each === own).length === 1 ? own : name;
  });
  return [...new Set(names)];
}

function fullName(golden: string): string {
  return golden.includes('.') ? `in.c-${golden}` : golden;
}
