import { isUserError, UserError } from '../core/errors.ts';
import type { Records } from '../core/records/records.ts';
import { quoted } from '../core/verdict/quoted.ts';

/** The error of a page that fits no table, with its text if that is all: most likely the reason. */
export function quoteText(error: unknown, { number, records }: { number: number; records: Records }): unknown {
  if (!isUserError(error) || error.code !== 'table.type-conflict' || records.length !== 1) return error;
  const only = records.at(0);
  const said = typeof only === 'string' ? quoted([only]) : undefined;
  if (said === undefined) return error;
  const { code, message, cause } = error;
  return new UserError(code, `Page ${number} has a text in place of its records: ${said}. ${message}`, { cause });
}
