import { useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { Button, Inline, lazyComponent, Link, useMessages } from '@foolscap/ui/components';
import type { FormValues } from '../../model/form-fields.ts';
import { APPROVAL_FIELDS, findInvalidNumbers, FORM_STEPS } from '../../model/form-fields.ts';
import { focusField } from '../focus-field.ts';
import { APPROVAL_SETUP_MESSAGES } from './approval-setup-messages.ts';
import styles from './ApprovalSetup.module.scss';

const ConfirmDialog = lazyComponent(async () => ({
  default: (await import('@foolscap/ui/overlays')).ConfirmDialog,
}));

/** The parts of the setup, each with a form endpoint of its own. */
export type SetupPart = 'rules' | 'groups' | 'delegations';

/** Props that all forms of the setup share. */
export interface SetupFormProps {
  /** A change is in flight: clicks are ignored. */
  busy?: boolean;
  /** Returns the form action, for submissions before hydration. */
  actionFor?: ((part: SetupPart) => string) | undefined;
  /** Hidden fields of the form, for submissions before hydration. */
  hidden?: ReactNode;
  /** Called with the entered values of an entry; `id` is empty for a new one. */
  onSave?: ((part: SetupPart, id: string, fields: FormValues) => void) | undefined;
  /** Called with the entry to remove. */
  onRemove?: ((part: SetupPart, id: string) => void) | undefined;
}

/** The frame of a form of the setup: its hidden fields and buttons. The fields are uncontrolled, so they also work before hydration. */
export function SetupForm({
  part,
  id = '',
  submit,
  cancelHref,
  label,
  busy = false,
  actionFor,
  hidden,
  onSave,
  onChecked,
  children,
}: SetupFormProps & {
  part: SetupPart;
  /** Id of the entry; empty for a new one. */
  id?: string;
  /** Label of the button; "Save" by default. */
  submit?: string;
  /** URL of the page without the form. */
  cancelHref?: string;
  /** Accessible name of the form. */
  label: string;
  /** Called before saving with the names of the fields whose amount or number is not valid. With any, nothing is saved. */
  onChecked?: (invalid: readonly string[]) => void;
  children: ReactNode;
}) {
  const { setup: texts } = useMessages('approvals', APPROVAL_SETUP_MESSAGES);
  const send = (event: FormEvent<HTMLFormElement>) => {
    if (!onSave) return;
    event.preventDefault();
    if (busy) return;
    const fields = Object.fromEntries(new FormData(event.currentTarget)) as FormValues;
    const invalid = findInvalidNumbers(fields);
    onChecked?.(invalid);
    if (invalid[0] === undefined) onSave(part, id, fields);
    else focusField(event.currentTarget, invalid[0]);
  };
  return (
    <form action={actionFor?.(part)} method="post" onSubmit={send} aria-label={label} className={styles.form}>
      {hidden}
      <input type="hidden" name={APPROVAL_FIELDS.id} value={id} />
      {children}
      <Inline gap={4}>
        <Button type="submit" variant="primary" busy={busy} aria-disabled={busy || undefined}>
          {submit ?? texts.save}
        </Button>
        {cancelHref && <Link href={cancelHref}>{texts.cancel}</Link>}
      </Inline>
    </form>
  );
}

/** A small form that removes an entry once it is confirmed; before hydration, with one press. */
export function RemoveForm({
  part,
  id,
  name,
  busy = false,
  actionFor,
  hidden,
  onRemove,
}: SetupFormProps & { part: SetupPart; id: string; /** Name of the entry. */ name: string }) {
  const { setup: texts } = useMessages('approvals', APPROVAL_SETUP_MESSAGES);
  const [isConfirming, setConfirming] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const send = (event: FormEvent) => {
    if (!onRemove) return;
    event.preventDefault();
    if (busy) return;
    setOpened(true);
    setConfirming(true);
  };
  return (
    <form action={actionFor?.(part)} method="post" onSubmit={send}>
      {hidden}
      <input type="hidden" name={APPROVAL_FIELDS.id} value={id} />
      <Button
        type="submit"
        name={APPROVAL_FIELDS.step}
        value={FORM_STEPS.remove}
        size="small"
        variant="quiet"
        aria-label={texts.removeOf(name)}
        aria-disabled={busy || undefined}
      >
        {texts.remove}
      </Button>
      {wasOpened && (
        <ConfirmDialog
          open={isConfirming}
          danger
          title={texts.removeQuestion(name)}
          confirmLabel={texts.remove}
          cancelLabel={texts.cancel}
          onCancel={() => setConfirming(false)}
          onConfirm={() => {
            setConfirming(false);
            onRemove?.(part, id);
          }}
        >
          {texts.removeNotes[part]}
        </ConfirmDialog>
      )}
    </form>
  );
}
