interface Setting {
  default: unknown;
  order: number;
  markdownDescription: string;
  enum?: string[];
  enumDescriptions?: string[];
}

const head = `# Settings

<!-- Made from package.json by \`npm run generate\`; edit there. -->

The codes and severities of \`pagewright.diagnostics.severity\` are in [diagnostics](diagnostics.md).

| setting | default | what it does |
| --- | --- | --- |
`;

const tail = `
Runs also follow VS Code's own settings for the network: \`http.proxy\`, \`http.noProxy\`, \`http.proxySupport\`,
\`http.proxyStrictSSL\` and \`http.systemCertificates\`.
`;

/** `docs/settings.md`: the settings that `package.json` declares, in the order of the editor, in the same words. */
export function generateSettings(manifest: string): string {
  const { properties }: { properties: Record<string, Setting> } = JSON.parse(manifest).contributes.configuration;
  const rows = Object.entries(properties)
    .sort(([, one], [, other]) => one.order - other.order)
    .map(([name, setting]) => `| \`${name}\` | \`${JSON.stringify(setting.default)}\` | ${meaningOf(setting)} |\n`);
  return head + rows.join('') + tail;
}

/** What the setting does, and what each of its values means. */
function meaningOf({ markdownDescription, enum: values = [], enumDescriptions = [] }: Setting): string {
  return [markdownDescription, ...values.map((value, index) => `\`${value}\`: ${enumDescriptions[index]}`)].join(
    '<br>',
  );
}
