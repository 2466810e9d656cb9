import type { DocumentNode } from '../documentNode.ts';

export interface RecordedText {
  text: string;
  /** Whether a text that was recorded as base64 is not base64. */
  isPlain: boolean;
}

const dataAddress = /^data:[^,]*;base64,/i;

/** The text of a `content` or a `postData`, decoded if it is valid base64. */
export function readContent(content: DocumentNode): RecordedText {
  const { value } = content.at('text');
  const text = typeof value === 'string' ? value : '';
  const isClaimed = /^base64(?:url)?$/i.test(content.text('encoding')) || dataAddress.test(text);
  const encoded = text.replace(dataAddress, '');
  if (!isClaimed || text === '') return { text, isPlain: false };
  const isBase64 = /^[\w+/\s-]*(?:=+\s*)?$/.test(encoded);
  return isBase64 ? { text: Buffer.from(encoded, 'base64').toString('utf8'), isPlain: false } : { text, isPlain: true };
}
