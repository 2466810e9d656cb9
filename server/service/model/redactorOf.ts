import { findSecrets } from '../../../engine/core/secrecy/configSecrets.ts';
import { createRedactor } from '../../../engine/core/secrecy/redactor.ts';
import type { ExtractorModel } from './extractorModel.ts';
import { jsonValue } from './jsonValue.ts';

const known = new WeakMap<ExtractorModel, (text: string) => string>();

/** Takes the secrets of a document out of a text about it, as far as they can be read. */
export function redactorOf(model: ExtractorModel): (text: string) => string {
  const found = known.get(model);
  if (found !== undefined) return found;
  const { root } = model.json;
  const redact = createRedactor(root === undefined ? [] : findSecrets(jsonValue(root)));
  known.set(model, redact);
  return redact;
}
