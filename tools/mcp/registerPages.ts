import type { McpServer } from '@modelcontextprotocol/server';
import { readDocumentation } from '../inputs/documentation.ts';

/** The pages that help to write a configuration, with their titles. */
const pages: readonly (readonly [page: string, title: string])[] = [
  ['reference', 'All keys of the format, with defaults and examples'],
  ['diagnostics', 'The findings of "check"'],
  ['errors', 'The errors of a run'],
  ['verdict', 'The verdict on a run, and its evidence'],
  ['secrets', 'Secrets'],
  ['environments', 'Environments'],
  ['openapi', 'Descriptions of APIs'],
  ['format/configuration', 'The format: configurations'],
  ['format/pagination', 'The format: pagination'],
  ['format/authentication', 'The format: authentication'],
  ['format/functions', 'The format: functions'],
  ['format/jobs', 'The format: jobs'],
  ['format/mapping', 'The format: mappings'],
  ['format/json-to-csv', 'The format: from JSON to CSV'],
];

/** Offers the documentation as resources; a page is read on request. */
export function registerPages(server: McpServer, docs: string): void {
  for (const [page, title] of pages) {
    const uri = `pagewright://docs/${page}`;
    server.registerResource(page, uri, { title, mimeType: 'text/markdown' }, async () => ({
      contents: [{ uri, mimeType: 'text/markdown', text: await readDocumentation(docs, `${page}.md`) }],
    }));
  }
}
