import { useEffect, useRef } from 'react';

/**
 * Keeps a search field in sync with the current search, which links and other forms also change. The field is not remounted, so that a
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
