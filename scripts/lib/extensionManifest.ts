import type { DiagnosticSection } from './diagnosticSections.ts';
import { hideInBrowser } from './hideInBrowser.ts';
import { publicAddresses } from './publicAddresses.ts';
import { severitiesByCode } from './severitySchemas.ts';
import { toolContributions } from './toolContributions.ts';

/** The setting whose keys are the codes of all diagnostics. */
const severitySetting = 'pagewright.diagnostics.severity';

/**
 * The manifest that ships: `package.json` with a key for each code in the setting of severities, the tools for
 * assistants, the conditions that hide commands in a browser, and the addresses from `repository`; without scripts and
 * dependencies. Returns the text of the file.
 */
export function extensionManifest(packageJson: string, sections: readonly DiagnosticSection[]): string {
  // The bundles are CommonJS: a VS Code in a browser would refuse them as ES modules.
  const { type, imports, scripts, allowScripts, dependencies, devDependencies, optionalDependencies, ...manifest } =
    JSON.parse(packageJson);
  manifest.contributes.configuration.properties[severitySetting].properties = severitiesByCode(sections);
  manifest.contributes.languageModelTools = toolContributions();
  hideInBrowser(manifest.contributes);
  const { homepage, bugs } = publicAddresses(manifest) ?? {};
  const addresses = bugs === undefined ? {} : { homepage, bugs: { url: bugs } };
  return `${JSON.stringify({ ...addresses, ...manifest }, undefined, 2)}\n`;
}
