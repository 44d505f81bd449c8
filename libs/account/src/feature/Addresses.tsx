import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { SavedAddress, SavedAddressBody } from '../contract/index.ts';
import { accountMessage } from '../model/index.ts';
import { accountAreaActions, selectAddressBook } from '../state/index.ts';
import { AddressBook } from '../ui/index.ts';
import { useTask } from './useTask.ts';

export interface AddressesProps {
  /** The form of an address, which the application takes from another domain. */
  renderForm: (form: {
    address: SavedAddress['address'] | undefined;
    busy: boolean;
    error: string | undefined;
    attempt: number;
    onSave: (address: SavedAddressBody['address']) => void;
    onCancel: () => void;
  }) => ReactNode;
}

/** The address book, working. Reads nothing by itself; its route asks for it. */
export function Addresses({ renderForm }: AddressesProps) {
  const dispatch = useDispatch();
  const book = useSelector(selectAddressBook);
  const save = useTask('saveAddress');
  const remove = useTask('removeAddress');
  const [editing, setEditing] = useState<string>();

  // A form stays open, with what was typed, until the server has taken it.
  const before = useRef(save.phase);
  useEffect(() => {
    if (before.current === 'working' && save.phase === 'done') setEditing(undefined);
    before.current = save.phase;
  }, [save.phase]);

  const addresses = book.phase === 'ready' ? book.value : undefined;
  const unread = book.phase === 'failed' ? accountMessage(book.failure) : undefined;
  const wish = (id: string | undefined, body: SavedAddressBody) =>
    dispatch(accountAreaActions.wished({ task: 'saveAddress', ...(id === undefined ? {} : { id }), body }));
  const open = (id: string | undefined) => {
    dispatch(accountAreaActions.tasksForgotten());
    setEditing(id);
  };

  return (
    <AddressBook
      addresses={addresses}
      error={
        unread ?? remove.form.error?.message ?? (editing === undefined ? save.form.error?.message : undefined)
      }
      attempt={remove.form.attempt}
      busy={remove.form.busy}
      editing={editing}
      onAdd={() => open('new')}
      onEdit={open}
      onRemove={(id) => dispatch(accountAreaActions.wished({ task: 'removeAddress', id }))}
      onMakeDefault={(id, which) => {
        const saved = addresses?.find(({ address }) => address.id === id);
        if (saved) wish(id, { address: saved.address, [which]: true });
      }}
      renderForm={(saved) =>
        renderForm({
          address: saved?.address,
          busy: save.form.busy,
          error: save.form.error?.message,
          attempt: save.form.attempt,
          onSave: (address) => wish(saved?.address.id, { address }),
          onCancel: () => open(undefined),
        })
      }
    />
  );
}
