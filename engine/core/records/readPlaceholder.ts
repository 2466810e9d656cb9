import { UserError } from '../errors.ts';
import { checkExpression } from '../expressions/checkExpressions.ts';
import { textField } from '../json/readValues.ts';
import { textOf } from '../json/textOf.ts';
import { isObject, type JsonObject, type JsonValue, keysOf } from '../json/value.ts';
import { withoutField } from '../json/withoutField.ts';
import type { Placeholder } from './placeholders.ts';

/**
 * Reads a placeholder: its name with the level prefix, and its path, alone or with an expression
 * (`docs/format/configuration.md#11-placeholders`). Throws a UserError for an invalid level, path or function.
 */
export function readPlaceholder(name: string, value: JsonValue, pointer: string): Placeholder {
  const level = levelOf(name, pointer);
  if (!isObject(value)) return { name, level, path: textOf(value) ?? '', expression: undefined, pointer };
  const path = textField(value, 'path');
  if (path === undefined) {
    const message = `The placeholder "${name}" needs "path", the path to the value in the record.`;
    throw new UserError('job.placeholder-without-path', message, { pointer });
  }
  return { name, level, path, expression: expressionOf(withoutField(value, 'path'), pointer), pointer };
}

function expressionOf(expression: JsonObject, pointer: string): JsonObject | undefined {
  if (keysOf(expression).length === 0) return undefined;
  checkExpression(expression, { contexts: {}, later: ['placeholder'], pointer });
  return expression;
}

/** The level of a placeholder: without a prefix, the parent's record. */
function levelOf(name: string, pointer: string): number {
  const prefix = name.includes(':') ? name.slice(0, name.indexOf(':')) : '1';
  if (/^[1-9]\d*$/.test(prefix)) return Number(prefix);
  throw new UserError(
    'job.placeholder-level',
    `The placeholder "${name}" names no level. Write "1:" for the parent, "2:" for its parent, and so on.`,
    { pointer },
  );
}
