import type { JsonValue } from '@pagewright/core/json/value';
import { findSecrets } from '@pagewright/core/secrecy/configSecrets';
import { createRedactor } from '@pagewright/core/secrecy/redactor';
import type { ExtractorModel } from './extractorModel.ts';
import { plainValue } from './plainValue.ts';

const known = new WeakMap<ExtractorModel, (text: string) => string>();

/**
 * A function that takes the secrets of a document out of a text about it, as far as they can be read. `value` is that
 * of the document, for callers that have it.
 */
export function redactorOf(model: ExtractorModel, value?: JsonValue): (text: string) => string {
  const found = known.get(model);
  if (found !== undefined) return found;
  const { root } = model.json;
  const read = value ?? (root && plainValue(root));
  const redact = createRedactor(read === undefined ? [] : findSecrets(read));
  known.set(model, redact);
  return redact;
}
