import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { Button, Stack } from '@foolscap/ui/components';
import { listsActions } from '../state/index.ts';
import type { AddToList } from '../state/index.ts';
import { ItemResults } from './ItemResults.tsx';

/** The items that were not added, with the reasons. The add button, which had the focus, is gone. */
export function AddResults({ add }: { add: AddToList }) {
  const dispatch = useDispatch();
  const items = add.items.map(({ itemId, name }) => ({ itemId, itemDetails: { name } }));
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => close.current?.focus(), []);
  return (
    <Stack gap={4}>
      <ItemResults task="addItems" results={add.results ?? []} items={items} serial={0} />
      <Button ref={close} onClick={() => dispatch(listsActions.addToListClosed())}>
        Done
      </Button>
    </Stack>
  );
}
