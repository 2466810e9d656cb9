import { isOfSamples } from '../samples/isOfSamples.ts';

/** The parts of a shown tab that the walkthrough needs. */
export interface ShownTab {
  label?: string;
  /** Kind of the webview or custom editor. */
  viewType?: string;
  /** Scheme of the document, or of the file of a custom editor. */
  scheme?: string;
  path?: string;
}

/**
 * The step of the walkthrough that is done when a tab is opened: a sample, the summary of one (of these names), or a
 * table of one.
 */
export function stepOf(
  { label = '', viewType = '', scheme, path = '' }: ShownTab,
  samples: ReadonlySet<string>,
): 'sample' | 'summary' | 'table' | undefined {
  // VS Code puts a prefix before the view type of a webview.
  const isSummary = viewType.endsWith('pagewright.summary') || scheme === 'pagewright-run';
  if (isSummary) return [...samples].some((name) => label.includes(name)) ? 'summary' : undefined;
  if (!isOfSamples(path)) return undefined;
  if (path.endsWith('.extractor.json')) return 'sample';
  return scheme === 'file' && /[\\/]tables[\\/][^\\/]+\.csv$/.test(path) ? 'table' : undefined;
}

/** Remembers the files with a flagged path, and notices when one is fixed rather than closed. */
export class FlaggedFiles {
  readonly #flagged = new Set<string>();

  /** Takes the current state of a file; true if it has just been fixed. */
  isFixed(file: string, { isFlagged, isOpen }: { isFlagged: boolean; isOpen: boolean }): boolean {
    if (isFlagged) this.#flagged.add(file);
    if (isFlagged) return false;
    const wasFlagged = this.#flagged.delete(file);
    return wasFlagged && isOpen;
  }
}
