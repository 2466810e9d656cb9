import packageJson from '../package.json' with { type: 'json' };

/** What this program says of itself. */
export const manifest: { version: string /** The public address of `docs/`, which the build adds. */; docs?: string } =
  packageJson;
