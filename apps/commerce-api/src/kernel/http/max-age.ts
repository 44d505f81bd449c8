/** Returns the age of a reply that a request accepts with `cache-control: max-age=SECONDS`, in milliseconds; 0 by default. */
export const readMaxAgeMs = (cacheControl: string | undefined): number =>
  Number(/(?:^|[\s,])max-age=(\d{1,6})(?:$|[\s,])/.exec(cacheControl ?? '')?.[1] ?? 0) * 1000;
