import { useEffect, useRef, type RefObject } from 'react';

/**
 * Makes a `details` element behave like a menu: Escape closes it and returns focus to its summary; clicking outside, moving focus out, or
 * following one of its links closes it.
 *
 * @returns a function that removes the listeners
 */
export function closeLikeMenu(element: HTMLDetailsElement | null): (() => void) | undefined {
  if (!element) return undefined;
  const within = (target: EventTarget | null) => target instanceof Node && element.contains(target);
  const close = () => {
    element.open = false;
  };
  const pressed = ({ target }: PointerEvent) => {
    if (!within(target)) close();
  };
  const keyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !element.open) return;
    close();
    element.querySelector('summary')?.focus();
  };
  const left = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null && !within(relatedTarget)) close();
  };
  const followed = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) close();
  };
  document.addEventListener('pointerdown', pressed);
  document.addEventListener('keydown', keyDown);
  element.addEventListener('focusout', left);
  element.addEventListener('click', followed);
  return () => {
    document.removeEventListener('pointerdown', pressed);
    document.removeEventListener('keydown', keyDown);
    element.removeEventListener('focusout', left);
    element.removeEventListener('click', followed);
  };
}

/** Returns a ref that makes a `details` element close like a menu once the page is hydrated. */
export function useClosingDetails(): RefObject<HTMLDetailsElement | null> {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => closeLikeMenu(details.current), []);
  return details;
}
