import { useEffect, useRef, useState } from 'react';

/**
 * Keeps the text of a note that is being edited until it is saved, so that a rejected note can be corrected. Afterwards, focus returns to
 * the button that opened the field.
 *
 * @param onNote called with the new note, unless it is unchanged
 */
export function useNoteDraft({
  note,
  saving,
  error,
  onNote,
}: {
  note: string;
  saving: boolean;
  error: string | undefined;
  onNote: ((note: string) => void) | undefined;
}) {
  const [draft, setDraft] = useState<string>();
  const [isSent, setIsSent] = useState(false);
  if (isSent && !saving) {
    setIsSent(false);
    if (error === undefined) setDraft(undefined);
  }
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    // If the shopper has moved focus while the note was being saved, it is not moved back.
    if (wasOpen.current && draft === undefined && document.activeElement === document.body)
      button.current?.focus();
    wasOpen.current = draft !== undefined;
  }, [draft]);
  return {
    /** The text; undefined while the note is not being edited. */
    draft,
    setDraft,
    button,
    open: () => setDraft(note),
    cancel: () => setDraft(undefined),
    submit: () => {
      if (draft === undefined || saving) return;
      if (draft.trim() === note && error === undefined) setDraft(undefined);
      else {
        onNote?.(draft.trim());
        setIsSent(true);
      }
    },
  };
}
