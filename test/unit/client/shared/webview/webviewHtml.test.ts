import assert from 'node:assert/strict';
import { webviewHtml } from '../../../../../client/shared/webview/webviewHtml.ts';

describe('The frame of a webview', () => {
  const parts = {
    title: 'Run of "<a>"',
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

  it('has another nonce each time', () => assert.notEqual(html, webviewHtml(parts)));

  it('lets a title and an address mark up nothing', () => {
    assert.ok(html.includes('<title>Run of &#34;&#60;a&#62;&#34;</title>'), html);
    assert.ok(html.includes('a.js?x=1&#38;y=&#34;2&#34;"'));
  });
});
