/** Returns the maximum age of a reply, in milliseconds, that the request accepts by `cache-control: max-age=SECONDS`; 0 by default. */
export const readMaxAgeMs = (cacheControl: string | undefined): number =>
  Number(/(?:^|[\s,])max-age=(\d{1,6})(?:$|[\s,])/.exec(cacheControl ?? '')?.[1] ?? 0) * 1000;
