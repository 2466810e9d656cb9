const long = 'x'.repeat(5000);
/** Texts that are no good as what a document says they are. */
export const hostileTexts: readonly string[] = [
  ...[
    '',
    ' ',
    '/',
    '//',
    '////',
    '.',
    '..',
    '../..',
    '?',
    '#',
    '?k=s',
    '#f',
    '*',
    '-',
    '_',
    '~',
    '1',
    '-1',
    '0',
    'true',
  ],
  ...[
    'con',
    'CON',
    'nul.',
    'aux.json',
    'com1',
    'lpt9',
    'prn',
    'con.txt',
    '.hidden',
    long,
    'a/'.repeat(2500),
    'a_'.repeat(2500),
  ],
  ...[
    'a\r\nb',
    '\r\n',
    '\0',
    '\t',
    '\u001b[2J',
    '\u009b',
    '\u202e',
    '\ud800',
    'ž',
    '日本',
    'a b',
    ' a ',
    '"',
    "'",
    '<a>',
    '|',
    '(',
  ],
  ...[
    '{',
    '}',
    '{}',
    '{a}',
    '{a',
    'a}',
    '{a b}',
    '{1:a}',
    '{jobs}',
    '{#a}',
    '{__proto__}',
    '{{a}}',
    '{{',
    '}}',
    '{{a b}}',
    `{${long}}`,
  ],
  ...[
    '__proto__',
    'constructor',
    'toString',
    'jobs',
    'mappings',
    'function',
    'attr',
    'time',
    'id',
    '#a',
    'a.b',
    'a[b',
    'a]',
    ':',
    'a:b',
  ],
  ...[
    'eve:s@host',
    '99999',
    'host:99999',
    'http://x',
    'https://',
    'https://a:99999/',
    'ftp://a/',
    'javascript:alert(1)',
    'file:///x',
  ],
  ...[
    '%',
    '%zz',
    '%00',
    '%2e%2e',
    '\\',
    '\\\\a\\b',
    '[::1',
    '[',
    'a..b',
    'Host',
    'Content-Length',
    'Cookie',
    'Authorization',
  ],
  ...[
    '{"function":"md5","args":[]}',
    '{"attr":"a"}',
    'KBC::ProjectSecure::x',
    'KBC::Encrypted==x==',
    '•••',
    '‹param›',
    '2024-02-30',
  ],
];

/** Takes one of several. */
export type Pick = <T>(all: readonly T[]) => T;

/** A hostile text, or as often one of these. */
export function text(one: Pick, ...harmless: string[]): string {
  return one([() => one(hostileTexts), () => one(harmless)])();
}

/** Some of them, or none. */
export function times<T>(one: Pick, most: number, make: () => T): T[] {
  return Array.from({ length: one(Array.from({ length: most + 1 }, (_, count) => count)) }, make);
}

/** A base address, or an invalid one. */
export function address(one: Pick): string {
  const start = one([
    'https://',
    'http://',
    'https://api.example.com/',
    '/',
    '',
    '{base}',
    'https://{a}.example.com:{b}/',
  ]);
  return `${start}${text(one, 'api.example.com', 'v1')}${one(['', '/', `/${text(one, 'v2')}`])}`;
}

/** A path, with parameters or what looks like them. */
export function path(one: Pick): string {
  const parts = times(one, 4, () => one([text(one, 'users', 'orders'), `{${text(one, 'id', 'user')}}`]));
  return `/${parts.join('/')}`;
}
