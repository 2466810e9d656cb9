import type { Stack } from '../../support/stack/controlStack.ts';
import { setTheme, themes } from '../window/themes.ts';
import type { VscodeWindow } from '../window/vscodeWindow.ts';
import { type lastNight, wholeJob } from './platformProject.ts';
import type { Step } from './step.ts';

/** From the first connection to the morning report. */
export function platformSteps(
  { url, token }: Pick<Stack, 'url' | 'token'>,
  jobs: ReturnType<typeof lastNight>,
  folder: string,
): Step[] {
  const [dark, light] = themes;
  const line = ({ page }: VscodeWindow, name: string) =>
    page.locator('.part.sidebar .monaco-list-row', { hasText: name }).first();
  return [
    {
      name: 'nothing is connected',
      async take({ page }) {
        await page.locator('.activitybar a[aria-label="Pagewright"]').click();
        await page.getByRole('button', { name: 'Connect to Project…' }).waitFor({ timeout: 60_000 });
      },
    },
    {
      name: 'address of the project',
      async take(window) {
        await window.page.getByRole('button', { name: 'Connect to Project…' }).click();
        await window.input.waitFor();
        await window.input.fill(`${url}/admin/projects/4321`);
      },
    },
    {
      name: 'token',
      async take(window) {
        await window.page.keyboard.press('Enter');
        await window.page.locator('.quick-input-widget', { hasText: 'Token of the project' }).waitFor();
        await window.page.keyboard.type(token);
      },
    },
    {
      name: 'connected',
      async take(window) {
        await window.page.keyboard.press('Enter');
        await window.toast('Connected to project').waitFor();
        await line(window, 'Orders of the portal').waitFor();
        await line(window, 'complete · 57 records').waitFor();
      },
    },
    {
      name: 'choose what to pull',
      async take(window) {
        await window.press(window.toast('Connected to project'), 'Pull…');
        await window.row('Users of the portal').waitFor();
      },
    },
    {
      name: 'pulled',
      async take(window) {
        await window.page.keyboard.press('Enter');
        await window.toast('Pulled').waitFor();
        // The view reads the files again.
        await window.page.waitForTimeout(2000);
        await line(window, 'Users of the portal').click();
        await window.tab('users-of-the-portal.extractor.json').first().waitFor();
      },
    },
    {
      name: 'last job with its verdict on the line',
      async take(window) {
        await window.tidy();
        await line(window, 'Users of the portal').click({ button: 'right' });
        await window.page.locator('.monaco-menu .action-item', { hasText: 'Show Job…' }).first().waitFor();
        await window.picture('07a-menu');
        await window.menuItem('Show Job…').first().click();
        await window
          .tab(/Run of Users/)
          .first()
          .waitFor({ timeout: 60_000 });
      },
    },
    {
      name: 'finding',
      async take(window) {
        await window.tab('users-of-the-portal.extractor.json').first().click();
        await window.hover('itmes', 'was empty');
      },
    },
    {
      name: 'corrected and compared',
      async take(window) {
        const { page } = window;
        await page.keyboard.press('Escape');
        await window.click('itmes');
        await page.keyboard.press('Control+D');
        await page.keyboard.press('Control+H');
        await page.locator('.find-widget .replace-part textarea').fill('items');
        await page.keyboard.press('Control+Alt+Enter');
        await page.keyboard.press('Escape');
        await page.keyboard.press('Control+S');
        await line(window, '↑').waitFor();
        await window.command('Pagewright: Compare with Project');
        await window
          .tab(/your files/)
          .first()
          .waitFor();
      },
    },
    {
      name: 'comment of the push',
      async take(window) {
        await window.tab('users-of-the-portal.extractor.json').first().click();
        await window.command('Pagewright: Push…');
        await window.page.locator('.quick-input-widget', { hasText: 'What changes' }).waitFor();
        await window.input.fill('Correct the path of the users');
      },
    },
    {
      name: 'pushed',
      async take(window) {
        await window.page.keyboard.press('Enter');
        await window.toast('Pushed').waitFor();
      },
    },
    {
      name: 'asks before it starts a job',
      async take(window) {
        jobs['ex-generic-v2/301'] = wholeJob('items');
        await window.command('Pagewright: Run on Platform…');
        await window.page.locator('.monaco-dialog-box', { hasText: 'Start jobs' }).waitFor();
      },
    },
    {
      name: 'running there',
      async take(window) {
        await window.page.getByRole('button', { name: 'Start Jobs' }).click();
        await window.shows('is running');
      },
    },
    {
      name: 'ran there',
      async take(window) {
        await window.lens(/✓/).waitFor({ timeout: 60_000 });
      },
    },
    {
      name: 'summary of the job',
      async take(window) {
        await window.tidy();
        await window.command('Pagewright: Show Run Summary');
        await window.page.waitForTimeout(2000);
      },
    },
    {
      name: 'versions',
      async take(window) {
        await window.tab('users-of-the-portal.extractor.json').first().click();
        await window.command('Pagewright: Show Versions…');
        await window.row('Correct the path').waitFor();
      },
    },
    {
      name: 'last night',
      async take(window) {
        await window.page.keyboard.press('Escape');
        await window.command('Pagewright: Check Last Night');
        await window.tab('Last Night of Portal').first().waitFor({ timeout: 60_000 });
        const shown = await window.webviewFrame('.jobs');
        await shown.getByRole('button', { name: 'Copy as Markdown' }).waitFor();
        await shown.locator('.name', { hasText: 'Old prices' }).waitFor();
        await window.tidy();
        await setTheme(window.page, folder, dark);
      },
    },
    {
      name: 'last night of what failed',
      async take(window) {
        const shown = await window.webviewFrame('.jobs');
        await shown.locator('.toggle', { hasText: 'failed' }).click();
        await shown.getByRole('button', { name: 'Show All' }).waitFor();
      },
    },
    {
      name: 'last night in light',
      async take(window) {
        const shown = await window.webviewFrame('.jobs');
        await shown.getByRole('button', { name: 'Show All' }).click();
        await setTheme(window.page, folder, light);
      },
    },
    {
      name: 'last night in 600 px',
      async take(window) {
        await window.command('View: Toggle Primary Side Bar Visibility');
        await window.page.setViewportSize({ width: 648, height: 900 });
        await window.webviewFrame('.jobs');
      },
    },
    {
      name: 'last night in 600 px and dark',
      async take(window) {
        await setTheme(window.page, folder, dark);
      },
    },
    {
      name: 'the line that is the cause',
      async take(window) {
        const shown = await window.webviewFrame('.jobs');
        await shown.locator('button.name', { hasText: 'Users of the portal' }).click();
        await window.tab('users-of-the-portal.extractor.json').first().waitFor();
        await window.editor.locator('.view-line').first().waitFor();
      },
    },
  ];
}
