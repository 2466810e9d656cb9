import type { PulledConfiguration } from '@pagewright/core/platform/pulledConfiguration';
import type { RemoteConfiguration, RemotePart } from '@pagewright/core/platform/remoteConfiguration';
import type { Next } from '../seeded.ts';

const texts = [
  '',
  'a',
  'yes',
  'NO',
  '0123',
  '1_000',
  '12:30:45',
  '2026-02-01',
  '1e3',
  '~',
  'null',
  '=',
  '<<',
  '- a',
  'a: b',
  'a #b',
  ' x ',
  'x\n',
  '\n',
  'a\nb\n\nc',
  'tab\there',
  'Číselník – města',
  '😀',
  '\u0000',
  '\u0085',
  '\u2028',
  '\ufeff',
  '\ud800',
  "it's",
  '"quoted"',
  'back\\slash',
  '{{ name }}',
  '{{ vault.KEY }}',
  'https://api.example.com/a?b=c&d',
  'a/b',
  '\r\n',
  'KBC::ProjectSecure::abc+/==',
  `${'word '.repeat(60)}end`,
  `${'x'.repeat(150)} y`,
  '*',
  '&a',
  '!t',
  '%',
  '@',
  '`',
  '---',
  '...',
  '?',
  ':',
];
const numbers = ['0', '-1', '1.10', '12345678901234567890', '1E+2', '1e5', '-0.0', '0.000001', '1.5e-7', '100', '3600'];

/** The JSON text of a random value. */
function value(next: Next, depth: number): string {
  const kind = next(depth > 3 ? 3 : 6);
  if (kind === 0) return numbers[next(numbers.length)] ?? '0';
  if (kind === 1) return ['true', 'false', 'null', '{}', '[]'][next(5)] ?? 'null';
  if (kind === 2) return text(next);
  if (kind === 3) return `[${many(next, () => value(next, depth + 1)).join(', ')}]`;
  return object(next, depth, []);
}

function object(next: Next, depth: number, fixed: readonly string[]): string {
  const names = new Set<string>();
  const fields = many(next, () => {
    const name = next(3) === 0 ? (texts[next(texts.length)] ?? '') : `key${next(9)}`;
    if (names.has(name)) return [];
    names.add(name);
    return [`${JSON.stringify(name)}:${value(next, depth + 1)}`];
  }).flat();
  return `{${shuffled(next, [...fields, ...fixed]).join(', ')}}`;
}

/** A text, sometimes with escapes that it does not need. */
function text(next: Next): string {
  const json = JSON.stringify(texts[next(texts.length)] ?? '');
  return next(4) === 0 ? json.replaceAll('/', '\\/').replaceAll('č', '\\u010d') : json;
}

function many<Item>(next: Next, make: () => Item): Item[] {
  return Array.from({ length: next(4) }, make);
}

function shuffled<Item>(next: Next, items: readonly Item[]): Item[] {
  return items
    .map((item) => [next(1000), item] as const)
    .sort(([a], [b]) => a - b)
    .map(([, item]) => item);
}

function part(next: Next, id: string, body: string): RemotePart {
  const name = next(3) === 0 ? 'Orders' : (texts[next(texts.length)] ?? '') || 'Orders';
  const description = next(2) === 0 ? '' : (texts[next(texts.length)] ?? '');
  return { id, name, description, isDisabled: next(4) === 0, version: 1 + next(9), body };
}

function body(next: Next, around: readonly string[]): string {
  const fixed = [
    `"api": ${object(next, 1, ['"baseUrl": "https:\\/\\/api.example.com\\/"'])}`,
    `"config": ${object(next, 1, [])}`,
  ];
  const storage = ['{}', '[]', '{"input":{"tables":[]}}', '{"output":{},"other":1,"input":{}}'][next(9)];
  const further = [
    ...around,
    ...(storage === undefined ? [] : [`"storage":${storage}`]),
    ...(next(2) === 0 ? [] : ['"processors":{"after":[]}']),
  ];
  const parameters = `"parameters": ${object(next, 1, fixed)}`;
  const runtime = next(2) === 0 ? [] : [`"runtime": ${value(next, 2)}`];
  return `{${shuffled(next, [parameters, ...further, ...runtime]).join(',')}}`;
}

function whole(next: Next, id: string, component: string, text: string, rows: RemotePart[]): RemoteConfiguration {
  const changed = { at: '2026-11-29T00:00:00Z', by: 'Jana' };
  return { ...part(next, id, text), branch: '777', component, changeDescription: '', changed, rows };
}

/** A random configuration of a project, with rows or variables or none. */
export function randomConfiguration(next: Next, id: string): PulledConfiguration {
  const rows =
    next(3) === 0
      ? many(next, () => next(99)).map((_, index) =>
          part(next, `${id}${index}`, value(next, 2).replace(/^[^{].*$/s, '{}')),
        )
      : [];
  if (next(3) > 0) return { configuration: whole(next, id, 'ex-generic-v2', body(next, []), rows) };
  const sets = many(next, () => 0).map((_, index) =>
    part(next, `${id}9${index}`, `{"values":[{"name":"a","value":${text(next)}}]}`),
  );
  const variables = whole(next, `${id}8`, 'keboola.variables', '{"variables":[{"name":"a","type":"string"}]}', sets);
  const named = [
    `"variables_id":"${id}8"`,
    ...(sets[0] && next(2) === 0 ? [`"variables_values_id": "${sets[0].id}"`] : []),
  ];
  return { configuration: whole(next, id, 'ex-generic-v2', body(next, named), rows), variables };
}
