import { launchBrowser } from './test/e2e/launch/launchBrowser.ts';
import { startWebview } from './test/e2e/webviews/startWebview.ts';
import { checkedThemes, themeStyle } from './test/e2e/webviews/themeColours.ts';
import { shownLastNight, shownProgress } from './test/e2e/webviews/shownLastNight.ts';
const browser = await launchBrowser();
for (const [theme, width] of [[0, 1230], [1, 1230], [0, 600], [1, 600]] as const) {
  const own = await startWebview('lastNightView', themeStyle(checkedThemes[theme]!));
  const page = await browser.newPage({ viewport: { width, height: 900 } });
  await page.addInitScript('globalThis.acquireVsCodeApi = () => ({ postMessage() {}, setState() {}, getState() {} })');
  await page.goto(`${own.url}/view`);
  await page.evaluate(`window.postMessage(${JSON.stringify(shownLastNight)}, '*')`);
  await page.waitForTimeout(200);
  await page.screenshot({ path: `.artefacts/night-${theme}-${width}.png` });
  if (theme === 0 && width === 1230) {
    await page.evaluate(`window.postMessage(${JSON.stringify(shownProgress)}, '*')`);
    await page.waitForTimeout(200);
    await page.screenshot({ path: `.artefacts/night-progress.png` });
    const rows = Array.from({ length: 2000 }, (_, i) => ({ ...shownLastNight.rows[i % 7]!, key: `k${i}`, name: `Configuration ${i}` }));
    const found = await page.evaluate(`(async () => {
      const longs = []; new PerformanceObserver((l) => longs.push(...l.getEntries().map((e) => Math.round(e.duration)))).observe({ entryTypes: ['longtask'] });
      const t = performance.now();
      window.postMessage(${JSON.stringify({ ...shownLastNight, rows })}, '*');
      let first;
      for (;;) { await new Promise(requestAnimationFrame); const n = document.querySelectorAll('.jobs tbody tr').length; if (n > 10 && !first) first = performance.now() - t; if (n === 2000) break; }
      const whole = performance.now() - t;
      const u = performance.now();
      window.postMessage(${JSON.stringify({ ...shownLastNight, isWhole: false, rows: [{ ...rows[0]!, key: 'new', name: 'A new one' }] })}, '*');
      for (;;) { await new Promise(requestAnimationFrame); if (document.querySelectorAll('.jobs tbody tr').length === 2001) break; }
      const update = performance.now() - u;
      const f = performance.now(); document.querySelector('.toggle').click(); const filter = performance.now() - f;
      await new Promise((r) => setTimeout(r, 300));
      return { first, whole, update, filter, longs };
    })()`);
    console.log(found);
  }
  await page.close(); await own.close();
}
await browser.close();
