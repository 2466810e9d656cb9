import fs from 'node:fs';
import path from 'node:path';
import type { Browser, Frame, Page } from 'playwright-core';
import type { StageResult } from '../../support/stageResult.ts';
import { launchBrowser } from '../launch/launchBrowser.ts';
import { projectRoot } from '../launch/projectRoot.ts';
import { findAccessibilityProblems } from '../window/findAccessibilityProblems.ts';
import { type ShownPage, shownPages } from './shownPages.ts';
import { startWebview } from './startWebview.ts';
import { type CheckedTheme, checkedThemes, themeStyle } from './themeColours.ts';

const pictures = path.join(projectRoot, '.artefacts/webviews');

/** The looks of a page: each theme beside the text, and one theme alone in a window of 1280 px. */
const looks = checkedThemes.flatMap((theme, index) =>
  (index === 0 ? [1230, 400] : [400]).map((width) => ({ theme, width })),
);

type Look = { theme: CheckedTheme; width: number };

/** Scripts of the page, which has no module of the tests. */
const scripts = {
  /** Opens all that opens on demand. */
  open: `document.querySelectorAll('summary').forEach((each) => each.click())`,
  /** The controls that the Tab key has to reach: of a group with roving focus, and of radio buttons, one. */
  wanted: `(() => {
    const isShown = (each) => each.checkVisibility({ visibilityProperty: true }) && !each.closest('[hidden]');
    const isPassed = (each) => each.disabled || each.getAttribute('tabindex') === '-1' || (each.type === 'radio' && !each.checked);
    const controls = 'button, a[href], select, input, summary, [tabindex="0"], vscode-button, vscode-toolbar-button, vscode-textfield';
    return [...document.querySelectorAll(controls)]
      .filter((each) => isShown(each) && !isPassed(each)).length;
  })()`,
  /** The elements that look like a match of a search, which nobody has begun. */
  matches: `(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.background = 'var(--vscode-editor-findMatchHighlightBackground)';
    const ofMatch = getComputedStyle(probe).backgroundColor;
    probe.remove();
    if (ofMatch === 'rgba(0, 0, 0, 0)') return [];
    return [...document.querySelectorAll('body *')]
      .filter((each) => getComputedStyle(each).backgroundColor === ofMatch)
      .map((each) => each.outerHTML.slice(0, 120));
  })()`,
  /** The element that has the focus, by its number, and whether anything shows that it has it. */
  focused: `(() => {
    let active = document.activeElement;
    if (active === null || active === document.body) return undefined;
    globalThis.reached ??= [];
    const isAgain = globalThis.reached.includes(active);
    if (!isAgain) globalThis.reached.push(active);
    const html = active.outerHTML.slice(0, 120);
    const shows = [active];
    while (active.shadowRoot?.activeElement) shows.push((active = active.shadowRoot.activeElement));
    const parts = shows.flatMap((each) => [each, ...(each.shadowRoot?.querySelectorAll('*') ?? [])]);
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = 'var(--vscode-focusBorder)';
    const ofFocus = getComputedStyle(probe).color;
    probe.remove();
    const isSeen = parts.some((each) => {
      const { outlineStyle, outlineWidth, boxShadow, borderTopColor } = getComputedStyle(each);
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none' || borderTopColor === ofFocus;
    });
    return { html, isAgain, isSeen };
  })()`,
};

/** Shows each webview with its contents in each theme: axe-core finds nothing, and the Tab key reaches every control. */
export async function checkAccessibility(): Promise<StageResult> {
  const browser = await launchBrowser();
  const failures: string[] = [];
  try {
    for (const shown of shownPages) for (const look of looks) failures.push(...(await check(browser, shown, look)));
  } finally {
    await browser.close();
  }
  const tried = shownPages.length * looks.length;
  return { passed: tried - new Set(failures.map((failure) => failure.split(': ', 1)[0])).size, failures };
}

async function check(browser: Browser, shown: ShownPage, { theme, width }: Look): Promise<string[]> {
  const { view, name, messages, isOpened } = shown;
  const title = `${view}, ${name}, ${theme.name}, ${width} px`;
  const own = await startWebview(view, themeStyle(theme));
  const page = await browser.newPage({ viewport: { width, height: 700 } });
  try {
    await page.addInitScript(
      'globalThis.acquireVsCodeApi = () => ({ postMessage() {}, setState() {}, getState() {} })',
    );
    await page.goto(`${own.url}/view`);
    const frame = page.mainFrame();
    await frame.evaluate(`document.body.classList.add('${theme.kind}')`);
    for (const message of messages) await frame.evaluate(`window.postMessage(${JSON.stringify(message)}, '*')`);
    await page.waitForTimeout(150);
    if (isOpened) await frame.evaluate(scripts.open);
    fs.mkdirSync(pictures, { recursive: true });
    await page.screenshot({ path: path.join(pictures, `${title.replaceAll(/[^\w]+/g, '-')}.png`) });
    const isCut = await frame.evaluate<boolean>('document.documentElement.scrollWidth > innerWidth');
    const matches = await frame.evaluate<string[]>(scripts.matches);
    const problems = [
      ...matches.map((html) => `it looks like a match of a search: ${html}`),
      ...(isCut ? ['it is wider than its column'] : []),
      ...(await findAccessibilityProblems(frame)),
      ...(await wrongFocus(page, frame)),
    ];
    return problems.map((problem) => `${title}: ${problem}`);
  } finally {
    await page.close();
    await own.close();
  }
}

interface Focused {
  html: string;
  isAgain: boolean;
  isSeen: boolean;
}

/** The controls that the Tab key does not reach, or that do not show that they have the focus. */
async function wrongFocus(page: Page, frame: Frame): Promise<string[]> {
  const wanted = await frame.evaluate<number>(scripts.wanted);
  await frame.evaluate('document.activeElement?.blur()');
  await frame.evaluate('window.focus()');
  const problems: string[] = [];
  let reached = 0;
  for (let step = 0; step < 2 * wanted + 2; step++) {
    await page.keyboard.press('Tab');
    const focused = await frame.evaluate<Focused | undefined>(scripts.focused);
    if (focused === undefined || focused.isAgain) continue;
    reached++;
    if (!focused.isSeen) problems.push(`nothing shows the focus of ${focused.html}`);
  }
  if (reached < wanted) problems.push(`the Tab key reaches ${reached} of ${wanted} controls`);
  return problems;
}
