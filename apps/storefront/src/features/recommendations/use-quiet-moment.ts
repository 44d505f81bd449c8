import { useEffect, useState, type RefObject } from 'react';

/** Finds the first visible element that follows a place in the document. */
function findFollower(place: Element): Element | undefined {
  for (let node: Element | null = place; node; node = node.parentElement)
    for (let next = node.nextElementSibling; next; next = next.nextElementSibling)
      if (next.getClientRects().length) return next;
  return undefined;
}

/** Checks that nothing on screen would move if the place grew. */
function canGrow(place: Element): boolean {
  const follower = findFollower(place);
  return !follower || follower.getBoundingClientRect().top >= window.innerHeight;
}

/**
 * Holds back late content until it can appear without moving what the shopper is looking at, which is when whatever follows its place is
 * below the viewport. Content that is already shown stays.
 *
 * @param hasContent whether there is content to show
 */
export function useQuietMoment(place: RefObject<HTMLElement | null>, hasContent: boolean): boolean {
  const [isShown, setShown] = useState(false);
  if (isShown && !hasContent) setShown(false);
  useEffect(() => {
    if (!hasContent || isShown) return;
    const show = () => {
      if (place.current && canGrow(place.current)) setShown(true);
    };
    show();
    window.addEventListener('scroll', show, { passive: true });
    window.addEventListener('resize', show);
    return () => {
      window.removeEventListener('scroll', show);
      window.removeEventListener('resize', show);
    };
  }, [hasContent, isShown, place]);
  return isShown && hasContent;
}
