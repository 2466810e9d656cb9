import packageJson from '../../package.json' with { type: 'json' };

/** The manifest of this program. */
export const manifest: { version: string /** The public address of `docs/`, which the build adds. */; docs?: string } =
  packageJson;
