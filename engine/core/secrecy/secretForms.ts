/**
 * A secret in every way of writing under which an address, a form or a JSON text may carry it. A place in the list
 * always holds the same way, so that a form can be named by its number; equal forms are not left out.
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
    // An address within the query of another one.
    ...encoded.map((form) => encodeURIComponent(form)),
    ...[json, ascii].flatMap((form) => [form, form.replaceAll('/', '\\/')]),
    // The bytes of UTF-8 within a body that is in no known encoding.
    Buffer.from(text).toString('latin1'),
  ];
}

function percent(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}

function unicodeEscape(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
