import type { RunReport } from '@pagewright/engine/run';
import { describeRun, summaryMarkdown } from '@pagewright/engine/summary';
import { type Command, Option } from 'commander';
import { examplesText } from './about/examplesText.ts';
import { exitCodes } from './printing/exitCodes.ts';
import { plainJson } from './printing/plainJson.ts';
import { readReport } from './readReport.ts';
import { summaryText } from './summaryText.ts';

type Format = 'text' | 'json' | 'markdown';

/** `pagewright report`: prints the summary of a run that happened elsewhere, in the words of the editor. */
export function addReport(program: Command): void {
  program
    .command('report')
    .description('Print the summary of a run from its report.')
    .argument('<place>', 'the report, or a folder or s3://bucket/prefix with "report.json"')
    .addOption(
      new Option('--format <format>', 'format of the summary').choices(['text', 'json', 'markdown']).default('text'),
    )
    .addHelpText('after', examplesText(['report out/users/report.json', 'report s3://nightly/users']))
    .action(async (place: string, { format }: { format: Format }) => {
      process.exitCode = await printReport(place, format);
    });
}

async function printReport(address: string, format: Format): Promise<number> {
  const report = await readReport(address);
  if (report === undefined) return exitCodes.userError;
  console.log(textOf(report, format));
  return exitCodes.done;
}

function textOf(report: RunReport, format: Format): string {
  if (format === 'json') return plainJson(report);
  return format === 'markdown' ? summaryMarkdown(report.config, describeRun(report)).trimEnd() : summaryText(report);
}
