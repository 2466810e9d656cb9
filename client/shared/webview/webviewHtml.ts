/** The parts of a webview page; addresses are in the form that the webview can load. */
interface WebviewParts {
  title: string;
  /** The view that the script shows. */
  view: string;
  /** The source of the extension's own files, for the content security policy. */
  cspSource: string;
  script: string;
  style: string;
  /** The style sheet of the icons, which the component library looks up. */
  icons: string;
}

/** The initial page of a webview, which its script fills. It loads only files of the extension and sends nothing. */
export function webviewHtml({ title, view, cspSource, script, style, icons }: WebviewParts): string {
  const nonce = randomText();
  const policy = [
    "default-src 'none'",
    `style-src ${cspSource}`,
    `font-src ${cspSource}`,
    // Directives that "default-src" does not cover: the targets of relative addresses and forms.
    "base-uri 'none'",
    "form-action 'none'",
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
<body data-view="${escaped(view)}">
<main id="root"></main>
<script nonce="${nonce}" src="${escaped(script)}"></script>
</body>
</html>
`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

function randomText(): string {
  const bytes = [...crypto.getRandomValues(new Uint8Array(16))];
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
