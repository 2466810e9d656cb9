import type { ExtractorModel } from '../model/extractorModel.ts';
import { redactorOf } from '../model/redactorOf.ts';

/** The fields of a result that an editor shows, by the names of the protocol. Others may be inserted or looked up. */
const shownFields: ReadonlySet<string> = new Set(['detail', 'label', 'name', 'refusal', 'title', 'tooltip']);

/** A result of a feature whose shown texts, at any depth, have no secrets of the document. */
export function redactShown<Value>(value: Value, model: ExtractorModel): Value {
  const redact = redactorOf(model);
  const redacted = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(redacted);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(
      Object.entries(part).map(([field, inner]) => [
        field,
        typeof inner === 'string' && shownFields.has(field) ? redact(inner) : redacted(inner),
      ]),
    );
  };
  return redacted(value) as Value;
}
