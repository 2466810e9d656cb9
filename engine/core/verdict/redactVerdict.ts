import type { Verdict } from '../contracts/generated/types.ts';

/** The verdict without what may not be shown: evidence names keys and headers of answers. */
export function redactVerdict({ status, evidence }: Verdict, redact: (text: string) => string): Verdict {
  const redacted = evidence.map((told) => ({
    ...told,
    message: redact(told.message),
    ...(told.path !== undefined && { path: redact(told.path) }),
    ...(told.header !== undefined && { header: redact(told.header) }),
  }));
  return { status, evidence: redacted };
}
