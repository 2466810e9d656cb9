import { childPointer } from '../childPointer.ts';
import { entriesOf, getField, isList, isObject, type JsonValue } from '../json/value.ts';
import { numberText } from '../text/countText.ts';
import type { DescriptionRemark } from './apiDescription.ts';

/**
 * The limit for prose about an API, which is cut before it is examined; longer names are left out. Data that was sent
 * or received is read whole: the same patterns apply to it.
 */
export const maxTextLength = 20_000;

const maxCharacters = `${numberText(maxTextLength)} characters`;

/** Receives a node that cannot be read. */
export type OnRemark = (node: DocumentNode, message: string) => void;

/** A value of a document and its place. One of another type than the expected one counts as missing, with a remark. */
export class DocumentNode {
  /** Undefined if it is missing in the document. */
  readonly value: JsonValue | undefined;
  /** The file, as `FindFile` calls it; empty for the document itself. */
  readonly file: string;
  readonly #remark: OnRemark;
  readonly #parent: DocumentNode | undefined;
  /** The key or the index; empty for a whole document. */
  readonly key: string;

  constructor(value: JsonValue | undefined, file: string, remark: OnRemark, parent?: DocumentNode, key = '') {
    this.value = value;
    this.file = file;
    this.#remark = remark;
    this.#parent = parent;
    this.key = key;
  }

  get pointer(): string {
    return this.#parent === undefined ? '' : childPointer(this.#parent.pointer, this.key);
  }

  /** The key of the parent; empty for a part of a whole document. */
  get parentKey(): string {
    return this.#parent?.key ?? '';
  }

  get isWholeFile(): boolean {
    return this.#parent === undefined;
  }

  /** Whether the value is missing. Many documents write `null` for that. */
  get isMissing(): boolean {
    return this.value === undefined || this.value === null;
  }

  remark(message: string): void {
    this.#remark(this, message);
  }

  at(key: string): DocumentNode {
    const { value } = this;
    const child = isObject(value) ? getField(value, key) : isList(value) ? value[Number(key)] : undefined;
    return new DocumentNode(child, this.file, this.#remark, this, key);
  }

  has(key: string): boolean {
    return this.at(key).value !== undefined;
  }

  /** A text written by a person, cut where it is long; empty if missing. */
  text(key: string): string {
    const whole = this.wholeText(key);
    if (whole.length <= maxTextLength) return whole;
    this.at(key).remark(`This text is longer than ${maxCharacters}, so the rest was left out.`);
    return whole.slice(0, maxTextLength);
  }

  /** A name; empty if it is missing or too long: a part of it would be another name. */
  name(key: string): string {
    const whole = this.wholeText(key);
    if (whole.length <= maxTextLength) return whole;
    this.at(key).remark(`This name is longer than ${maxCharacters}, so it was left out.`);
    return '';
  }

  /** A text that is data, of any length; empty if missing. */
  wholeText(key: string): string {
    const { value } = this.at(key);
    if (typeof value === 'string') return value.trim();
    // YAML reads `version: 1.0` and `name: no` as something else.
    return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
  }

  number(key: string): number | undefined {
    const { value } = this.at(key);
    const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
    return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
  }

  flag(key: string): boolean {
    const { value } = this.at(key);
    return value === true || value === 'true';
  }

  /** Example values, without long texts. */
  shown(values: readonly (JsonValue | undefined)[]): JsonValue[] {
    const known = values.filter((value) => value !== undefined);
    const short = known.filter((value) => typeof value !== 'string' || value.length <= maxTextLength);
    if (short.length < known.length)
      this.remark(`A value that this shows is longer than ${maxCharacters}, so it was left out.`);
    return short;
  }

  /** The keys of an object with their nodes. */
  fields(): [key: string, node: DocumentNode][] {
    if (!isObject(this.value)) this.#expected('an object');
    const keys = isObject(this.value) ? entriesOf(this.value).map(([key]) => key) : [];
    const known = keys.filter((key) => key.length <= maxTextLength);
    if (known.length < keys.length) this.remark(`A name in this is longer than ${maxCharacters}, so it was left out.`);
    return known.map((key) => [key, this.at(key)]);
  }

  elements(): DocumentNode[] {
    if (!isList(this.value)) this.#expected('a list');
    return isList(this.value) ? this.value.map((_, index) => this.at(String(index))) : [];
  }

  #expected(what: string): void {
    if (!this.isMissing) this.remark(`This is not ${what}, so it was left out.`);
  }
}

export function placeOf({ file, pointer }: DocumentNode): { file?: string; pointer: string } {
  return file === '' ? { pointer } : { file, pointer };
}

const maxRemarks = 200;

/** Gathers remarks, each once. */
export function gatherRemarks(): { remarks: DescriptionRemark[]; remark: OnRemark } {
  const remarks: DescriptionRemark[] = [];
  const said = new Set<string>();
  const remark: OnRemark = (node, message) => {
    const found = { ...placeOf(node), message };
    const key = JSON.stringify(found);
    if (said.has(key) || remarks.length === maxRemarks) return;
    said.add(key);
    remarks.push(found);
  };
  return { remarks, remark };
}
