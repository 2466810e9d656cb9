type Child = Node | string;

/** An element of the page with these attributes and children. Texts are texts, never markup. */
export function createElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Record<string, string> = {},
  ...children: Child[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

/** One of the icons; it says nothing to who listens. */
export function createIcon(name: string): HTMLElement {
  return createElement('span', { class: `codicon codicon-${name}`, 'aria-hidden': 'true' });
}
