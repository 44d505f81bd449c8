import { useEffect, useRef } from 'react';

/**
 * Keeps the field of a search at the text of the current search, which links and other forms change as well. The field itself stays, so that a
 * shopper who searches with the keyboard keeps the focus.
 *
 * @param text the text of the current search
 */
export function useSearchField(text: string) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (field.current && field.current.value.trim() !== text) field.current.value = text;
  }, [text]);
  return field;
}
