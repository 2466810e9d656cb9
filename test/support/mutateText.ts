import type { Next } from './seeded.ts';

type Mutation = (text: string, next: Next) => string;

/** Texts that a parser stumbles over. */
const nasty = [
  '\ud800',
  '\udc00',
  '"\ud83d"',
  '"\\ud800"',
  '"\\u12"',
  '\u0000',
  '\ufeff',
  '\u2028',
  '// a',
  '/* a',
  '"__proto__": 1,',
  '"constructor": {},',
  '"": ',
  ':',
  ',',
  '{',
  '}',
  '[',
  ']',
  '"',
  '\\',
  '-',
  '1e999',
  '9007199254740993',
  'null',
  '{{',
  '{"function": "md5", "args": [{"function": "concat"}]}',
  '{"attr": "a"}',
  '{"function": "date", "args": ["Y-m-d", {"time": "currentStart"}]}',
  '{"response": "meta.next"}',
  '{"args": [',
  '"function":',
  '{1:id}',
  '{id}',
  '{:}',
  '"placeholders": {"2:a": "b.c"}, ',
  '"children": [{"endpoint": "a/{1:x}"}], ',
  '"scrollers": {"a": {"method": "offset"}}, ',
  '"iterations": [{}, null], ',
  '"recursionFilter": "a==b&&(c",',
  '"mappings": {"users": {"a": {"type": "table"}}}, ',
  '"#token": "KBC::ProjectSecure::x"',
  '«',
];

const token = /"(?:[^"\\]|\\.)*"?|-?\d[\d.eE+-]*|[{}[\]:,]|[a-z]+/g;

const mutations: readonly Mutation[] = [cut, cutEnd, double, swapTokens, dropToken, insertNasty, nest, stretch];

/** A text with one to three things done to it: parts cut, doubled or swapped, strange signs, depth, length. */
export function mutateText(text: string, next: Next): string {
  let mutated = text;
  for (let left = 1 + next(3); left > 0; left--)
    mutated = mutations[next(mutations.length)]?.(mutated, next) ?? mutated;
  return mutated;
}

function cut(text: string, next: Next): string {
  const start = next(text.length + 1);
  return text.slice(0, start) + text.slice(start + next(80));
}

function cutEnd(text: string, next: Next): string {
  return text.slice(0, next(text.length + 1));
}

function double(text: string, next: Next): string {
  const start = next(text.length + 1);
  const end = start + next(200);
  return text.slice(0, end) + text.slice(start);
}

function swapTokens(text: string, next: Next): string {
  const tokens = [...text.matchAll(token)];
  const [first, second] = [tokens[next(Math.max(1, tokens.length))], tokens[next(Math.max(1, tokens.length))]].sort(
    (left, right) => (left?.index ?? 0) - (right?.index ?? 0),
  );
  if (!first || !second || first === second) return text;
  const between = text.slice(first.index + first[0].length, second.index);
  return text.slice(0, first.index) + second[0] + between + first[0] + text.slice(second.index + second[0].length);
}

function dropToken(text: string, next: Next): string {
  const tokens = [...text.matchAll(token)];
  const dropped = tokens[next(Math.max(1, tokens.length))];
  return dropped ? text.slice(0, dropped.index) + text.slice(dropped.index + dropped[0].length) : text;
}

function insertNasty(text: string, next: Next): string {
  const place = next(text.length + 1);
  return text.slice(0, place) + (nasty[next(nasty.length)] ?? '') + text.slice(place);
}

/** Now and then far deeper than any recursion can go. */
function nest(text: string, next: Next): string {
  const depth = next(40) === 0 ? 20_000 : next(60);
  const [open, close] = next(2) === 0 ? ['[', ']'] : ['{"children":', '}'];
  const place = text.indexOf(':', next(text.length + 1)) + 1;
  const end = next(2) === 0 ? close.repeat(depth) : '';
  return `${text.slice(0, place)}${open.repeat(depth)}${end}${text.slice(place)}`;
}

function stretch(text: string, next: Next): string {
  const place = text.indexOf('"', next(text.length + 1)) + 1;
  const piece = ['a', '\u00e9', '{x}', 'a.b[0].', '\ud83d', '\\n', '%Y-', '(((', 'a/'][next(9)] ?? 'a';
  const times = next(30) === 0 ? Math.floor(40_000 / piece.length) : next(300);
  return text.slice(0, place) + piece.repeat(times) + text.slice(place);
}
