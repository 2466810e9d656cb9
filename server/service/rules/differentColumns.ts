import type { TableMapping } from '@pagewright/core/tables/mapping/tableMapping';
import { mappingsOf, type ReadMappings } from '../model/mappingsOf.ts';
import { nodeAt } from '../model/nodePaths.ts';
import { headOf } from '../text/ranges.ts';
import { isFinished } from './isFinished.ts';
import type { Rule, RuleContext, RuleFinding } from './rule.ts';

const code = 'table.different-columns';

/** Finds tables of two data types with the same name but different columns. */
export const differentColumns: Rule = {
  codes: [code],
  check: (model, context) => mappingsOf(model).flatMap((mappings) => checkMappings(mappings, context)),
};

function checkMappings({ node, byDataType }: ReadMappings, context: RuleContext): RuleFinding[] {
  const first = new Map<string, TableMapping>();
  const findings: RuleFinding[] = [];
  for (const [dataType, mapping] of byDataType) {
    for (const table of tablesIn(mapping)) {
      const known = first.get(table.name);
      if (known === undefined) first.set(table.name, table);
      else if (!areEqual(known.columns, table.columns)) findings.push(...reportOn(known, table, dataType, node));
    }
  }
  return findings.length > 0 && isFinished(node, context) ? findings : [];
}

function tablesIn(mapping: TableMapping): TableMapping[] {
  return [mapping, ...mapping.items.flatMap((item) => (item.kind === 'table' ? tablesIn(item.table) : []))];
}

function areEqual(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((column, index) => column === b[index]);
}

function reportOn(
  known: TableMapping,
  table: TableMapping,
  dataType: string,
  mappings: ReadMappings['node'],
): RuleFinding[] {
  const place = nodeAt(mappings, table.pointer);
  const shown = (columns: readonly string[]) => columns.map((column) => `"${column}"`).join(', ');
  const message = `The table "${table.name}" of "${dataType}" has the columns ${shown(table.columns)}, but another data type writes ${shown(known.columns)} into a table of this name. If both have rows, the run fails: give one of them another name, or both the same columns.`;
  return place ? [{ code, span: headOf(place), severity: 'warning', message }] : [];
}
