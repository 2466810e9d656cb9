import fs from 'node:fs';

const usualPlaces = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The Chromium that shows the workbench: the one that `CHROMIUM` names, else one of the usual places. */
export function findBrowser(): string | undefined {
  return process.env['CHROMIUM'] ?? usualPlaces.find((place) => fs.existsSync(place));
}
