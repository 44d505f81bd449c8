import { useEffect, useState, type ReactNode } from 'react';

/** After hydration, when the first requests of a page have left. */
const LATE_MS = 500;

/** Renders a section of the end of a page after the page, so that it is there before the shopper is, and its code and data never delay the page. */
export function AfterPage({ children }: { children: ReactNode }) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LATE_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLate && children;
}
