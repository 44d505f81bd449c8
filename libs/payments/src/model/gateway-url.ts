/** Returns the URL of a page of the gateway, with options as query parameters. Options without a value are omitted. */
export function gatewayUrl(base: string, options: object): string {
  const url = new URL(base);
  for (const [name, value] of Object.entries(options))
    if (value !== undefined && value !== '') url.searchParams.set(name, String(value));
  return url.href;
}
