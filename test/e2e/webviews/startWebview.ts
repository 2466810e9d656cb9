import fs from 'node:fs';
import path from 'node:path';
import { webviewHtml } from '../../../client/shared/webview/webviewHtml.ts';
import { startApi, type TestApi } from '../../support/startApi.ts';
import { projectRoot } from '../launch/projectRoot.ts';

const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.ttf': 'font/ttf' };

/** The frame of a webview, as in VS Code. */
const frame =
  '<iframe id="view" src="/view" sandbox="allow-same-origin allow-pointer-lock allow-scripts allow-downloads allow-forms"></iframe>';

/** Serves a webview as it was built, in a frame as in VS Code, with the style of a theme if one is given. */
export async function startWebview(view: string, style = ''): Promise<TestApi> {
  const api = await startApi(({ url = '/' }, response) => {
    const file = path.join(projectRoot, 'dist', path.basename(url.replace(/\?.*/, '')));
    if (url === '/') {
      const policy = "default-src 'none'; frame-src 'self'";
      response.setHeader('Content-Security-Policy', policy);
      response.setHeader('Content-Type', 'text/html').end(frame);
    } else if (url === '/view') response.setHeader('Content-Type', 'text/html').end(pageOf(view, api.url));
    else if (url === '/theme.css') response.setHeader('Content-Type', 'text/css').end(style);
    else if (types[path.extname(file)] === undefined || !fs.existsSync(file)) response.writeHead(404).end();
    else response.setHeader('Content-Type', types[path.extname(file)] ?? '').end(fs.readFileSync(file));
  });
  return api;
}

function pageOf(view: string, url: string): string {
  const [script, style] = [`${url}/webviews.js`, `${url}/${view}.css`];
  const html = webviewHtml({
    title: '"><img src=x>',
    view,
    cspSource: url,
    script,
    style,
    icons: `${url}/codicon.css`,
  });
  return html.replace('</head>', `<link rel="stylesheet" href="${url}/theme.css"></head>`);
}
