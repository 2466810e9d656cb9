import { type Command, Option } from 'commander';
import { exitCodes } from './exitCodes.ts';
import type { Finding } from './findFindings.ts';
import { plainText } from './plainText.ts';

/** `pagewright check`: what the editor would say of configurations, for a terminal or a build. */
export function addCheck(program: Command): void {
  program
    .command('check')
    .description('Say what is wrong with configurations, as the editor does; exit code 1 where something is an error.')
    .argument('<config...>', 'configurations, bare or wrapped in "parameters"')
    .addOption(new Option('--format <format>', 'how findings are printed').choices(['text', 'json']).default('text'))
    .action(async (files: string[], options: { format: 'text' | 'json' }) => {
      process.exitCode = await check(files, options.format);
    });
}

async function check(files: string[], format: 'text' | 'json'): Promise<number> {
  // Loaded here, so that a run does not pay for the language service.
  const { findFindings } = await import('./findFindings.ts');
  const findings = (await Promise.all(files.map(findFindings))).flat();
  if (format === 'json') console.log(JSON.stringify(findings, undefined, 2));
  else for (const finding of findings) console.log(plainText(findingLine(finding)));
  return findings.some((finding) => finding.severity === 'error') ? exitCodes.userError : exitCodes.done;
}

function findingLine({ file, line, column, severity, code, message }: Finding): string {
  return `${file}:${line}:${column}: ${severity}: ${message} (${code})`;
}
