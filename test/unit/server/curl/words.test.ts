import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { Refusal } from '../../../../server/service/curl/command/refusal.ts';
import { findShell, readWords, type Shell } from '../../../../server/service/curl/words/readWords.ts';

const wordsOf = (text: string) => readWords(text).words.map((word) => word.text);

describe('the words of a command for bash', () => {
  const hasBash = spawnSync('bash', ['--version']).status === 0;

  const lines: [string, string, string[]][] = [
    ['bare words', 'curl -s https://x.test/a', ['-s', 'https://x.test/a']],
    ['both kinds of quotes', `curl 'a b' "c d" e\\ f`, ['a b', 'c d', 'e f']],
    ['quotes side by side', `curl 'a'"b"'c\\d'"e"f`, ['abc\\def']],
    ['a quote within quotes', `curl 'it'\\''s' "it's" "say \\"a\\""`, [`it's`, `it's`, 'say "a"']],
    ['a backslash in double quotes', 'curl "\\$a \\`b \\\\c \\n"', ['$a `b \\c \\n']],
    ['a backslash in single quotes', `curl '\\n \\'`, ['\\n \\']],
    ['quotes of ANSI C', `curl $'it\\'s \\u0021 \\x41 \\101 \\t|'`, ["it's ! A A \t|"]],
    ['bytes of UTF-8 in quotes of ANSI C', `curl $'\\xc3\\xa9 \\u017e \\U0001F600'`, ['é ž 😀']],
    ['text that is not ASCII', `curl 'ž ☃ 😀'`, ['ž ☃ 😀']],
    ['lines that go on', 'curl a \\\n  b \\\n\tc', ['a', 'b', 'c']],
    ['a line that goes on within a word', 'curl "a\\\nb" c\\\nd', ['ab', 'cd']],
    ['line ends within quotes', `curl '{\n  "a": 1\n}'`, ['{\n  "a": 1\n}']],
    ['empty words', `curl -d '' "" x`, ['-d', '', '', 'x']],
    ['a fragment that is no comment', 'curl https://x.test/#a -v', ['https://x.test/#a', '-v']],
    ['a comment', 'curl x # and so on', ['x']],
    ['a pipe', `curl x | grep 'a|b'`, ['x']],
    ['redirections', 'curl x > out.json 2>/dev/null', ['x']],
    ['a command that follows', 'curl x && echo done; date', ['x']],
    ['a command in the background', 'curl x &', ['x']],
    ['a substitution', 'A=$(curl -s x)', ['-s', 'x']],
    ['a loop', 'for i in 1; do curl x; done', ['x']],
    ['a variable that is set', `A='b c'; curl "$A" "\${A}d"`, ['b c', 'b cd']],
    ['brackets and a question mark', 'curl x?a[]=1', ['x?a[]=1']],
    ['a path to the program', '/usr/bin/curl x', ['x']],
    ['what is before the program', 'LANG=C time curl x', ['x']],
  ];
  for (const [title, line, expected] of lines) {
    it(`has ${title}`, () => assert.deepEqual(wordsOf(line), expected));

    it(`has ${title} as bash has it`, function () {
      if (!hasBash) this.skip();
      const script = line
        .replaceAll('/usr/bin/curl', 'curl')
        .replace('time curl', 'curl')
        .replaceAll(/\d?> ?[\w./]+/g, '');
      // Writes to file descriptor 3, as the output of a command may go elsewhere.
      const shown = `set -f; curl() { printf '%s\\0' "$@" >&3; }; ${script}`;
      const { output } = spawnSync('bash', ['-c', shown], {
        encoding: 'utf8',
        // Without a locale, bash leaves `\u017e` as it is.
        env: { ...process.env, LC_ALL: 'C.UTF-8' },
        stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
      });
      assert.deepEqual(output[3]?.split('\0').slice(0, -1), expected);
    });
  }

  const mended: [string, string, string[]][] = [
    ['a prompt that was copied along', '$ curl x', ['x']],
    ['line ends of Windows', `curl a \\\r\n  -H 'b'\r\n`, ['a', '-H', 'b']],
    ['a space behind the backslash at a line end', 'curl a \\ \n -v \\  \n -s', ['a', '-v', '-s']],
    ['a line that goes on without saying so', `curl a\n-H 'b: c'\n--compressed`, ['a', '-H', 'b: c', '--compressed']],
    ['an address cut at its &', 'curl https://x.test/?a=1&b=2&c=3 -v', ['https://x.test/?a=1&b=2&c=3', '-v']],
    ['a space that does not break', 'curl\u00a0a', ['a']],
  ];
  for (const [title, line, expected] of mended) {
    it(`forgives ${title}`, () => assert.deepEqual(wordsOf(line), expected));
  }

  it('names the variables that it does not know, and leaves them as they are written', () => {
    const { words } = readWords(`A=1; curl "$A/$B" "\${C:-d}" '$E' "$(date)"`);
    assert.deepEqual(words, [
      { text: '1/$B', variables: ['$B'] },
      { text: `\${C:-d}`, variables: [`\${C:-d}`] },
      { text: '$E', variables: [] },
      { text: '$(date)', variables: ['$(date)'] },
    ]);
  });

  const inputs: [string, string, string | undefined][] = [
    ['a document', `curl -d @- x <<'END'\n{"a": 1}\nEND\n`, '{"a": 1}\n'],
    ['a text', `curl -d @- x <<< '{"a": 1}'`, '{"a": 1}'],
    ['nothing', 'curl -d @- x', undefined],
  ];
  for (const [title, line, expected] of inputs) {
    it(`knows ${title} as the standard input`, () => assert.equal(readWords(line).input, expected));
  }
});

describe('the words of a command for the command prompt of Windows', () => {
  const lines: [string, string, string[]][] = [
    ['lines that go on', 'curl "a b" ^\r\n  -H "c: d" ^\n  -v', ['a b', '-H', 'c: d', '-v']],
    ['quotes behind backslashes', 'curl x ^\n -d "{\\"a\\": \\"b c\\"}"', ['x', '-d', '{"a": "b c"}']],
    [
      'backslashes that stand for themselves',
      'curl x ^\n -o C:\\a\\b "c:\\\\d\\\\"',
      ['x', '-o', 'C:\\a\\b', 'c:\\\\d\\'],
    ],
    ['quotes that are doubled', 'curl -d "{""a"":""b c""}" x', ['-d', '{"a":"b c"}', 'x']],
    ['empty words', 'curl -d "" x ^\n', ['-d', '', 'x']],
    [
      'carets before quotes',
      'curl ^"https://x.test/?a=1^&b=^%^41^" -H ^"c: d^"',
      ['https://x.test/?a=1&b=%41', '-H', 'c: d'],
    ],
    [
      'a line end in a value',
      'curl x --data-raw ^"^{^\\^"a^\\^":^\\^"b^\n\nc^\\^"^}^"',
      ['x', '--data-raw', '{"a":"b\nc"}'],
    ],
    ['a caret within quotes', 'curl "a^b" ^\n "c^&d"', ['a^b', 'c^&d']],
    ['a doubled caret', 'curl ^"a^^b^"', ['a^b']],
    ['the ending of the program', 'C:\\> curl.exe "a" ^\n -v', ['a', '-v']],
    ['a pipe', 'curl "a" ^\n | findstr b', ['a']],
  ];
  for (const [title, line, expected] of lines) {
    it(`has ${title}`, () => {
      assert.equal(findShell(line.replaceAll('\r', '')), 'cmd');
      assert.deepEqual(wordsOf(line), expected);
    });
  }

  it('names its variables', () => {
    assert.deepEqual(readWords('curl "a" ^\n -H "b: %TOKEN%"').words.at(-1), {
      text: 'b: %TOKEN%',
      variables: ['%TOKEN%'],
    });
  });
});

describe('the words of a command for PowerShell', () => {
  const lines: [string, string, string[]][] = [
    ['lines that go on', "curl.exe 'a b' `\r\n  -H 'c: d' `\n  -v", ['a b', '-H', 'c: d', '-v']],
    ['doubled quotes', `curl.exe 'it''s' "say ""a""" \`\n`, ["it's", 'say "a"']],
    ['escapes', 'curl.exe "a`"b`n`$c" d`\'e', ['a"b\n$c', "d'e"]],
    ['quotes as old versions need them', `curl.exe -d '{\\"a\\": 1}' \`\n x`, ['-d', '{"a": 1}', 'x']],
    ['quotes as new versions take them', `curl.exe -d '{"a": "\\"b"}' \`\n x`, ['-d', '{"a": "\\"b"}', 'x']],
    ['a pipe', `curl.exe x \`\n -v | ConvertFrom-Json`, ['x', '-v']],
  ];
  for (const [title, line, expected] of lines) {
    it(`has ${title}`, () => assert.deepEqual(wordsOf(line), expected));
  }

  it('names its variables, but not in single quotes', () => {
    const { words } = readWords(`curl.exe -H "a: $env:TOKEN" \`\n '$b'`);
    assert.deepEqual(
      words.map(({ variables }) => variables),
      [[], ['$env:TOKEN'], []],
    );
  });
});

describe('the shell of a command', () => {
  const texts: [string, Shell][] = [
    ['curl https://x.test', 'posix'],
    [`curl 'a' \\\n -v`, 'posix'],
    [`curl -d '{"q": "^"}' x`, 'posix'],
    [`curl -d '{"a":""}' x`, 'posix'],
    ['curl "a" "b\\"c"', 'posix'],
    ['curl "a" ^\n -v', 'cmd'],
    ['curl ^"a^"', 'cmd'],
    ['curl -d "{""a"":1}" x', 'cmd'],
    ["curl 'a' `\n -v", 'powershell'],
    ['curl.exe "a`"b"', 'powershell'],
    ['curl -H "a: $env:B"', 'powershell'],
  ];
  for (const [text, expected] of texts) {
    it(`${JSON.stringify(text)} is ${expected}`, () => assert.equal(findShell(text), expected));
  }
});

describe('what is no cURL command', () => {
  const noCommands = [
    '',
    'wget x',
    'curly x',
    'echo curl',
    "'curl x",
    'https://x.test',
    '{"a": 1}',
    'Invoke-WebRequest `\n x',
  ];
  for (const text of noCommands) {
    it(`${JSON.stringify(text)} is refused`, () => assert.throws(() => readWords(text), Refusal));
  }

  const unclosed = [
    `curl 'a`,
    'curl "a',
    `curl $'a`,
    'curl ^"a ^\n',
    'curl "a ^\n b',
    "curl.exe 'a `\n b",
    'curl.exe "a `\n b',
  ];
  for (const text of unclosed) {
    it(`${JSON.stringify(text)} has a quote that is not closed`, () => {
      assert.throws(() => readWords(text), /not closed/);
    });
  }

  it('two commands are not one', () => assert.throws(() => readWords('curl a\ncurl b'), /more than one/));
});
