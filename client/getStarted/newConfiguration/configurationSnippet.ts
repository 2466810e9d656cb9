/** How an API knows who asks. */
export type AuthenticationKind = 'none' | 'basic' | 'header' | 'query' | 'login';

/** What a new configuration begins with. */
export interface ConfigurationStart {
  baseUrl: string;
  authentication: AuthenticationKind;
  endpoint: string;
}

/**
 * The text of a new configuration as a snippet of the editor: what is still to be decided is a place to step to. Values
 * of secrets stay empty, to be filled in by the user.
 */
export function configurationSnippet({ baseUrl, authentication, endpoint }: ConfigurationStart): string {
  const { api, config } = parts[authentication];
  return [
    '{',
    '  "api": {',
    `    "baseUrl": ${literal(endWithSlash(baseUrl))}${api.length > 0 ? ',' : ''}`,
    ...api.map((line) => `    ${line}`),
    '  },',
    '  "config": {',
    ...config.map((line) => `    ${line}`),
    '    "jobs": [',
    '      {',
    `        "endpoint": ${literal(endpoint)},`,
    `        "dataType": "${stop(9, inside(nameOf(endpoint)))}"`,
    '      }',
    '    ]',
    '  }',
    '}',
    '',
  ].join('\n');
}

const parts: Record<AuthenticationKind, { api: string[]; config: string[] }> = {
  none: { api: [], config: [] },
  basic: {
    api: ['"authentication": { "type": "basic" }'],
    config: [`"username": "${stop(1)}",`, `"#password": "${stop(2)}",`],
  },
  header: {
    api: ['"http": {', `  "headers": { "${stop(1, 'X-Api-Key')}": { "attr": "#apiKey" } }`, '}'],
    config: [`"#apiKey": "${stop(2)}",`],
  },
  query: {
    api: [
      '"authentication": {',
      '  "type": "query",',
      `  "query": { "${stop(1, 'api_key')}": { "attr": "#apiKey" } }`,
      '}',
    ],
    config: [`"#apiKey": "${stop(2)}",`],
  },
  login: {
    api: [
      '"authentication": {',
      '  "type": "login",',
      '  "loginRequest": {',
      `    "endpoint": "${stop(1, 'login')}",`,
      `    "method": "${choice(2, 'POST,FORM,GET')}",`,
      `    "params": { "${stop(3, 'username')}": { "attr": "username" }, "${stop(4, 'password')}": { "attr": "#password" } }`,
      '  },',
      '  "apiRequest": {',
      `    "headers": { "${stop(5, 'X-Token')}": { "response": "${stop(6, 'token')}" } }`,
      '  }',
      '}',
    ],
    config: [`"username": "${stop(7)}",`, `"#password": "${stop(8)}",`],
  },
};

/** A place to step to, and the text that stands there at first. */
function stop(number: number, text = ''): string {
  return text === '' ? `$${number}` : `\${${number}:${text}}`;
}

/** A place with texts to choose from. */
function choice(number: number, texts: string): string {
  return `\${${number}|${texts}|}`;
}

/** The end of an endpoint's path, as far as it can name a table. */
function nameOf(endpoint: string): string {
  const path = endpoint.replace(/[?#].*$/, '');
  const name = path.split('/').findLast((part) => /^[\w-]+$/.test(part));
  return name ?? 'records';
}

/** Without it the last part of the path would be lost (`pagination.md` section 3). */
function endWithSlash(url: string): string {
  return /[?#]/.test(url) ? url : url.replace(/\/?$/, '/');
}

/** A JSON text within a snippet. */
function literal(text: string): string {
  return inside(JSON.stringify(text));
}

/** The signs that a snippet gives a meaning to. */
function inside(text: string): string {
  return text.replace(/[\\$}]/g, '\\$&');
}
