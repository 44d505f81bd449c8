import { useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { ShipTo } from '@foolscap/account/feature';
import { accountAreaActions, selectOrganization, selectTask } from '@foolscap/account/state';
import type { AccountAreaRoot } from '@foolscap/account/state';
import { useAnnounce } from '@foolscap/ui/components';
import { Drawer } from '@foolscap/ui/overlays';
import { ACCOUNT_FORM_PATHS } from '../../forms/account-form-paths.ts';
import { accountFeature } from '../account/feature.ts';
import { CART_SCREEN_MESSAGES } from './cart-messages.ts';

const { cart: texts } = CART_SCREEN_MESSAGES;

export const features = [accountFeature];

export interface ShipToDrawerProps {
  isOpen: boolean;
  onClose: () => void;
  /** Called once the drawer shows. */
  onShown: () => void;
}

/** The ship-to choice in a drawer, which closes once the server has confirmed it. */
export default function ShipToDrawer({ isOpen, onClose, onShown }: ShipToDrawerProps) {
  const dispatch = useDispatch();
  const announce = useAnnounce();
  const { value: organization } = useSelector(selectOrganization);
  const isDone = useSelector((root: AccountAreaRoot) => selectTask(root, 'shipTo').phase === 'done');
  // A choice confirmed before the drawer was opened, here or on the ship-to page, must not close it.
  const wasDone = useRef(isDone);
  const label = organization?.addresses.find(({ id }) => id === organization.shipToId)?.label;

  const [whenShown] = useState(() => onShown);
  useEffect(whenShown, [whenShown]);

  useEffect(() => {
    if (!isOpen) return;
    dispatch(accountAreaActions.tasksReset());
    dispatch(accountAreaActions.organizationRequested());
  }, [dispatch, isOpen]);

  useEffect(() => {
    const isNew = isDone && !wasDone.current;
    wasDone.current = isDone;
    if (!isOpen || !isNew) return;
    dispatch(accountAreaActions.tasksReset());
    if (label !== undefined) announce(texts.shipsTo(label));
    onClose();
  }, [announce, dispatch, isDone, isOpen, label, onClose]);

  return (
    <Drawer open={isOpen} onClose={onClose} title={texts.shipTo} contentLabel={texts.shipToAddresses}>
      <ShipTo action={ACCOUNT_FORM_PATHS.shipTo} showsDone={false} />
    </Drawer>
  );
}
