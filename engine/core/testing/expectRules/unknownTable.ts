import { type BesideExpect, type ConfigNames, configTableOf, goldenOf } from '../beside/besideExpect.ts';
import { shortName } from '../reading/tableNamed.ts';
import { aboutKey, type ExpectFinding, type ExpectRule } from './expectRule.ts';
import { suggested } from './suggested.ts';
import { tablesOf } from './tablesOf.ts';

/** Finds a table that the configuration does not write. */
export const unknownTable: ExpectRule = {
  code: 'test.unknown-table',
  check: (expect, beside) =>
    tablesOf(expect).flatMap(({ name, pointer }): ExpectFinding[] => {
      const { config } = beside;
      if (config === undefined || isKnown(name, config, beside)) return [];
      const names = [...config.tables.keys()];
      const known = name.includes('.') ? names : names.map(shortName);
      const { hint, data } = suggested(
        name,
        known,
        'A table is named by "dataType", or by "destination" in a mapping.',
      );
      const message = `The configuration writes no table "${name}". ${hint}`;
      return [{ severity: 'warning', pointer, ...aboutKey, message, ...data }];
    }),
};

function isKnown(name: string, config: ConfigNames, { goldens }: BesideExpect): boolean {
  if (configTableOf(config, name) !== undefined || goldens === undefined) return true;
  return goldenOf(goldens, name) !== undefined || isBelow(name, config);
}

/** Whether it may be the table of a list within the records of one that has no mapping: `users_roles`. */
function isBelow(name: string, { tables }: ConfigNames): boolean {
  return [...tables].some(
    ([own, { columns }]) => columns === undefined && shortName(name).startsWith(`${shortName(own)}_`),
  );
}
