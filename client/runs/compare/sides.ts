/** The texts of two runs that can be put side by side, and how the comparison calls them. */
export const sides = [
  { text: 'requests', label: 'Requests side by side' },
  { text: 'columns', label: 'Columns of the tables side by side' },
  { text: 'summary', label: 'Summaries side by side' },
  { text: 'events', label: 'Events side by side' },
] as const;

export type SideText = (typeof sides)[number]['text'];
