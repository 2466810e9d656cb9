import type { Variables } from './variables.ts';

/** A word for a POSIX shell: quoted where it has to be, with variables where marks stand. */
export function quoteWord(text: string, variables: Variables): string {
  if (!variables.hasMark(text)) return /^[\w@%+=:,./-]+$/.test(text) ? text : singleQuoted(text);
  const pieces = variables.piecesOf(text);
  const isSimple = pieces.every((piece) => 'variable' in piece || !/["\\!`$]/.test(piece.text));
  if (isSimple) return `"${pieces.map((piece, index) => ('text' in piece ? piece.text : braced(index))).join('')}"`;
  return pieces.map((piece) => ('text' in piece ? singleQuoted(piece.text) : `"$${piece.variable}"`)).join('');

  /** Letters that follow would become part of the name. */
  function braced(index: number): string {
    const [piece, next] = [pieces[index], pieces[index + 1]];
    const name = piece && 'variable' in piece ? piece.variable : '';
    return next && 'text' in next && /^\w/.test(next.text) ? `\${${name}}` : `$${name}`;
  }
}

function singleQuoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
