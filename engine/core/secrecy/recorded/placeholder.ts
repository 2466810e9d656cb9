/** The text that replaces a secret in a recording, equal in addresses, forms and JSON: no encoding changes it. */
export const placeholder = '__MASKED__';

const anyPlaceholder = /__MASKED(?:\.[A-Za-z0-9-]+){0,2}__/g;
const namedPlaceholder = /"__MASKED\.([A-Za-z0-9-]+)\.n__"|__MASKED\.([A-Za-z0-9-]+)(?:\.(\d+))?__/g;

/** A placeholder that names a secret of the configuration and one of its forms. */
export function namePlaceholder(name: string, form: number): string {
  return form === 0 ? `__MASKED.${name}__` : `__MASKED.${name}.${form}__`;
}

/** The JSON text that replaces a secret number. */
export function numberPlaceholder(name: string | undefined): string {
  return name === undefined ? `"${placeholder}"` : `"__MASKED.${name}.n__"`;
}

/** Whether a text is a placeholder and nothing more. */
export function isPlaceholder(text: string): boolean {
  return text.replace(anyPlaceholder, '') === '';
}

/** The text with all placeholders replaced by the unnamed one. */
export function withoutNames(text: string): string {
  return text.replace(anyPlaceholder, placeholder);
}

/** The text with another one in the place of each placeholder, named or not. */
export function replacePlaceholders(text: string, write: (found: string) => string): string {
  return text.replace(anyPlaceholder, (found) => write(found));
}

/** Replaces named placeholders. `secretOf` returns undefined for an unknown name, which stays. */
export function fillPlaceholders(
  text: string,
  secretOf: (name: string, form: number | 'number') => string | undefined,
): string {
  return text.replace(namedPlaceholder, (whole, number?: string, name = '', form = '0') => {
    const secret = number === undefined ? secretOf(name, Number(form)) : secretOf(number, 'number');
    return secret ?? whole;
  });
}
