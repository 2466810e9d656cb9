import type { ImportedEndpoint, ImportReport } from '@pagewright/engine/descriptions';
import { countText } from '@pagewright/engine/text/countText';
import { markdownCode, markdownText } from '@pagewright/engine/text/markdownText';
import { surenessWords } from '@pagewright/engine/text/surenessWords';

/** The findings of an import with their evidence, as Markdown. */
export function importReportMarkdown({ format, title, endpoints, leftOut, ...read }: ImportReport): string {
  const facts = [
    `${markdownText(format)}, ${countText(endpoints.length, 'job')}.`,
    `Base address ${markdownCode(read.baseUrl)}.`,
    `Authentication: ${markdownText(read.authentication)}.`,
  ];
  const reasons = leftOut.map(({ what, reason }) => `${markdownText(what)}: ${markdownText(reason)}`);
  const blocks = [
    `# Import of ${markdownText(title === '' ? 'an API description' : title)}`,
    list(facts),
    ...(leftOut.length === 0 ? [] : ['## Left Out', list(reasons)]),
    '## Jobs',
    ...endpoints.flatMap(endpointBlocks),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function endpointBlocks({ method, path, job, paging, sureness, evidence }: ImportedEndpoint): string[] {
  const found = [`Job ${markdownCode(job)}.`, `Paging: ${markdownText(paging)} (${surenessWords[sureness]}).`];
  return [`### ${markdownCode(`${method} ${path}`)}`, list([...found, ...evidence.map(markdownText)])];
}

function list(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n');
}
