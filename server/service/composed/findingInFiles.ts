import type { OrProblem } from '../curl/command/refusal.ts';
import type { ExtractorService } from '../extractorService.ts';
import type { WritableFinding } from '../refactors/pagination/writeFinding.ts';
import type { FileEdit } from '../text/fileEdit.ts';
import type { Composition } from './documents/composition.ts';
import { homeOf } from './edits/homeOf.ts';
import { placedEdits } from './edits/placedEdits.ts';

/**
 * The edits of the files of a configuration that write what a search of one of its parts found: into the row if the job
 * comes from there, otherwise into the configuration. Or the reason why they cannot be made.
 */
export function findingInFiles(
  service: Pick<ExtractorService, 'writeFinding'>,
  composition: Composition,
  finding: WritableFinding,
  ofRun: string | undefined,
): OrProblem<FileEdit[]> {
  const { parts, texts } = composition.params;
  const part = parts.find(({ file }) => texts.get(file)?.uri === ofRun) ?? parts[0];
  if (part === undefined) return [];
  const edits = service.writeFinding(part.document, finding);
  return 'problem' in edits ? edits : placedEdits(composition, part, edits, homeOf(composition, part));
}
