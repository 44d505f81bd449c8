import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { SavedAddress, SavedAddressBody } from '../contract/index.ts';
import { accountMessage } from '../model/index.ts';
import { accountAreaActions, selectAddressBook } from '../state/index.ts';
import { AddressBook } from '../ui/index.ts';
import { formOutcomeFor } from './form-outcome.ts';
import type { FormOutcome } from './form-outcome.ts';
import { useTask } from './use-task.ts';
import { useMessages } from '@foolscap/ui/components';
import { ACCOUNT_MESSAGES } from '../model/messages.ts';

export interface AddressesProps {
  /** Renders the address form; the application passes in another domain's. */
  renderForm: (form: {
    address: SavedAddress['address'] | undefined;
    busy: boolean;
    error: string | undefined;
    attempt: number;
    /** Values and rejected field of a submission without JavaScript. */
    typed: Record<string, string> | undefined;
    field: string | undefined;
    /** Form action and hidden fields, for submissions without JavaScript. */
    action: string | undefined;
    hidden: ReactNode;
    onSave: (address: SavedAddressBody['address']) => void;
    onCancel: () => void;
  }) => ReactNode;
  /** Form actions for submissions before hydration, and the page's URL, which opens a form. */
  actions?: { save: string; remove: string; page: string };
  /** Returns the hidden fields of a form, by the form's purpose. */
  fieldsFor?: (purpose: string) => ReactNode;
  /** The address whose form is initially open: its id, or `new`. */
  initiallyEditing?: string | undefined;
  outcome?: FormOutcome | undefined;
}

/** The address book, connected to the state. Loads no data; its route requests it. */
export function Addresses({ renderForm, actions, fieldsFor, initiallyEditing, outcome }: AddressesProps) {
  const messages = useMessages('account', ACCOUNT_MESSAGES);
  const dispatch = useDispatch();
  const book = useSelector(selectAddressBook);
  const save = useTask('saveAddress');
  const remove = useTask('removeAddress');
  const [editing, setEditing] = useState(initiallyEditing);

  // A form stays open, with its values, until the server has saved it.
  const before = useRef(save.phase);
  useEffect(() => {
    if (before.current === 'working' && save.phase === 'done') setEditing(undefined);
    before.current = save.phase;
  }, [save.phase]);

  const addresses = book.value;
  const unread = book.phase === 'failed' ? accountMessage(book.failure, messages) : undefined;
  const saveAddress = (id: string | undefined, body: SavedAddressBody) =>
    dispatch(
      accountAreaActions.commandSubmitted({ task: 'saveAddress', ...(id === undefined ? {} : { id }), body }),
    );
  const saveRefusal = formOutcomeFor(outcome, 'saveAddress', save)?.error;
  const removeRefusal = formOutcomeFor(outcome, 'removeAddress', remove)?.error;
  const saveError = save.form.error?.message ?? (saveRefusal && accountMessage(saveRefusal, messages));
  const open = (id: string | undefined) => {
    dispatch(accountAreaActions.tasksReset());
    setEditing(id);
  };

  return (
    <AddressBook
      addresses={addresses}
      error={
        unread ??
        remove.form.error?.message ??
        (removeRefusal && accountMessage(removeRefusal, messages)) ??
        (editing === undefined ? saveError : undefined)
      }
      onRetry={
        book.phase === 'failed' && book.failure.retryable
          ? () => dispatch(accountAreaActions.addressesRequested())
          : undefined
      }
      attempt={remove.form.attempt}
      busy={remove.form.busy}
      editing={editing}
      actions={actions}
      fieldsFor={fieldsFor}
      onAdd={() => open('new')}
      onEdit={open}
      onRemove={(id) => dispatch(accountAreaActions.commandSubmitted({ task: 'removeAddress', id }))}
      onMakeDefault={(id, which) => {
        const saved = addresses?.find(({ address }) => address.id === id);
        if (saved) saveAddress(id, { address: saved.address, [which]: true });
      }}
      renderForm={(saved) =>
        renderForm({
          address: saved?.address,
          busy: save.form.busy,
          error: saveError,
          field: save.failure?.field ?? saveRefusal?.field,
          typed: saveRefusal && outcome?.values,
          action: actions?.save,
          hidden: (
            <>
              {fieldsFor?.(`save-${saved?.address.id ?? 'new'}`)}
              {saved && <input type="hidden" name="id" value={saved.address.id} />}
            </>
          ),
          attempt: save.form.attempt,
          onSave: (address) => saveAddress(saved?.address.id, { address }),
          onCancel: () => open(undefined),
        })
      }
    />
  );
}
