import type { Position } from 'vscode-languageserver-types';

/** A text in place of a stretch of one line. */
export interface Edit {
  start: Position;
  end: Position;
  text: string;
}
