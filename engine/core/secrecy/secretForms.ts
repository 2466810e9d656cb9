/**
 * A secret in every encoding that an address, a form or a JSON text may use. Each position in the list is always the
 * same encoding, so that a form can be referred to by number; equal forms are kept.
 */
export function secretForms(secret: string): string[] {
  const text = secret.toWellFormed();
  const uri = encodeURIComponent(text);
  const strict = uri.replace(/[!'()*]/g, percent);
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
    Buffer.from(text).toString('latin1'),
  ];
}

function percent(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}

function unicodeEscape(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
