import { LegacyRowConverter } from '../../../../../engine/core/tables/legacy/legacyRowConverter.ts';
import { LegacyStructure } from '../../../../../engine/core/tables/legacy/legacyStructure.ts';
import type { PageRows } from '../../../../../engine/core/tables/pageRows.ts';
import { collectedRows } from '../../../../support/collectedRows.ts';
import { csvText, pageOf } from '../../../../support/convertPages.ts';

/**
 * Analyses all pages by the legacy rules, then converts those that were not ignored; returns the tables as rows of
 * cells.
 */
export function convertLegacy(pages: readonly PageRows[], structure = new LegacyStructure()): Map<string, string[][]> {
  const kept = pages.filter((page) => {
    const isKept = !structure.ignores(page);
    structure.analyse(page);
    return isKept;
  });
  const tables = new Map<string, string[][]>();
  const converter = new LegacyRowConverter(structure, {
    openTable(name, columns) {
      const rows = [columns];
      tables.set(name, rows);
      return collectedRows(rows);
    },
  });
  for (const page of kept) converter.convert(page);
  return tables;
}

/** The files of the tables, by name, of pages given as `pageOf` takes them. */
export function legacyTexts(pages: readonly Parameters<typeof pageOf>[], structure?: LegacyStructure) {
  const tables = convertLegacy(
    pages.map((page) => pageOf(...page)),
    structure,
  );
  return Object.fromEntries([...tables].map(([name, rows]) => [name, csvText(rows)]));
}
