/** Built-in extensions that bring network calls, notifications, native modules or start-up time, and nothing tested. */
const skippedExtensions = [
  'GitHub.copilot-chat',
  'vscode.git',
  'vscode.git-base',
  'vscode.github',
  'vscode.emmet',
  'vscode.npm',
  'vscode.grunt',
  'vscode.gulp',
  'vscode.jake',
  'vscode.merge-conflict',
  'vscode.debug-auto-launch',
  'vscode.tunnel-forwarding',
  'vscode.terminal-suggest',
  'vscode.mermaid-markdown-features',
  'vscode.extension-editing',
  'ms-vscode.js-debug',
  'ms-vscode.js-debug-companion',
  'ms-vscode.vscode-js-profile-table',
];

/** Environment variables that keep the VS Code server quiet and off the network. */
export const hostEnvironment: Record<string, string> = {
  EXTENSIONS_GALLERY: '{}',
  VSCODE_SKIP_BUILTIN_EXTENSIONS: skippedExtensions.join(','),
};
