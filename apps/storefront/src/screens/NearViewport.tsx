import { useEffect, useRef, useState, type ReactNode } from 'react';

/** The distance from the viewport at which a section loads, so that it is there when the shopper is. */
const NEAR = '600px';

/** Renders a section when the shopper comes near to its place, so that its code and data never delay the page. */
export function NearViewport({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!place.current || isNear) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: NEAR },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear]);
  return <div ref={place}>{isNear && children}</div>;
}
