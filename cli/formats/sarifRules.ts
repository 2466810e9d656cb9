import { explanationOf } from '../../server/service/rules/explanationOf.ts';
import { rules } from '../../server/service/rules/index.ts';
import type { SarifRule } from './sarifFormat.ts';

/** The part of the schema of `.pagewright.json` that describes the codes. */
interface CodesSchema {
  definitions: { severities: { properties: Record<string, { markdownDescription: string }> } };
}

/** All rules, including the one for a file that cannot be read, which only the command line reports. */
export function sarifRules({ definitions: { severities } }: CodesSchema): SarifRule[] {
  const own = rules
    .flatMap(({ codes }) => codes)
    .map((id) => {
      const summary = severities.properties[id]?.markdownDescription ?? id;
      return { id, summary: summary.replaceAll('`', ''), help: explanationOf(id) };
    });
  const unreadable = {
    id: 'file.unreadable',
    summary: 'A file cannot be read.',
    help: explanationOf('file.unreadable'),
  };
  return [...own, unreadable];
}
