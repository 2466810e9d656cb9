import { type KeyAction, keyAction } from './keyAction.ts';

export interface GridEvents {
  onKey(action: KeyAction): boolean;
  /** Called when a cell was pressed, or dragged to; -1 is the header. */
  onCell(row: number, column: number, isExtending: boolean): void;
  onHead(column: number): void;
  onNumber(row: number, isExtending: boolean): void;
  onOpen(): void;
  onResize(column: number, pixels: number): void;
  onFit(column: number): void;
}

/** Translates mouse and key events of the grid into actions. */
export function listenToGrid(grid: HTMLElement, events: GridEvents): void {
  grid.addEventListener('keydown', (event) => {
    const action = keyAction({ ...pressed(event), isControl: event.ctrlKey || event.metaKey });
    if (action !== undefined && events.onKey(action)) event.preventDefault();
  });
  grid.addEventListener('mousedown', (event) => press(event, events));
  grid.addEventListener('mousemove', (event) => {
    const cell = cellOf(event);
    if (event.buttons === 1 && cell !== undefined && cell.row >= 0) events.onCell(cell.row, cell.column, true);
  });
  grid.addEventListener('dblclick', (event) => {
    const edge = dataOf(event, 'edge');
    if (edge !== undefined) events.onFit(edge);
    else if ((cellOf(event)?.row ?? -1) >= 0) events.onOpen();
  });
}

function pressed({ key, shiftKey, altKey }: KeyboardEvent): { key: string; shiftKey: boolean; altKey: boolean } {
  return { key, shiftKey, altKey };
}

function press(event: MouseEvent, events: GridEvents): void {
  const edge = dataOf(event, 'edge');
  const number = dataOf(event, 'number');
  const cell = cellOf(event);
  const isMain = event.button === 0;
  if (edge !== undefined) {
    if (isMain) drag(event, (pixels) => events.onResize(edge, pixels));
  } else if (number !== undefined) events.onNumber(number, event.shiftKey);
  else if (cell !== undefined) {
    // A context menu opened within the selection applies to the selection.
    if (isMain || target(event)?.closest('[aria-selected="true"]') === null)
      events.onCell(cell.row, cell.column, event.shiftKey);
    if (isMain && cell.row < 0) events.onHead(cell.column);
  } else return;
  // The browser would focus a cell that is about to be drawn again.
  event.preventDefault();
}

/** Follows the mouse until its button is released. */
function drag(start: MouseEvent, onMove: (pixels: number) => void): void {
  let last = start.clientX;
  const move = ({ clientX }: MouseEvent) => {
    onMove(clientX - last);
    last = clientX;
  };
  window.addEventListener('mousemove', move);
  window.addEventListener('mouseup', () => window.removeEventListener('mousemove', move), { once: true });
}

function cellOf(event: MouseEvent): { row: number; column: number } | undefined {
  const column = dataOf(event, 'column');
  const row = dataOf(event, 'row');
  return row === undefined || column === undefined ? undefined : { row, column };
}

function dataOf(event: MouseEvent, name: string): number | undefined {
  const value = target(event)?.closest<HTMLElement>(`[data-${name}]`)?.dataset[name];
  return value === undefined ? undefined : Number(value);
}

function target({ target }: MouseEvent): Element | undefined {
  return target instanceof Element ? target : undefined;
}
