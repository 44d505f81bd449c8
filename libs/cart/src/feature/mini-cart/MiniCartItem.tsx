import { memo, useLayoutEffect, useMemo, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { CartItem } from '../../contract/index.ts';
import { miniCartActions, selectMiniCartNotifications, selectMiniCartRemoval } from '../../state/index.ts';
import type { LineView, MiniCartRoot, MiniCartVariant } from '../../state/index.ts';
import { MiniCartLine } from '../../ui/index.ts';
import { RemovedItem } from '../RemovedItem.tsx';

interface MiniCartItemProps {
  view: LineView;
  /** The line's children. */
  below: readonly CartItem[];
  variant: MiniCartVariant;
  /** Whether the shopper acted on this line last, so that focus follows it to Undo and back. */
  isActed: boolean;
  onAct: (cartItemId: string) => void;
  /** Called with the id on focus, and without an id on blur. */
  onFocusChange: (cartItemId?: string) => void;
}

/**
 * A mini cart line, or its Undo after removal. A confirmed removal shows both until its animation has finished (cart-4.48). Rerenders only
 * if it has changed.
 */
export const MiniCartItem = memo(function MiniCartItem({
  view,
  below,
  variant,
  isActed,
  onAct,
  onFocusChange,
}: MiniCartItemProps) {
  const dispatch = useDispatch();
  const { cartItemId } = view.line;
  const removal = useSelector((root: MiniCartRoot) => selectMiniCartRemoval(root, cartItemId));
  const all = useSelector(selectMiniCartNotifications);
  const notifications = useMemo(
    () => all.filter((held) => held.cartItemId === cartItemId),
    [all, cartItemId],
  );
  const item = useRef<HTMLLIElement>(null);

  const isRemoved = view.kind === 'removed';
  useLayoutEffect(() => {
    // The leaving line becomes inert: its button loses the focus, so that Undo can take it.
    const focused = document.activeElement;
    if (isRemoved && focused instanceof HTMLElement && item.current?.contains(focused)) focused.blur();
  }, [isRemoved]);

  return (
    <li ref={item} onFocus={() => onFocusChange(cartItemId)} onBlur={() => onFocusChange()}>
      {(!isRemoved || removal === 'animating') && (
        <MiniCartLine
          line={view.line}
          qty={isRemoved ? view.line.qty : view.qty}
          // A bundle is one line here; the cart page lists its parts.
          below={below
            .filter(({ parentRelationType }) => parentRelationType !== 'BUNDLE')
            .map(({ product, qty }) => ({ name: product.name, qty }))}
          notifications={notifications}
          pending={!isRemoved && view.pending.includes('quantity')}
          removal={
            isRemoved ? 'leaving' : removal || view.pending.includes('remove') ? 'removing' : undefined
          }
          variant={variant}
          focusOnMount={isActed}
          onRemove={() => {
            onAct(cartItemId);
            dispatch(miniCartActions.removalRequested({ cartItemId }));
          }}
        />
      )}
      {isRemoved && <RemovedItem view={view} isActed={isActed} onAct={onAct} />}
    </li>
  );
});
