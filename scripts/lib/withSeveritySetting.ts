import { isDeepStrictEqual } from 'node:util';
import type { DiagnosticSection } from './diagnosticSections.ts';
import { severitySetting } from './severitySchemas.ts';

const name = 'pagewright.diagnostics.severity';

/** The text of `package.json` with the setting that knows these codes; the same text where it knows them already. */
export function withSeveritySetting(manifestText: string, sections: readonly DiagnosticSection[]): string {
  const manifest = JSON.parse(manifestText);
  const { properties } = manifest.contributes.configuration;
  const setting = severitySetting(sections);
  if (isDeepStrictEqual(properties[name], setting)) return manifestText;
  properties[name] = setting;
  return `${JSON.stringify(manifest, undefined, 2)}\n`;
}
