import { printable } from '../../shared/text/printable.ts';
import type { ColumnProfile, TableProfile, TableProfiles } from '../../tables/profile/tableProfile.ts';
import type { RunRecord } from '../history/runRecord.ts';

const reasons: Record<NonNullable<TableProfile['skipped']>, string> = {
  'too-large': 'types not known: the table was too large to be looked through',
  unreadable: 'types not known: the table could not be read after the run',
};

/** The columns of a run's tables with their types and lengths, a line each. */
export function columnsText({ report }: Pick<RunRecord, 'report'>, profiles: TableProfiles | undefined): string {
  const tables = report?.outcome === 'done' ? report.tables : [];
  if (tables.length === 0) return 'The run wrote no tables.\n';
  return `${tables
    .map(({ name, columns }) => {
      const profile = profiles?.tables.find((table) => table.name === name);
      const lines = profile?.columns.map(columnLine) ?? columns.map((column) => `  ${printable(column)}`);
      return [`${name}${noteOf(profile)}`, ...lines].join('\n');
    })
    .join('\n\n')}\n`;
}

function noteOf(profile: TableProfile | undefined): string {
  if (profile === undefined) return ' (types not known)';
  return profile.skipped === undefined ? '' : ` (${reasons[profile.skipped]})`;
}

function columnLine({ name, type, longest = 0, empty = 0 }: ColumnProfile): string {
  if (type === undefined) return `  ${printable(name)}`;
  const facts = [type, `longest ${longest}`, ...(empty > 0 ? ['with empty values'] : [])];
  return `  ${printable(name)}: ${type === 'empty' ? 'empty' : facts.join(', ')}`;
}
