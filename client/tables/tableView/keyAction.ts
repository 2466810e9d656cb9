interface PressedKey {
  key: string;
  shiftKey: boolean;
  /** Control, or Command on a Mac. */
  isControl: boolean;
  altKey: boolean;
}

/** The action of a key in the grid. Moves are by rows and columns, or to an edge. */
export type KeyAction =
  | { type: 'move'; rows: number; columns: number; isExtending: boolean }
  | { type: 'page'; direction: 1 | -1; isExtending: boolean }
  | { type: 'edge'; row?: 'first' | 'last'; column?: 'first' | 'last'; isExtending: boolean }
  | { type: 'resize'; direction: 1 | -1 }
  | { type: 'enter' | 'show' | 'copy' | 'selectAll' | 'find' | 'escape' };

const arrows: Record<string, { rows: number; columns: number }> = {
  ArrowUp: { rows: -1, columns: 0 },
  ArrowDown: { rows: 1, columns: 0 },
  ArrowLeft: { rows: 0, columns: -1 },
  ArrowRight: { rows: 0, columns: 1 },
};

/** The action of a key; undefined if the grid does not handle it. */
export function keyAction({ key, shiftKey, isControl, altKey }: PressedKey): KeyAction | undefined {
  const arrow = arrows[key];
  if (altKey) return arrow === undefined || arrow.rows !== 0 ? undefined : resize(arrow.columns);
  if (arrow !== undefined)
    return isControl ? edgeOf(arrow, shiftKey) : { type: 'move', ...arrow, isExtending: shiftKey };
  if (key === 'PageDown' || key === 'PageUp')
    return { type: 'page', direction: key === 'PageDown' ? 1 : -1, isExtending: shiftKey };
  if (key === 'Home' || key === 'End') {
    const edge = key === 'Home' ? 'first' : 'last';
    return { type: 'edge', column: edge, ...(isControl && { row: edge }), isExtending: shiftKey };
  }
  if (isControl) return withControl(key.toLowerCase());
  if (key === 'Enter') return { type: 'enter' };
  if (key === 'F2') return { type: 'show' };
  return key === 'Escape' ? { type: 'escape' } : undefined;
}

function resize(columns: number): KeyAction {
  return { type: 'resize', direction: columns > 0 ? 1 : -1 };
}

function edgeOf({ rows, columns }: { rows: number; columns: number }, isExtending: boolean): KeyAction {
  if (rows !== 0) return { type: 'edge', row: rows > 0 ? 'last' : 'first', isExtending };
  return { type: 'edge', column: columns > 0 ? 'last' : 'first', isExtending };
}

function withControl(key: string): KeyAction | undefined {
  if (key === 'c') return { type: 'copy' };
  if (key === 'a') return { type: 'selectAll' };
  return key === 'f' ? { type: 'find' } : undefined;
}
