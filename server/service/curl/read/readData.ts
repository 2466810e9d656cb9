import { encodeRfc3986 } from '@pagewright/core/request/encodeRfc3986';
import { Refusal } from '../command/refusal.ts';
import type { CurlOption } from '../options/readOptions.ts';

/** The combined data options of a command. */
interface CurlData {
  /** The body; undefined if there is no such option, which differs from an empty body. */
  body: string | undefined;
  /** The query, encoded, for the address. */
  query: string;
  /** Whether the option says that the body is JSON. */
  isJson: boolean;
}

/**
 * Combines the data options into the body and the query, as cURL does. `input` is the text that the command reads from
 * its standard input. Throws a Refusal for content that is not in the command.
 */
export function readData(options: readonly CurlOption[], input: string | undefined): CurlData {
  const data: CurlData = { body: undefined, query: '', isJson: false };
  for (const { name, value } of options) {
    const isJson = name === 'json';
    const piece = name === 'url-query' ? undefined : pieceOf(name, value, input);
    if (name === 'url-query') data.query = joined(data.query, queryPiece(value, input));
    if (piece === undefined) continue;
    // Pieces of JSON are joined without a separator.
    data.body = isJson || data.body === undefined ? `${data.body ?? ''}${piece}` : `${data.body}&${piece}`;
    data.isJson ||= isJson;
  }
  return data;
}

function pieceOf(name: string, value: string, input: string | undefined): string | undefined {
  switch (name) {
    case 'data':
    case 'data-ascii':
      return value.startsWith('@') ? content(value.slice(1), input).replace(/[\r\n]/g, '') : value;
    case 'data-binary':
    case 'json':
      return value.startsWith('@') ? content(value.slice(1), input) : value;
    case 'data-raw':
      return value;
    case 'data-urlencode':
      return encoded(value, input);
    default:
      return undefined;
  }
}

function queryPiece(value: string, input: string | undefined): string {
  return value.startsWith('+') ? value.slice(1) : encoded(value, input);
}

/** Encodes `content`, `=content`, `name=content`, `@file` or `name@file`; the name is not encoded. */
function encoded(value: string, input: string | undefined): string {
  const [, name = '', sign = '', rest = ''] = /^([^=@]*)([=@])(.*)$/s.exec(value) ?? ['', '', '=', value];
  const text = encodeRfc3986(sign === '@' ? content(rest, input) : rest);
  return name === '' ? text : `${name}=${text}`;
}

function content(file: string, input: string | undefined): string {
  if (file === '-' && input !== undefined) return input;
  const where = file === '-' ? 'the standard input' : `the file "${file}"`;
  throw new Refusal(
    `The content of ${where} is not part of the command. Write it into the command in place of "@${file}".`,
  );
}

function joined(before: string, piece: string): string {
  return before === '' ? piece : `${before}&${piece}`;
}
