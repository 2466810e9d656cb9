/** The guidance for assistants about a repository of configurations, in a file that they read first. */
export const guidance = `# Configurations of Generic Extractor

The files \`*.extractor.json\` read APIs into tables. Work on them with the tools of Pagewright (\`pagewright mcp\`, or its
extension in VS Code), and do not guess what a tool can tell.

1. Start from the API's OpenAPI document with \`import_openapi\`, or from a cURL command with \`import_curl\`.
2. Ask \`describe_format\` before you write a key that you are not sure of.
3. \`check\` after every change. Apply its fixes; \`explain\` tells what a code means.
4. \`plan\` shows the first requests. Compare their paging with the API's documentation.
5. \`find_pagination\` finds the paging and proves it with a few requests; \`run_trial\` reads a few pages of one job. The
   user is asked first.
6. A job is done when its verdict is \`complete\`. A green run that is \`incomplete\` has silently lost data.
7. Never write, ask for or print a secret. Leave \`#\` keys empty, and tell the user which to set.
8. Values that differ by environment belong into \`.pagewright.json\`, not into copies of a configuration.
`;
