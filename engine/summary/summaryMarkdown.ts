import { capitalized } from '../core/text/capitalized.ts';
import { markdownCode, markdownText } from '../core/text/markdownText.ts';
import { phraseOf } from './phraseOf.ts';
import type { Block, Line, Phrase, RunDescription } from './runDescription.ts';

/**
 * The summary of a run as Markdown: sentences and lists under headings that fold, without wide tables, so that it suits
 * screen readers and survives being pasted into a ticket.
 */
export function summaryMarkdown(title: string, { headline, facts, sections }: RunDescription): string {
  const blocks = [
    `# ${markdownText(`Run of ${title}`)}`,
    phrase(phraseOf(headline)),
    list(Object.entries(facts).map(([name, value]) => `${capitalized(name)} ${value}.`)),
    ...sections.flatMap((section) => [`## ${section.title}`, ...section.blocks.flatMap(blockParts)]),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function blockParts({ heading, lines }: Block): string[] {
  return [...(heading === undefined ? [] : [`### ${phrase(heading)}`]), list(lines.map(sentence))];
}

function list(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n');
}

function sentence({ text, detail }: Line): string {
  return detail === undefined ? phrase(text) : `${phrase(text)} (${phrase(detail)})`;
}

function phrase(parts: Phrase): string {
  return parts.map((part) => (typeof part === 'string' ? markdownText(part) : markdownCode(part.code))).join('');
}
