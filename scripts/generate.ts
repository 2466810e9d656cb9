import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleSchema } from './lib/bundleSchema.ts';
import { readSections } from './lib/diagnosticSections.ts';
import { generateContracts } from './lib/generateContracts.ts';
import { generateKernel } from './lib/generateKernel.ts';
import { generateOptions } from './lib/generateOptions.ts';
import { generateReference } from './lib/generateReference.ts';
import { generateSettings } from './lib/generateSettings.ts';
import {
  checkTypes,
  generateCheck,
  generatePlatformValidator,
  generateValidator,
  validatorTypes,
} from './lib/generateValidator.ts';
import { joinSections } from './lib/joinSections.ts';
import { workspaceSchema } from './lib/severitySchemas.ts';
import { standAlone } from './lib/standAlone.ts';
import { writeIfChanged } from './lib/writeIfChanged.ts';

const root = join(import.meta.dirname, '..');
const schemas = join(root, 'schemas');

/**
 * Generates, from `schemas/`, the bundled schemas in `dist/schemas/`, the types of events, reports, plans, links to projects and expectations, the engine's
 * options and validator, and `docs/reference.md`; from its source, the transcoder's kernel; from its document, the
 * description that the sample API serves; from the codes in `docs/diagnostics.md`, the schema of `.pagewright.json`;
 * and from `package.json`, `docs/settings.md`. Unchanged files are not written.
 */
export async function generate(): Promise<void> {
  const joined = joinSections(schemas);
  const code = join(root, 'engine/core/schema/generated');
  const contracts = join(root, 'engine/core/contracts/generated');
  writeIfChanged(join(root, 'dist/schemas/extractor.schema.json'), `${JSON.stringify(bundleSchema(schemas))}\n`);
  for (const file of [
    'report.schema.json',
    'shapes.schema.json',
    'event.schema.json',
    'plan.schema.json',
    'import.schema.json',
    'published.schema.json',
    'shard.schema.json',
    'project.schema.json',
    'expect.schema.json',
  ]) {
    writeIfChanged(join(root, 'dist/schemas', file), `${JSON.stringify(standAlone(schemas, file), undefined, 2)}\n`);
  }
  writeIfChanged(join(contracts, 'types.ts'), await generateContracts(schemas));
  const reportSchema = standAlone(schemas, 'report.schema.json');
  writeIfChanged(join(contracts, 'validateReport.js'), generateCheck(reportSchema));
  writeIfChanged(join(contracts, 'validateReport.d.ts'), checkTypes('RunReport'));
  writeIfChanged(join(contracts, 'validateLink.js'), generateCheck(standAlone(schemas, 'project.schema.json')));
  writeIfChanged(join(contracts, 'validateLink.d.ts'), checkTypes('ProjectLink'));
  writeIfChanged(join(code, 'options.ts'), generateOptions(joined));
  writeIfChanged(join(code, 'validateSchema.js'), generateValidator(joined));
  writeIfChanged(join(code, 'validateSchema.d.ts'), validatorTypes);
  writeIfChanged(join(code, 'validatePlatform.js'), generatePlatformValidator(joined));
  writeIfChanged(join(code, 'validatePlatform.d.ts'), validatorTypes);
  writeIfChanged(join(code, 'validateExpect.js'), generateValidator(standAlone(schemas, 'expect.schema.json')));
  writeIfChanged(join(code, 'validateExpect.d.ts'), validatorTypes);
  const kernel = join(root, 'engine/core/transcode/generated/kernel.ts');
  writeIfChanged(kernel, await generateKernel(join(root, 'engine/core/transcode/kernel'), kernel));
  writeIfChanged(join(root, 'docs/reference.md'), generateReference(schemas));
  writeIfChanged(join(root, 'docs/settings.md'), generateSettings(readFileSync(join(root, 'package.json'), 'utf8')));
  const description = readFileSync(join(root, 'samples/sample-api.openapi.yaml'), 'utf8');
  writeIfChanged(
    join(root, 'samples/api/generated/description.ts'),
    `/** The text of \`samples/sample-api.openapi.yaml\`. */\nexport const description = ${JSON.stringify(description)};\n`,
  );
  writeIfChanged(
    join(root, 'dist/schemas/workspace.schema.json'),
    `${JSON.stringify(workspaceSchema(readSections(root)))}\n`,
  );
}

if (import.meta.main) await generate();
