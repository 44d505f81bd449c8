import { useId } from 'react';
import { Button, Inline, TextField, useMessages } from '@foolscap/ui/components';
import { MAX_ITEM_NOTE_LENGTH } from '../../model/index.ts';
import { LIST_PAGE_MESSAGES } from '../../model/list-page-messages.ts';
import styles from './ListItemRow.module.scss';

/** The shopper has just clicked the button that opens the field. */
const focusOnMount = (field: HTMLInputElement | null) => field?.focus();

interface ListItemNoteProps {
  draft: string;
  saving: boolean;
  error: string | undefined;
  onChange: (draft: string) => void;
  onSubmit: () => void;
  onCancel: () => void;
}

/** The field of a note. */
export function ListItemNote({ draft, saving, error, onChange, onSubmit, onCancel }: ListItemNoteProps) {
  const { row: texts } = useMessages('lists', LIST_PAGE_MESSAGES);
  const id = useId();
  return (
    <form
      className={styles.note}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <TextField
        id={id}
        label={texts.noteLabel}
        value={draft}
        error={error}
        maxLength={MAX_ITEM_NOTE_LENGTH}
        ref={focusOnMount}
        onKeyDown={({ key }) => {
          if (key === 'Escape' && !saving) onCancel();
        }}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <Inline gap={2}>
        <Button type="submit" size="small" busy={saving}>
          {texts.saveNote}
        </Button>
        <Button size="small" variant="quiet" onClick={onCancel} aria-disabled={saving || undefined}>
          {texts.cancel}
        </Button>
      </Inline>
    </form>
  );
}
