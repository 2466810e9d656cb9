import type { JsonObject, JsonValue } from '@pagewright/core/json/value';
import type { AddedAttributes } from './attributes.ts';

/** A variable of a template, as API clients and manuals write them: `{{stack}}`. */
export const templateVariable = /\{\{\s*([\w.-]+)\s*\}\}/g;

/**
 * A text with the variables of a template as a computed value, each an attribute of `config`
 * (`docs/format/sync-actions.md#3-import-from-curl`). A text without variables stays.
 */
export function computedText(text: string, attributes: AddedAttributes): JsonValue {
  // Every second part is the name of a variable.
  const parts = text.split(templateVariable).flatMap((part, index): (string | JsonObject)[] => {
    if (index % 2 === 1) return [attributes.variable(part)];
    return part === '' ? [] : [part];
  });
  const [only] = parts;
  return parts.length > 1 ? { function: 'concat', args: parts } : (only ?? '');
}
