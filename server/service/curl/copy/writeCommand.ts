import { parseStrictQuery } from '@pagewright/core/request/strictQuery';
import type { CommandRequest } from './commandRequest.ts';
import type { Variables } from './variables.ts';

const formType = 'application/x-www-form-urlencoded';

type Option = readonly [option: string, value?: string];

/** The command that sends a request, for a POSIX shell, one option per line. */
export function writeCommand(request: CommandRequest, variables: Variables): string {
  const { address, query, user, body } = request;
  // A variable is encoded when its value is known; the parameters after it follow, to keep the order.
  const marked = query.findIndex((part) => variables.hasMark(part));
  const [plain, late] = marked < 0 ? [query, []] : [query.slice(0, marked), query.slice(marked)];
  const url = plain.length === 0 ? address : `${address}?${plain.join('&')}`;
  const isGet = request.method === 'GET';
  const options: Option[] = [
    ...(/[{}[\]]/.test(url) ? ([['-g']] as const) : []),
    ...headerOptions(request),
    ...(user === undefined ? [] : ([['-u', user]] as const)),
    ...(isGet && late.length > 0 ? ([['-G']] as const) : []),
    ...late.map((part) => queryOption(part, isGet, variables)),
    ...(isGet ? [] : bodyOptions(body ?? '', variables)),
  ];
  const lines = options.map(([option, value]) => (value === undefined ? option : `${option} ${word(value)}`));
  return [`curl ${word(url)}`, ...lines].join(' \\\n  ');

  function word(text: string): string {
    return quoteWord(text, variables);
  }
}

function headerOptions({ headers }: CommandRequest): Option[] {
  return headers.flatMap(([name, value]): Option[] => {
    if (/^content-type$/i.test(name) && value === formType) return [];
    return [['-H', value === '' ? `${name};` : `${name}: ${value}`]];
  });
}

function queryOption(part: string, isGet: boolean, variables: Variables): Option {
  if (isMarkedValue(part, variables)) return [isGet ? '--data-urlencode' : '--url-query', decodedValue(part)];
  return isGet ? ['-d', part] : ['--url-query', `+${part}`];
}

function bodyOptions(body: string, variables: Variables): Option[] {
  if (/^[[{]/.test(body) || !variables.hasMark(body)) return [['--data-raw', body]];
  return body
    .split('&')
    .map((part): Option => (isMarkedValue(part, variables) ? ['--data-urlencode', decodedValue(part)] : ['-d', part]));
}

function isMarkedValue(part: string, variables: Variables): boolean {
  return variables.hasMark(part.slice(part.indexOf('=') + 1)) && part.includes('=');
}

/** The name as written and the decoded value: cURL encodes only the value. */
function decodedValue(part: string): string {
  const [[, value] = ['', null]] = parseStrictQuery(part);
  return `${part.split('=')[0]}=${value ?? ''}`;
}

/** A word for a POSIX shell: quoted if needed, with variables for stand-ins. */
function quoteWord(text: string, variables: Variables): string {
  if (!variables.hasMark(text)) return /^[\w@%+=:,./-]+$/.test(text) ? text : singleQuoted(text);
  const pieces = variables.piecesOf(text);
  const isSimple = pieces.every((piece) => 'variable' in piece || !/["\\!`$]/.test(piece.text));
  if (isSimple) return `"${pieces.map((piece, index) => ('text' in piece ? piece.text : braced(index))).join('')}"`;
  return pieces.map((piece) => ('text' in piece ? singleQuoted(piece.text) : `"$${piece.variable}"`)).join('');

  /** A variable in braces, which separate following letters from its name. */
  function braced(index: number): string {
    const [piece, next] = [pieces[index], pieces[index + 1]];
    const name = piece && 'variable' in piece ? piece.variable : '';
    return next && 'text' in next && /^\w/.test(next.text) ? `\${${name}}` : `$${name}`;
  }
}

function singleQuoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
