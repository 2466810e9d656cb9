import { explanationOf, rules } from '@pagewright/server/service';
import type { SarifRule } from './sarifFormat.ts';

/** The part of the schema of `.pagewright.json` that describes the codes. */
interface CodesSchema {
  definitions: { severities: { properties: Record<string, { markdownDescription: string }> } };
}

/**
 * All rules, including the one for an unreadable file, which only the command line reports. `docs` is the address of
 * the documentation, if it has one.
 */
export function sarifRules({ definitions: { severities } }: CodesSchema, docs?: string): SarifRule[] {
  const ruleOf = (id: string, summary: string): SarifRule => ({
    id,
    summary: summary.replaceAll('`', ''),
    ...(docs !== undefined && { help: `${docs}/${explanationOf(id)}` }),
  });
  const own = rules.flatMap(({ codes }) => codes);
  return [
    ...own.map((id) => ruleOf(id, severities.properties[id]?.markdownDescription ?? id)),
    ruleOf('file.unreadable', 'A file cannot be read.'),
  ];
}
