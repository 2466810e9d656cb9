import { type Command, Option } from 'commander';
import { exitCodes } from './exitCodes.ts';
import type { Finding } from './findFindings.ts';
import { jsonFormat } from './formats/jsonFormat.ts';
import { textFormat } from './formats/textFormat.ts';
import { version } from './version.ts';

const formats = ['text', 'json', 'sarif'] as const;
type Format = (typeof formats)[number];

/** `pagewright check`: what the editor would say of configurations, for a terminal or a build (`contracts.md`). */
export function addCheck(program: Command): void {
  program
    .command('check')
    .description('Say what is wrong with configurations, as the editor does; exit code 1 where something is an error.')
    .argument('<config...>', 'configurations, bare or wrapped in "parameters"')
    .addOption(new Option('--format <format>', 'how findings are printed').choices(formats).default('text'))
    .addHelpText(
      'after',
      '\nThe nearest .pagewright.json above a configuration turns findings off or changes how severe they are.',
    )
    .action(async (files: string[], options: { format: Format }) => {
      process.exitCode = await check(files, options.format);
    });
}

async function check(files: string[], format: Format): Promise<number> {
  // Loaded here, so that a run does not pay for the language service.
  const { findFindings } = await import('./findFindings.ts');
  const { createCheckService } = await import('./createCheckService.ts');
  const service = await createCheckService();
  const findings = (await Promise.all(files.map((file) => findFindings(service, file)))).flat();
  const output = await print(findings, format);
  if (output !== '') console.log(output);
  return findings.some(({ severity }) => severity === 'error') ? exitCodes.userError : exitCodes.done;
}

async function print(findings: readonly Finding[], format: Format): Promise<string> {
  if (format === 'text') return textFormat(findings);
  if (format === 'json') return jsonFormat(findings);
  const { sarifFormat } = await import('./formats/sarifFormat.ts');
  const { sarifRules } = await import('./formats/sarifRules.ts');
  const { readBundledSchema } = await import('./readBundledSchema.ts');
  const rules = sarifRules(await readBundledSchema('workspace'));
  return sarifFormat(findings, { version, folder: process.cwd(), rules });
}
