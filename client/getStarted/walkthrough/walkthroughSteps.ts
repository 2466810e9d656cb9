/** What a tab shows, as far as the walkthrough is about it. */
export interface ShownTab {
  /** Kind of the webview or custom editor. */
  viewType?: string;
  /** Scheme of the document, or of the file of a custom editor. */
  scheme?: string;
  path?: string;
}

/** The step of the walkthrough that is done when a tab is opened: the summary of a run read, or a table opened. */
export function stepOf({ viewType = '', scheme, path = '' }: ShownTab): 'summary' | 'table' | undefined {
  // VS Code puts something of its own before the kind of a webview.
  if (viewType.endsWith('pagewright.summary') || scheme === 'pagewright-run') return 'summary';
  return scheme === 'file' && /[\\/]tables[\\/][^\\/]+\.csv$/.test(path) ? 'table' : undefined;
}

/** Tells when a path that was flagged in an open file is so no more: the file was mended, not closed. */
export class MendedFiles {
  readonly #flagged = new Set<string>();

  /** Takes what is known of a file now; true where that means that it was mended. */
  isMended(file: string, { isFlagged, isOpen }: { isFlagged: boolean; isOpen: boolean }): boolean {
    if (isFlagged) this.#flagged.add(file);
    if (isFlagged) return false;
    const wasFlagged = this.#flagged.delete(file);
    return wasFlagged && isOpen;
  }
}
