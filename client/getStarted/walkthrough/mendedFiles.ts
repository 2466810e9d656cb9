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
