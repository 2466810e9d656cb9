import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { webviewHtml } from '../../../../../client/shared/webview/webviewHtml.ts';
import { views } from '../../../../e2e/webviews/views.ts';
import { sourceFiles } from '../../../../support/sourceFiles.ts';

const root = path.join(import.meta.dirname, '..', '..', '..', '..', '..');
const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');

describe('The frame of a webview', () => {
  const parts = {
    title: 'Run of "<a>"',
    view: 'summaryView',
    cspSource: 'https://webview.example',
    script: 'https://webview.example/a.js?x=1&y="2"',
    style: 'https://webview.example/a.css',
    icons: 'https://webview.example/codicon.css',
  };
  const html = webviewHtml(parts);

  it('runs one script, by its nonce, and loads nothing from elsewhere', () => {
    const nonce = /<script nonce="([\w-]+)"/.exec(html)?.[1];
    assert.ok(nonce && nonce.length >= 22);
    const policy = /Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1]?.replaceAll('&#39;', "'") ?? '';
    assert.match(
      policy,
      /^default-src 'none'; style-src https:\/\/webview.example; font-src https:\/\/webview.example;/,
    );
    assert.ok(policy.endsWith(`script-src 'nonce-${nonce}'`), policy);
    assert.equal(html.match(/<script/g)?.length, 1);
  });

  it('lets no form and no base address lead elsewhere', () => {
    assert.match(html, /base-uri &#39;none&#39;|base-uri 'none'/);
    assert.match(html, /form-action &#39;none&#39;|form-action 'none'/);
  });

  it('is the only one that there is', () => {
    const others = sourceFiles.filter((file) => file.startsWith('client/') && /webview\.html\b/.test(textOf(file)));
    assert.deepEqual(others, ['client/shared/webview/openWebview.ts']);
  });

  it('is attacked in a browser for every page that is opened in it', () => {
    const opened = [...textOf('client/webviews.ts').matchAll(/^ {2}(\w+): \(\) => import/gm)];
    assert.deepEqual(opened.map(([, name]) => name).sort(), [...views].sort());
    const named = sourceFiles.flatMap((file) => [
      ...textOf(file).matchAll(/openWebview\([^;]*name: '(\w+)'|new WebviewPanels\([^;]*page: '(\w+)'/g),
    ]);
    const pages = new Set(named.map(([, name, page]) => name ?? page));
    assert.deepEqual([...pages].sort(), [...views].sort());
  });

  it('has another nonce each time', () => assert.notEqual(html, webviewHtml(parts)));

  it('lets a title and an address mark up nothing', () => {
    assert.ok(html.includes('<title>Run of &#34;&#60;a&#62;&#34;</title>'), html);
    assert.ok(html.includes('a.js?x=1&#38;y=&#34;2&#34;"'));
  });
});
