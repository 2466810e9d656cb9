import assert from 'node:assert/strict';
import type { ExtractorService } from '../../server/service/extractorService.ts';
import type { ExtractorDiagnostic } from '../../server/service/features/diagnostics.ts';
import { documentOf } from './cursor.ts';
import { readMarks, writeMarks } from './marks.ts';

/**
 * Checks that the diagnostics with this code stand exactly where `«` and `»` mark the text, which may be nowhere.
 * Returns them for a closer look.
 */
export async function expectFindings(
  service: ExtractorService,
  code: string,
  marked: string,
): Promise<ExtractorDiagnostic[]> {
  const { text } = readMarks(marked);
  const document = documentOf(text);
  const found = (await service.findDiagnostics(document)).filter((diagnostic) => diagnostic.code === code);
  const spans = found.map(({ range }) => {
    const offset = document.offsetAt(range.start);
    return { offset, length: document.offsetAt(range.end) - offset };
  });
  assert.equal(writeMarks({ text, spans }), marked);
  return found;
}
