import type { Browser, Frame } from 'playwright-core';
import type { StageResult } from '../../support/stageResult.ts';
import { startApi } from '../../support/startApi.ts';
import { launchBrowser } from '../launch/launchBrowser.ts';
import { startWebview } from './startWebview.ts';
import { type Try, tries } from './tries.ts';
import { views } from './views.ts';

/** Each try that leaves the page has a separate page. */
const groups = [tries.filter(({ leaves }) => !leaves), ...tries.filter(({ leaves }) => leaves).map((each) => [each])];

/** Shows each webview, as it was built, in a Chromium, and tries the attacks of a foreign text inside it. */
export async function checkWebviews(): Promise<StageResult> {
  const browser = await launchBrowser();
  const failures: string[] = [];
  try {
    for (const view of views) for (const group of groups) failures.push(...(await attack(browser, view, group)));
  } finally {
    await browser.close();
  }
  return { passed: views.length * tries.length - failures.length, failures };
}

/** Returns which of the tries did something. */
async function attack(browser: Browser, view: string, group: readonly Try[]): Promise<string[]> {
  const [own, evil] = await Promise.all([startWebview(view), startApi((_, response) => response.end())]);
  const page = await browser.newPage();
  try {
    await page.addInitScript(
      'globalThis.acquireVsCodeApi = () => ({ postMessage() {}, setState() {}, getState() {} })',
    );
    await page.addInitScript('globalThis.attacks = []');
    await page.goto(own.url);
    const shown = page.frame({ url: `${own.url}/view` });
    if (shown === null || (await shown.locator('#root').count()) === 0) return [`${view} is not shown`];
    for (const [number, each] of group.entries()) {
      const done = tryIn(shown, each, number, `${evil.url}/${number}`);
      await (each.leaves ? done.catch(() => undefined) : done);
    }
    await page.waitForLoadState('networkidle');
    const ran: number[] = group[0]?.leaves ? [] : await shown.evaluate('attacks');
    const fetched = evil.requests.map((request) => Number(/\d+/.exec(request)));
    return [...new Set([...ran, ...fetched])].map((number) => `${view}: ${group[number]?.name} does something`);
  } finally {
    await page.close();
    await Promise.all([own.close(), evil.close()]);
  }
}

async function tryIn(shown: Frame, each: Try, number: number, evil: string): Promise<void> {
  const written = (text = '') => text.replaceAll('EVIL', evil).replaceAll('ATTACK', `attacks.push(${number})`);
  const { markup, press, script } = each;
  const place = `<div id="try${number}">${written(markup)}</div>`;
  const add = 'const add = (tag, of) => document.head.append(Object.assign(document.createElement(tag), of));';
  await shown.evaluate(`document.body.insertAdjacentHTML('beforeend', ${JSON.stringify(place)})`);
  // Code that the tool evaluates may make functions of text; code in a timer may not.
  const later = `new Promise((done) => setTimeout(() => { try { ${add} ${written(script)} } finally { done() } }))`;
  await shown.evaluate(later);
  if (press !== undefined) await shown.evaluate(`document.querySelector('#try${number} ${press}').click()`);
}
