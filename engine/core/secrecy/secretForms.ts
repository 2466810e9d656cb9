import { htmlName } from './escapes.ts';

/** The length from which a secret is also searched for in other letter cases: a shorter one is rather a word. */
const minLengthInAnyCase = 8;

/**
 * A secret in every encoding in which an API may echo it: in an address, a form, JSON, HTML, base64 or hexadecimal
 * digits. Recordings refer to a form by its position, so equal forms are kept, and new ones come last.
 */
export function secretForms(secret: string): string[] {
  const text = secret.toWellFormed();
  const uri = encodeURIComponent(text);
  const strict = uri.replace(/[!'()*]/g, (character) => inUpperCase(percent(character)));
  const encoded = [uri, uri.replaceAll('%20', '+'), strict, strict.replaceAll('%20', '+').replaceAll('~', '%7E')];
  const json = JSON.stringify(text).slice(1, -1);
  const ascii = json.replace(/[^ -~]/g, unicodeEscape);
  return [
    secret,
    ...encoded,
    ...encoded.map((form) => form.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase())),
    // An address within the query of another address.
    ...encoded.map((form) => encodeURIComponent(form)),
    ...[json, ascii].flatMap((form) => [form, form.replaceAll('/', '\\/')]),
    // The UTF-8 bytes within a body of unknown encoding.
    bytesOf(text).toString('latin1'),
    ...inBase64(text),
    ...inBothCases(bytesOf(text).toString('hex')),
    // Every character is escaped, not only those that have to be.
    ...[percent(text), text.replace(/./gs, unicodeEscape), htmlEscape(text, 16)].flatMap(inBothCases),
    htmlEscape(text, 10),
    ...['&#39;', '&#039;', '&apos;'].map((quote) => htmlSpecial(text).replaceAll("'", quote)),
    Array.from(text, named).join(''),
    ...(text.length < minLengthInAnyCase ? [text, text] : [text.toLowerCase(), text.toUpperCase()]),
    text.normalize('NFC'),
    text.normalize('NFD'),
    text.trim(),
    // The bytes of UTF-16, in both orders.
    Buffer.from(text, 'utf16le').toString('latin1'),
    Buffer.from(text, 'utf16le').swap16().toString('latin1'),
  ];
}

/**
 * The characters of base64 text that depend only on a secret in it: where it starts with the first, the second or the
 * third of three bytes, in both alphabets.
 */
function inBase64(text: string): string[] {
  const bytes = bytesOf(text);
  const plain = [0, 1, 2].map((before) => {
    const base64 = Buffer.concat([Buffer.alloc(before), bytes]).toString('base64');
    return base64.slice(Math.ceil((before * 8) / 6), Math.floor(((before + bytes.length) * 8) / 6));
  });
  return [...plain, ...plain.map((form) => form.replaceAll('+', '-').replaceAll('/', '_'))];
}

function bytesOf(text: string): Buffer {
  return Buffer.from(text);
}

function percent(text: string): string {
  return bytesOf(text).toString('hex').replace(/../g, '%$&');
}

function unicodeEscape(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

function htmlEscape(text: string, radix: 10 | 16): string {
  return Array.from(
    text,
    (character) => `&#${radix === 16 ? 'x' : ''}${character.codePointAt(0)?.toString(radix)};`,
  ).join('');
}

function htmlSpecial(text: string): string {
  return text.replace(/[&<>"]/g, named);
}

function named(character: string): string {
  const name = htmlName(character);
  return name === undefined ? character : `&${name};`;
}

/** A form with hexadecimal digits in small and in capital letters. The `u` and `x` before them stay small. */
function inBothCases(form: string): string[] {
  return [form, inUpperCase(form)];
}

function inUpperCase(form: string): string {
  return form.toUpperCase().replace(/(?<=\\)U|(?<=&#)X/g, (letter) => letter.toLowerCase());
}
