/**
 * Parses a `Cookie` header or `document.cookie`. If two cookies have the same name, the first one wins, because browsers send the most
 * specific one first.
 */
export function parseCookies(header: string | undefined): Record<string, string> {
  const cookies: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const part of (header ?? '').split(';')) {
    const equals = part.indexOf('=');
    const name = part.slice(0, Math.max(0, equals)).trim();
    if (!name || name in cookies) continue;
    cookies[name] = decode(part.slice(equals + 1).trim());
  }
  return cookies;
}

/** Reads a cookie of URL-encoded JSON, such as YourStore; returns undefined if it is missing or invalid (cart-7.47). */
export function readJsonCookie<T>(header: string | undefined, name: string): T | undefined {
  const text = parseCookies(header)[name];
  if (!text) return undefined;
  try {
    return JSON.parse(text) as T;
  } catch {
    return undefined;
  }
}

function decode(value: string): string {
  const bare = value.startsWith('"') && value.endsWith('"') && value.length > 1 ? value.slice(1, -1) : value;
  try {
    return decodeURIComponent(bare);
  } catch {
    return bare;
  }
}
