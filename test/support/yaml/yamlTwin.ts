import { readJsonSource } from '../../../engine/core/project/source/readJsonSource.ts';
import {
  fieldOf,
  type SourceField,
  type SourceNode,
  type SourceToken,
} from '../../../engine/core/project/source/sourceNode.ts';
import { yamlScalarText } from '../../../engine/core/project/source/yaml/yamlScalarText.ts';
import { holes, repairJson } from './repairJson.ts';

const hole = holes.part;

/**
 * The YAML twin of a configuration in JSON with marks (`|` for the cursor, `«` and `»` around what is found), as a tool
 * writes it: bare configurations are below `parameters`. The marks stand in it at the same places. What is half typed in
 * JSON is half typed in YAML: it has no value, colon or closing quote there either, and ends as early. Undefined: the
 * JSON has a mistake that YAML does not know, or a mark is at a place that YAML does not have.
 */
export function yamlTwin(marked: string, marks = /[|«»]/g): string | undefined {
  const places = [...marked.matchAll(marks)].map(({ index, 0: mark }, count) => ({ at: index - count, mark }));
  const bare = marked.replaceAll(marks, '');
  const written = readable(bare, places) ?? repaired(bare, places);
  if (written === undefined) return undefined;
  const { source, found, isCut } = written;
  const isWrapped = fieldOf(source, 'parameters') !== undefined;
  if (source.kind !== 'object') return undefined;
  const ofTool = '_keboola:\n  component_id: ex-generic-v2\n';
  const writer = new YamlWriter((isCut ? ofTool : '') + (isWrapped ? '' : headOf(source)));
  if (isWrapped) writer.body(source);
  else writer.fields(source, '  ');
  const moved = found.map((place) => ({ mark: place.mark, at: writer.placeOf(place) }));
  if (moved.some(({ at }) => at === undefined)) return undefined;
  if (!isCut) writer.text += ofTool;
  const ordered = moved.toSorted((a, b) => (b.at ?? 0) - (a.at ?? 0) || (a.mark === '»' ? -1 : 1));
  const text = ordered.reduce((all, { at = 0, mark }) => all.slice(0, at) + mark + all.slice(at), writer.text);
  const typed = text.replaceAll(`${hole}: ""`, '').replaceAll(`: ${hole}`, '').replaceAll(hole, '');
  const open = typed.replace(new RegExp(`${holes.quote}"(»?)\\s*$`), '$1');
  return open.replaceAll(` ${holes.value}`, '').replaceAll(holes.value, '');
}

/** The tree of a text that is half typed, with what it lacks. */
function repaired(text: string, found: readonly Place[]): Written | undefined {
  const repair = repairJson(text);
  const source = repair && readJsonSource(repair.text, '');
  if (repair === undefined || source === undefined) return undefined;
  const shift = (at: number) =>
    repair.inserts.filter((insert) => insert.at < at).reduce((sum, insert) => sum + insert.text.length, 0);
  return { source, found: found.map(({ mark, at }) => ({ mark, at: at + shift(at) })), isCut: repair.isCut };
}

/** The line above all that is written. */
function headOf(source: SourceNode): string {
  return source.kind === 'object' && source.fields.length === 0 ? 'parameters: {}\n' : 'parameters:\n';
}

interface Written {
  source: SourceNode;
  found: readonly Place[];
  /** Whether the JSON ends too early. */
  isCut?: boolean;
}

interface Place {
  at: number;
  mark: string;
}

/** The tree of a text; where a value or a key is missing at the cursor, with one that stands for it. */
function readable(text: string, found: readonly Place[]): Written | undefined {
  const source = readJsonSource(text, '');
  const [cursor] = found;
  const isCursor = found.length === 1 && cursor?.mark === '|';
  if (source && !(isCursor && isBetween(text, cursor.at))) return { source, found };
  if (!isCursor) return undefined;
  const quote = /^[^"]*"(?!\s*:)/.exec(text.slice(cursor.at))?.[0].length;
  const key =
    quote && readJsonSource(`${text.slice(0, cursor.at + quote)}: "${hole}"${text.slice(cursor.at + quote)}`, '');
  if (key && text.charAt(cursor.at - 1) !== ' ') return { source: key, found };
  for (const [stand, after] of [
    [`"${hole}"`, ''],
    [`"${hole}": ""`, ''],
    [`"${hole}": ""`, ','],
    [`"${hole}"`, ','],
  ]) {
    const filled = readJsonSource(text.slice(0, cursor.at) + stand + after + text.slice(cursor.at), '');
    if (filled) return { source: filled, found: [{ mark: '|', at: cursor.at + 1 }] };
  }
  return undefined;
}

/** Whether nothing is written at a place: it is between brackets, commas and white space. */
function isBetween(text: string, at: number): boolean {
  const isInText = (text.slice(0, at).match(/(?<!\\)"/g) ?? []).length % 2 === 1;
  return (
    !isInText &&
    /[{[,\s]\s*$/.test(text.slice(0, at)) &&
    /^\s*[\]}\s"]/.test(text.slice(at)) &&
    !/^"/.test(text.slice(at))
  );
}

/** A token of the JSON, and where it is in the YAML. */
interface Moved {
  from: SourceToken;
  start: number;
  end: number;
  /** Where its content begins, if it is written as in JSON. */
  content?: number;
}

class YamlWriter {
  text: string;
  readonly #moved: Moved[] = [];
  /** Where objects and lists begin, in both. */
  readonly #begins = new Map<number, number>();
  /** Where they end: after the last of what is in them. */
  readonly #ends = new Map<number, number>();

  constructor(head: string) {
    this.text = head;
  }

  /** The fields of a body: all but two are below a key of the tool. The last one stays the last, as it may be half typed. */
  body(node: Extract<SourceNode, { kind: 'object' }>): void {
    const isAbove = ({ key: { name } }: SourceField) => ['parameters', 'processors'].includes(name);
    const [above, below] = [node.fields.filter(isAbove), node.fields.filter((field) => !isAbove(field))];
    const last = node.fields.at(-1);
    const parts = last !== undefined && isAbove(last) ? [below, above] : [above, below];
    for (const fields of parts) {
      if (fields.length === 0) continue;
      if (fields === below) this.text += '_configuration_extra:\n';
      this.fields({ ...node, fields }, fields === below ? '  ' : '');
    }
  }

  fields(node: Extract<SourceNode, { kind: 'object' }>, indent: string, isFirstOpen = false): void {
    for (const [index, { key, value }] of node.fields.entries()) {
      if (index > 0 || !isFirstOpen) this.text += indent;
      if (index === 0) this.#begins.set(node.at.start, this.text.length);
      this.#token(key, true);
      this.text += ':';
      if (value) this.#value(value, indent);
    }
    this.#ends.set(node.at.end, this.text.trimEnd().length);
  }

  #value(node: SourceNode, indent: string): void {
    if (node.kind === 'scalar') {
      this.text += ' ';
      this.#token(node, false);
      this.text += '\n';
    } else if (node.kind === 'object' && node.fields.length > 0) {
      this.text += '\n';
      this.fields(node, `${indent}  `);
    } else if (node.kind === 'list' && node.items.length > 0) {
      this.text += '\n';
      this.#items(node, indent);
    } else {
      this.text += ' ';
      this.#begins.set(node.at.start, this.text.length);
      this.text += node.kind === 'list' ? '[]\n' : '{}\n';
      this.#ends.set(node.at.end, this.text.length - 1);
    }
  }

  #items(node: Extract<SourceNode, { kind: 'list' }>, indent: string): void {
    for (const [index, item] of node.items.entries()) {
      this.text += indent;
      if (index === 0) this.#begins.set(node.at.start, this.text.length);
      this.text += '-';
      if (item.kind === 'object' && item.fields.length > 0) {
        this.text += ' ';
        this.fields(item, `${indent}  `, true);
      } else if (item.kind === 'list' && item.items.length > 0) {
        this.text += '\n';
        this.#items(item, `${indent}  `);
      } else {
        this.#value(item, indent);
      }
    }
    this.#ends.set(node.at.end, this.text.trimEnd().length);
  }

  #token(from: SourceToken, isKey: boolean): void {
    const start = this.text.length;
    const isText = from.json.startsWith('"');
    const isPlain =
      isText && from.json.slice(1, -1) === JSON.parse(from.json) && isPlainText(JSON.parse(from.json), isKey);
    this.text += isPlain ? from.json.slice(1, -1) : isText ? from.json : yamlScalarText(from.json, '', false);
    const content = start + (isText && !isPlain ? 1 : 0);
    this.#moved.push({ from, start, end: this.text.length, content });
  }

  /** The place in the YAML of one in the JSON. */
  placeOf({ at, mark }: Place): number | undefined {
    if (mark === '»' && this.#begins.has(at - 1)) return this.#afterBracket(at);
    const whole = mark === '»' ? this.#ends.get(at) : undefined;
    if (whole !== undefined) return whole;
    const token = this.#moved.find(({ from }) => from.at.start <= at && at <= from.at.end);
    if (token === undefined) return this.#begins.get(at) ?? this.#afterBracket(at);
    const { from, start, end, content = start } = token;
    if (at === from.at.start) return start;
    if (at === from.at.end) return end;
    return Math.min(content + at - (from.exactFrom ?? from.at.start), end);
  }

  #afterBracket(at: number): number | undefined {
    const begin = this.#begins.get(at - 1);
    return begin === undefined ? undefined : begin + 1;
  }
}

/** Whether a text may stand without quotes, and is the same text then. */
function isPlainText(text: string, isKey: boolean): boolean {
  if (text.startsWith(hole) || text.startsWith(holes.value)) return true;
  const isWord = /^[A-Za-z_./][\w.,/{}?&=() <>+-]*$/.test(text) && !/\s$/.test(text);
  return isWord && !/^(?:y|n|yes|no|on|off|true|false|null)$/i.test(text) && (isKey || !/[#:]\s|\s#/.test(text));
}
