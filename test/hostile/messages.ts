import type { Attack } from './attack.ts';

/** A message of an editor: with a method and parameters, and with an `id` where it wants a response. */
export type Message = readonly [kind: 'request' | 'notification', method: string, parameters: object | null];

/** A row about messages to the language server, after which it must still say that a document is broken. */
export type MessageAttack = Attack<readonly Message[], { diagnostics: readonly string[] }>;

const uri = 'file:///work/a.extractor.json';
const text = '{"api":{"baseUrl":"https://a/"},"config":{"jobs":[{"endpoint":"x"}]}}';
const stillWorks = { diagnostics: ['json.syntax'] };
const at = (line: unknown, character: unknown, of = uri) => ({
  textDocument: { uri: of },
  position: { line, character },
});
const opened = (of: string): Message => [
  'notification',
  'textDocument/didOpen',
  { textDocument: { uri: of, languageId: 'extractor-config', version: 1, text } },
];
const changed = (version: number, ...contentChanges: object[]): Message => [
  'notification',
  'textDocument/didChange',
  { textDocument: { uri, version }, contentChanges },
];
const from = (line: number, character: number, toLine: number, toCharacter: number) => ({
  start: { line, character },
  end: { line: toLine, character: toCharacter },
});
const times = (count: number, message: (index: number) => Message) =>
  Array.from({ length: count }, (_, index) => message(index));

const rows: readonly [name: string, ...messages: Message[]][] = [
  [
    'a change of a document that is not open',
    [
      'notification',
      'textDocument/didChange',
      { textDocument: { uri: 'file:///never.extractor.json', version: 1 }, contentChanges: [{ text }] },
    ],
  ],
  [
    'the end of a document that is not open',
    ['notification', 'textDocument/didClose', { textDocument: { uri: 'file:///never.extractor.json' } }],
  ],
  ['a change of nothing', ['notification', 'textDocument/didChange', null]],
  ['a document without anything', ['notification', 'textDocument/didOpen', {}]],
  ['a change from its end to its beginning', changed(2, { range: from(0, 50, 0, 0), text: 'x' })],
  ['a change beyond the end, of half a surrogate pair', changed(3, { range: from(99, 0, 999, 9), text: '\ud800' })],
  ['a version that goes back', changed(9, { text }), changed(1, { text: '[' }), changed(2, { text })],
  ['a thousand changes', ...times(1000, (index) => changed(10 + index, { range: from(0, 0, 0, 0), text: ' ' }))],
  ['200 documents', ...times(200, (index) => opened(`file:///work/${index}.extractor.json`))],
  [
    'addresses that are none',
    opened('::::.extractor.json'),
    opened('file:///%ff%zz.extractor.json'),
    opened('untitled:1'),
  ],
  [
    '300 renames',
    ...times(300, () => ['request', 'textDocument/rename', { ...at(0, 50), newName: '\u0000"' }] as const),
  ],
  ['a place beyond the end', ['request', 'textDocument/hover', at(1e9, 1e9)]],
  ['a place before the beginning', ['request', 'textDocument/completion', at(-1, -5)]],
  ['a place that is no number', ['request', 'textDocument/definition', at(null, 'x')]],
  ['a place in no document', ['request', 'textDocument/hover', at(0, 0, 'file:///never.extractor.json')]],
  ['no parameters', ['request', 'textDocument/hover', null]],
  ['a method that does not exist', ['request', 'textDocument/whatever', {}]],
  ['a command that does not exist', ['request', 'workspace/executeCommand', { command: '__proto__' }]],
  ['the cancel of what was never asked', ['notification', '$/cancelRequest', { id: 99_999 }]],
  [
    'tabs of a billion spaces',
    ['request', 'textDocument/formatting', { textDocument: { uri }, options: { tabSize: 1e9, insertSpaces: true } }],
  ],
  ['settings that are a number', ['notification', 'workspace/didChangeConfiguration', { settings: 7 }]],
  [
    'settings of a wrong shape',
    [
      'notification',
      'workspace/didChangeConfiguration',
      { settings: { pagewright: { diagnostics: { severity: [1] } } } },
    ],
  ],
  [
    'a file that changed and has no address',
    ['notification', 'workspace/didChangeWatchedFiles', { changes: [{ uri: 'none', type: 9 }] }],
  ],
  [
    'a fix for a diagnostic that was never given',
    [
      'request',
      'textDocument/codeAction',
      {
        textDocument: { uri },
        range: from(5, 5, 0, 0),
        context: {
          diagnostics: [{ message: '', code: 'json.syntax', range: from(9, 9, 9, 9), data: { constructor: 1 } }],
        },
      },
    ],
  ],
];

/** Editors that break the protocol, or hurry. */
export const messages = rows.map(([name, ...given]): MessageAttack => ({ name, given, gives: stillWorks }));
