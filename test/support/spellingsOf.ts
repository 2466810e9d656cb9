/** How an API may echo a secret, by the name of the spelling. Written apart from the code that recognizes them. */
export function spellingsOf(secret: string): Record<string, string> {
  const each = (spell: (character: string) => string) => [...secret].map(spell).join('');
  const bytes = Buffer.from(secret);
  const percent = [...bytes].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
  const code = (character: string) => character.codePointAt(0) ?? 0;
  const unicode = Array.from({ length: secret.length }, (_, at) => secret.charCodeAt(at).toString(16).padStart(4, '0'));
  const special: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#039;' };
  return {
    'as it is': secret,
    'in base64': bytes.toString('base64'),
    'in base64 without its end': bytes.toString('base64').replace(/=+$/, ''),
    'in base64 after a user name': Buffer.from(`u:${secret}`).toString('base64'),
    'in base64 after another user name': Buffer.from(`us:${secret}`).toString('base64'),
    'in base64 before a letter': Buffer.from(`${secret}x`).toString('base64'),
    'in the base64 of an address': bytes.toString('base64url'),
    'in the base64 of an address, after a letter': Buffer.from(`x${secret}y`).toString('base64url'),
    'in the base64 of an address, after two': Buffer.from(`xy${secret}`).toString('base64url'),
    'in base64 in an address': encodeURIComponent(bytes.toString('base64')),
    'in base64 in JSON': bytes.toString('base64').replaceAll('/', '\\/'),
    'in hexadecimal digits': bytes.toString('hex'),
    'in capital hexadecimal digits': bytes.toString('hex').toUpperCase(),
    'in decimal entities': each((character) => `&#${code(character)};`),
    'in decimal entities with zeros': each((character) => `&#0${code(character)};`),
    'in hexadecimal entities': each((character) => `&#x${code(character).toString(16)};`),
    'in capital hexadecimal entities': each((character) => `&#X${code(character).toString(16).toUpperCase()};`),
    'in HTML': secret.replace(/[&<>"']/g, (character) => special[character] ?? character),
    'in HTML within HTML': secret.replace(/[&<>"']/g, (character) => special[character]?.replace('&', '&amp;') ?? ''),
    'in percent escapes': percent,
    'in capital percent escapes': percent.toUpperCase(),
    'in percent escapes of percent escapes': percent.replaceAll('%', '%25'),
    'in an address': encodeURIComponent(secret),
    'in a form': new URLSearchParams({ a: secret }).toString().slice(2),
    'in unicode escapes': unicode.map((digits) => `\\u${digits}`).join(''),
    'in capital unicode escapes': unicode.map((digits) => `\\u${digits.toUpperCase()}`).join(''),
    'in JSON': JSON.stringify(secret).slice(1, -1),
    'in JSON within JSON': JSON.stringify(JSON.stringify(secret)).slice(3, -3),
    'in JSON within an address': encodeURIComponent(JSON.stringify(secret)).slice(3, -3),
    'escaped here and there': [...secret].map((c, at) => (at % 3 === 0 ? encodeURIComponent(c) : c)).join(''),
    'in small letters': secret.toLowerCase(),
    'in capital letters': secret.toUpperCase(),
    'without the space around it': secret.trim(),
    'with accents apart': secret.normalize('NFD'),
  };
}
