import { decodeUtf8 } from '../../json/decodeUtf8.ts';
import { parsePlain } from '../../json/parsePlain.ts';
import type { HttpRequest } from '../../request/httpRequest.ts';
import { type KeptBody, keepBody } from './keptBody.ts';
import { placeholder } from './placeholder.ts';
import type { SecretMask } from './secretMask.ts';

/** Masks the body of a response. */
export function keepResponse({ login }: HttpRequest, body: Uint8Array, mask: SecretMask): KeptBody {
  return login === undefined ? keepBody(body, mask) : keepLoginResponse(body, login.expiryPath);
}

/** Masks a login response: every text and number except the expiry time, because its credentials are unknown. */
export function keepLoginResponse(body: Uint8Array, expiryPath: string | undefined): KeptBody {
  const text = decodeUtf8(body);
  const value = parsed(text);
  if (value === undefined) return { kind: 'txt', content: Buffer.from(text === '' ? '' : placeholder) };
  const kept = masked(value, expiryPath?.split('.'));
  return { kind: 'json', content: Buffer.from(`${JSON.stringify(kept, undefined, 2)}\n`) };
}

function masked(value: unknown, path: string[] | undefined): unknown {
  if (path?.length === 0 && looksLikeTime(value)) return value;
  const [step, ...rest] = path ?? [];
  const below = (key: string) => (key === step ? rest : undefined);
  if (Array.isArray(value)) return value.map((item, index) => masked(item, below(String(index))));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, masked(field, below(key))]));
  }
  // A number replaces a number, for functions that accept nothing else.
  if (typeof value === 'number') return 1;
  return typeof value === 'string' && value !== '' ? placeholder : value;
}

/** Whether a value is seconds, or a date text with digits and no run of characters as long as a token. */
function looksLikeTime(value: unknown): boolean {
  if (typeof value === 'number') return true;
  return (
    typeof value === 'string' && value.length <= 40 && /^(?=.*\d)(?!.*[A-Za-z0-9]{17})[\w\s:+\-.,/@]+$/.test(value)
  );
}

function parsed(text: string): unknown {
  try {
    return parsePlain(text);
  } catch {
    return undefined;
  }
}
