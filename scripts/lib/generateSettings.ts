import { codeSpan } from '../../engine/core/text/markdownCode.ts';

interface Setting {
  default: unknown;
  order: number;
  markdownDescription: string;
  enum?: string[];
  enumDescriptions?: string[];
}

const head = `# Settings

<!-- Made from package.json by \`npm run generate\`; edit there. -->

The codes and severities of \`pagewright.diagnostics.severity\` are in [diagnostics](diagnostics.md). The file
\`.pagewright.json\` in a folder has severities and the [profile](diagnostics.md#the-profile) too, and the
[environments](environments.md) of its configurations.

| setting | default | what it does |
| --- | --- | --- |
`;

const tail = `
Runs also follow VS Code's own settings for the network: \`http.proxy\`, \`http.noProxy\`, \`http.proxySupport\`,
\`http.proxyStrictSSL\` and \`http.systemCertificates\`.
`;

/** `docs/settings.md`: the settings in `package.json`, in the order and the words of the editor. */
export function generateSettings(manifest: string): string {
  const { properties }: { properties: Record<string, Setting> } = JSON.parse(manifest).contributes.configuration;
  const rows = Object.entries(properties)
    .sort(([, one], [, other]) => one.order - other.order)
    .map(
      ([name, setting]) =>
        `| ${codeSpan(name)} | ${codeSpan(JSON.stringify(setting.default))} | ${meaningOf(setting)} |\n`,
    );
  return head + rows.join('') + tail;
}

/** The description of the setting, followed by its values. */
function meaningOf({ markdownDescription, enum: values = [], enumDescriptions = [] }: Setting): string {
  return [markdownDescription, ...values.map((value, index) => `${codeSpan(value)}: ${enumDescriptions[index]}`)].join(
    '<br>',
  );
}
