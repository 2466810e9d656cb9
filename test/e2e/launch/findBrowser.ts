import fs from 'node:fs';

/** The first one has nothing to show a person, which saves a tenth of the time of the in-editor tests. */
const usualPlaces = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'].map(
  (name) => `/usr/bin/${name}`,
);

/** The Chromium that shows the workbench: the one that `CHROMIUM` names, else one of the usual places. */
export function findBrowser(): string | undefined {
  return process.env['CHROMIUM'] ?? usualPlaces.find((place) => fs.existsSync(place));
}
