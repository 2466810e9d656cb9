import { spawn } from 'node:child_process';

/**
 * Opens an address in the browser of the user, as far as there is one: `BROWSER` names another program. Nothing is said
 * if it fails, because the address is printed too.
 */
export function openBrowser({ href }: URL, { BROWSER }: NodeJS.ProcessEnv = process.env): void {
  const [program, ...args] = BROWSER ? [BROWSER] : (programs[process.platform] ?? ['xdg-open']);
  // Without a shell, so that nothing in the address is a command.
  const child = spawn(String(program), [...args, href], { stdio: 'ignore', detached: true, windowsHide: true });
  child.on('error', () => undefined).unref();
}

const programs: Partial<Record<NodeJS.Platform, string[]>> = {
  darwin: ['open'],
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
};
