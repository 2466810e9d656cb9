import type { Next } from './seeded.ts';

/** A value as JSON text may have it, with numbers as they are written. */
export type Tree = { json: string } | { items: Tree[] } | { fields: [key: string, value: Tree][] };

const scalars = [
  '1',
  '-2',
  '1.10',
  '12345678901234567890',
  'true',
  'false',
  'null',
  '""',
  '"a"',
  '"https://a.b/{{ x }}/"',
].concat(
  [
    'yes',
    '0123',
    '2026-02-01',
    '{{ x }}',
    'a: b',
    'a #b',
    ' padded ',
    "it's",
    'say "x"',
    'two\nlines\n',
    'tab\there',
    '- x',
    '*a',
    '~',
  ].map((text) => JSON.stringify(text)),
  [
    '#',
    '[',
    'é\u2028',
    '\u0007',
    '😀',
    ':',
    '1e5',
    'null',
    '\\',
    '=',
    '<<',
    '12:30:45',
    '-',
    '?',
    'x:',
    '...',
    '---',
    '%a',
    '@a',
    '`',
  ].map((text) => JSON.stringify(text)),
);
const keys = [
  'a',
  'b',
  'c',
  'api',
  'base url',
  '#token',
  'yes',
  '1',
  'x:y',
  '{{ k }}',
  "it's",
  '',
  'é',
  '- k',
  'long'.repeat(20),
];

/** The JSON text of a random scalar; most of them are texts that look like something else in YAML. */
export function randomScalar(next: Next): string {
  return scalars[next(scalars.length)] ?? '1';
}

export function randomKey(next: Next): string {
  return keys[next(keys.length)] ?? 'a';
}

/** A random value of at most this depth. */
export function randomTree(next: Next, depth: number): Tree {
  const kind = depth === 0 ? 2 : next(4);
  if (kind === 0) return { items: Array.from({ length: next(4) }, () => randomTree(next, depth - 1)) };
  if (kind === 1) return randomObject(next, depth, 0);
  return { json: randomScalar(next) };
}

/** A random object with at least this many keys. */
export function randomObject(next: Next, depth: number, least: number): { fields: [string, Tree][] } {
  const names = new Set(Array.from({ length: least + next(4) }, () => randomKey(next)));
  return { fields: [...names].map((name) => [name, randomTree(next, depth - 1)]) };
}

export function jsonOfTree(tree: Tree): string {
  if ('json' in tree) return tree.json;
  if ('items' in tree) return `[${tree.items.map(jsonOfTree).join(',')}]`;
  return `{${tree.fields.map(([key, value]) => `${JSON.stringify(key)}:${jsonOfTree(value)}`).join(',')}}`;
}

/** A YAML text of a value in a random style: quotes, brackets, comments, empty lines, indentation, line breaks. */
export function randomYaml(tree: Tree, next: Next): string {
  const unit = 2 + next(3);
  const lines = blockOf(tree, next, { column: 0, unit, listUnit: next(2) * unit });
  const text = `${next(3) === 0 ? '# top\n' : ''}${lines}${['', '\n', '\n# end\n', '\n\n'][next(4)]}`;
  return next(3) === 0 ? text.replaceAll('\n', '\r\n') : text;
}

interface Style {
  column: number;
  unit: number;
  listUnit: number;
}

function blockOf(tree: Tree, next: Next, style: Style): string {
  if (isFlat(tree)) return flowOf(tree, next) + note(next);
  const line = () =>
    `\n${next(6) === 0 ? `${' '.repeat(style.column)}# a: note\n` : ''}${next(8) === 0 ? '\n' : ''}${' '.repeat(style.column)}`;
  const parts =
    'items' in tree
      ? tree.items.map((item) => itemOf(item, next, style))
      : 'fields' in tree
        ? tree.fields.map(([key, value]) => `${quoted(key, next, false)}:${belowOf(value, next, style)}`)
        : [];
  return parts.reduce((text, part) => text + line() + part);
}

function itemOf(item: Tree, next: Next, style: Style): string {
  if ('json' in item && item.json === 'null' && next(2) === 0) return `-${note(next)}`;
  const gap = 1 + next(2);
  return `-${' '.repeat(gap)}${blockOf(item, next, { ...style, column: style.column + 1 + gap })}`;
}

function belowOf(value: Tree, next: Next, style: Style): string {
  if ('json' in value) {
    if (value.json === 'null' && next(2) === 0) return note(next);
    if (/^"[a-z\\n]*\\n"$/.test(value.json) && next(2) === 0) return literalOf(value.json, style.column + style.unit);
    return ` ${scalarOf(value.json, next, false)}${note(next)}`;
  }
  if (isFlat(value) || next(5) === 0) return ` ${flowOf(value, next)}${note(next)}`;
  const column = style.column + ('items' in value ? style.listUnit : style.unit);
  return `${note(next)}\n${' '.repeat(column)}${blockOf(value, next, { ...style, column })}`;
}

function literalOf(json: string, column: number): string {
  return ` |\n${String(JSON.parse(json))
    .trimEnd()
    .split('\n')
    .map((line) => ' '.repeat(column) + line)
    .join('\n')}`;
}

function flowOf(tree: Tree, next: Next): string {
  if ('json' in tree) return scalarOf(tree.json, next, true);
  const parts =
    'items' in tree
      ? tree.items.map((item) => flowOf(item, next))
      : tree.fields.map(([key, value]) => `${quoted(key, next, true)}: ${flowOf(value, next)}`);
  const [open, close] = 'items' in tree ? '[]' : '{}';
  const pad = next(3) === 0 ? ' ' : '';
  return `${open}${pad}${parts.join(next(3) === 0 ? ',  ' : ', ')}${parts.length > 0 && next(6) === 0 ? ',' : ''}${pad}${close}`;
}

function scalarOf(json: string, next: Next, isFlow: boolean): string {
  return json.startsWith('"') ? quoted(String(JSON.parse(json)), next, isFlow) : json;
}

function quoted(text: string, next: Next, isFlow: boolean): string {
  const style = next(3);
  if (style === 0 && /^[a-z][a-z ]*[a-z]$/.test(text) && !['yes', 'null'].includes(text)) return text;
  if (style === 1 && /^[\x20-\x7e]*$/.test(text) && !isFlow) return `'${text.replaceAll("'", "''")}'`;
  return JSON.stringify(text).replaceAll('\u2028', '\\u2028');
}

function note(next: Next): string {
  return next(6) === 0 ? ' # note: x' : next(10) === 0 ? '  ' : '';
}

function isFlat(tree: Tree): boolean {
  return 'json' in tree || ('items' in tree ? tree.items : tree.fields).length === 0;
}
