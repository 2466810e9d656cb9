import type { ASTNode } from 'vscode-json-languageservice';
import type { Unit } from './findUnits.ts';

/** Finds the unit that a node is in. Units stand one after the other and never in each other. */
export class UnitIndex {
  readonly #units: readonly Unit[];

  constructor(units: readonly Unit[]) {
    this.#units = units;
  }

  /** The unit that this node is, or is in. */
  unitAt({ offset }: ASTNode): Unit | undefined {
    let low = 0;
    let high = this.#units.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#units[middle]?.node.offset ?? 0) <= offset) low = middle + 1;
      else high = middle;
    }
    const before = this.#units[low - 1];
    return before && offset < before.node.offset + before.node.length ? before : undefined;
  }
}
