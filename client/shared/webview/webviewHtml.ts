import { randomBytes } from 'node:crypto';

/** What a page in a webview is made of; addresses as the webview can load them. */
export interface WebviewParts {
  title: string;
  /** Where the extension's own files come from, as the webview names it. */
  cspSource: string;
  script: string;
  style: string;
  /** The style sheet of the icons, which the components look for. */
  icons: string;
}

/** The page that a webview starts with: its script fills it. Nothing is loaded but files of the extension, nothing is sent. */
export function webviewHtml({ title, cspSource, script, style, icons }: WebviewParts): string {
  const nonce = randomBytes(16).toString('base64url');
  const policy = [
    "default-src 'none'",
    `style-src ${cspSource}`,
    `font-src ${cspSource}`,
    `script-src 'nonce-${nonce}'`,
  ].join('; ');
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="UTF-8">
<meta name="viewport" content="width=device-width, initial-scale=1.0">
<meta http-equiv="Content-Security-Policy" content="${escaped(policy)}">
<link rel="stylesheet" id="vscode-codicon-stylesheet" href="${escaped(icons)}" nonce="${nonce}">
<link rel="stylesheet" href="${escaped(style)}">
<title>${escaped(title)}</title>
</head>
<body>
<main id="root"></main>
<script nonce="${nonce}" src="${escaped(script)}"></script>
</body>
</html>
`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
