import { readFileSync } from 'node:fs';
import path from 'node:path';

export interface DiagnosticSection {
  code: string;
  /** Markdown, on one line. */
  summary: string;
}

/** Reads the codes from the text of `docs/diagnostics.md`: each has its severity and its explanation. */
export function diagnosticSections(text: string): DiagnosticSection[] {
  return text.split(/^## /m).flatMap((section) => {
    const [, code, explanation] = /^Code `([a-z.-]+)`, .+?\.\s(.+)/ms.exec(section) ?? [];
    if (code === undefined || explanation === undefined) return [];
    return [{ code, summary: firstSentence(explanation.replace(/\s+/g, ' ')) }];
  });
}

export function readSections(root: string): DiagnosticSection[] {
  return diagnosticSections(readFileSync(path.join(root, 'docs/diagnostics.md'), 'utf8'));
}

/** The first sentence. A dot within a word, as in `links.next`, does not end it. */
function firstSentence(text: string): string {
  return /^.*?\.(?=\s|$)/.exec(text)?.[0] ?? text;
}
