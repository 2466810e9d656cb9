/** Settings that leave in the picture of the readme what it is about. */
export const pictureSettings: Record<string, unknown> = {
  'editor.fontSize': 12,
  'editor.minimap.enabled': false,
  'breadcrumbs.enabled': false,
  'workbench.activityBar.location': 'hidden',
};
