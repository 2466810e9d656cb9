import type { DocumentNode } from '../documentNode.ts';

/** A field of a query, of headers or of a form. */
export interface CollectionField {
  name: string;
  /** The value, with the names of its variables. */
  value: string;
  description: string;
  isSent: boolean;
}

/** Reads a list of fields, or headers as one text. */
export function readFields(node: DocumentNode): CollectionField[] {
  if (typeof node.value === 'string') return readLines(node.value);
  return node
    .elements()
    .map((field) => ({
      name: field.name('key'),
      value: field.wholeText('value'),
      description: readText(field, 'description'),
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

/** The text at a key, which may be the `content` or the `value` of an object there. */
export function readText(node: DocumentNode, key: string): string {
  if (typeof node.at(key).value === 'string') return node.text(key);
  return node.at(key).text('content') || node.at(key).text('value');
}
