import type { DocumentNode } from '../documentNode.ts';

/** A field of a query, of headers or of a form. */
export interface CollectionField {
  name: string;
  /** With the names of its variables. */
  value: string;
  description: string;
  /** False for one that is listed, but switched off. */
  isSent: boolean;
}

/** Reads a list of fields, or headers as one text. */
export function readFields(node: DocumentNode): CollectionField[] {
  if (typeof node.value === 'string') return readLines(node.value);
  return node
    .elements()
    .map((field) => ({
      name: field.text('key'),
      value: field.text('value'),
      description: readText(field.at('description')),
      isSent: !field.flag('disabled'),
    }))
    .filter(({ name }) => name !== '' && !name.includes('{{'));
}

function readLines(text: string): CollectionField[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const [, name, value = ''] = /^([^:\s]+)\s*:(.*)/s.exec(line) ?? [];
    return name === undefined ? [] : [{ name, value: value.trimStart(), description: '', isSent: true }];
  });
}

/** A text that may be the `content` or the `value` of an object. */
export function readText(node: DocumentNode): string {
  if (typeof node.value === 'string') return node.value.trim();
  return node.text('content') || node.text('value');
}
