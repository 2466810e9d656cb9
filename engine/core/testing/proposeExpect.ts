import type { Expect, TableExpect } from '../contracts/generated/types.ts';
import type { ObservedRun } from './observed/observedRun.ts';
import { runStatus } from './observed/runStatus.ts';
import { shortName } from './reading/tableNamed.ts';
import type { TableFacts } from './tableFacts.ts';

/** How many times the requests there may be: an API may ask for a retry, but a run must not go in circles. */
const maxRequests = 1.5;

/** A table of the run that is kept. */
export interface KeptTable {
  name: string;
  facts: TableFacts;
  /** The primary key of its mapping, if it has one. */
  primaryKey: readonly string[];
}

/**
 * Proposes what to expect of a configuration, from what a run on the recording has shown. It names no values: what an API
 * makes each time, such as times and ids, and the order of rows may change.
 */
export function proposeExpect(run: ObservedRun, tables: readonly KeptTable[]): Expect {
  const { report, warnings, unmapped } = run;
  if (report.outcome !== 'done') return { outcome: 'failed', ...(report.error && { error: report.error.code }) };
  return {
    verdict: runStatus(report),
    requests: { max: Math.ceil(report.requests * maxRequests) + 1 },
    warnings: warnings.length === 0 ? 'none' : [...warnings],
    ...(unmapped.size > 0 && {
      unmapped: Object.fromEntries([...unmapped].map(([name, fields]) => [name, [...fields]])),
    }),
    tables: Object.fromEntries(tables.map((table) => [namedIn(table, tables), tableExpect(table)])),
    otherTables: false,
  };
}

/** The name without its bucket, if that is enough. */
function namedIn({ name }: KeptTable, tables: readonly KeptTable[]): string {
  const short = shortName(name);
  return tables.filter((each) => shortName(each.name) === short).length === 1 ? short : name;
}

function tableExpect({ facts, primaryKey }: KeptTable): TableExpect {
  const { notNull, filled, types } = facts;
  const [key, ...others] = primaryKey.length > 0 ? primaryKey : likelyKey(facts);
  return {
    rows: { exactly: facts.rows },
    columns: facts.columns.map(({ name }) => name),
    ...(key !== undefined && { key: [key, ...others] }),
    ...(notNull.length > 0 && { notNull }),
    ...(filled.length > 0 && { filled }),
    ...(Object.keys(types).length > 0 && { types }),
  };
}

/** A column that is called like an id, and is one here. */
function likelyKey({ unique }: TableFacts): string[] {
  const exact = unique.find((name) => /^(?:id|uuid|guid|key)$/i.test(name));
  const named = exact ?? unique.find((name) => /(?:^|_)(?:id|uuid|guid)$|[a-z]Id$/.test(name));
  return named === undefined ? [] : [named];
}
