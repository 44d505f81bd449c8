import { memo, Suspense } from 'react';
import { useDispatch } from 'react-redux';
import type { CartItem } from '../contract/index.ts';
import { hasLineDetails } from '../model/index.ts';
import { cartActions } from '../state/index.ts';
import type { LineView } from '../state/index.ts';
import { CartLine } from '../ui/index.ts';
import type { CartPageProps } from './CartPage.tsx';
import styles from './CartPage.module.scss';
import { LineFulfillment } from './LineFulfillment.tsx';
import { LinesBelow } from './LinesBelow.tsx';
import { ItemNotes } from '../ui/ItemNotes/ItemNotes.tsx';
import { JustAddedBadge } from './JustAdded.tsx';
import { RemovedItem } from './RemovedItem.tsx';

type Forms = Pick<CartPageProps, 'forms'>;

/** The part of a line that the shopper used: its buttons or its delivery choice. */
export type ActedPart = 'line' | 'delivery';

export interface LineItemProps
  extends Forms, Pick<CartPageProps, 'storesHref' | 'LineActions' | 'LineDetails'> {
  view: LineView;
  /** The line, including the notices of a form submission. */
  line: CartItem;
  /** The line's children. */
  below: readonly CartItem[];
  readyBy: NonNullable<CartPageProps['readyBy']>;
  /** Whether the line was just added, according to the URL. */
  isJustAdded: boolean;
  /**
   * The part of this line that the shopper used last, unless another line was used since then. Focus follows it to Undo and back, or to
   * another group.
   */
  acted: ActedPart | undefined;
  onAct: (cartItemId: string, part?: ActedPart) => void;
  /** Called with the id on focus, and without an id on blur. */
  onFocusChange: (cartItemId?: string) => void;
}

/** Compares all props by identity, and the children by their elements. */
function hasSameProps(before: LineItemProps, after: LineItemProps): boolean {
  return (Object.keys(after) as (keyof LineItemProps)[]).every((name) =>
    name === 'below'
      ? before.below.length === after.below.length &&
        after.below.every((line, index) => line === before.below[index])
      : before[name] === after[name],
  );
}

/**
 * One cart line with its actions. A cart may have hundreds of lines, so each rerenders only if it has changed, and hydrates separately,
 * earlier if the shopper uses it. The boundary is inside, so that a cart change does not hydrate all lines at once.
 */
export const LineItem = memo(function LineItem(props: LineItemProps) {
  return (
    <Suspense>
      <Line {...props} />
    </Suspense>
  );
}, hasSameProps);

function Line({
  view,
  line,
  below,
  forms,
  storesHref,
  readyBy,
  LineActions,
  isJustAdded,
  LineDetails,
  acted,
  onAct,
  onFocusChange,
}: LineItemProps) {
  const dispatch = useDispatch();
  const { cartItemId } = line;
  const { notes, itemUrl, name } = line.product;
  const details = LineDetails && hasLineDetails(view.line) && (
    <LineDetails line={view.line} onAct={() => onAct(cartItemId)} />
  );
  return (
    <li
      className={styles.item}
      data-just-added={isJustAdded || undefined}
      onFocus={() => onFocusChange(cartItemId)}
      onBlur={() => onFocusChange()}
    >
      {view.kind === 'line' ? (
        <CartLine
          line={line}
          qty={view.qty}
          pending={view.pending}
          fulfillment={
            storesHref && (
              <LineFulfillment
                line={view.line}
                chosen={view.delivery}
                busy={view.pending.includes('delivery')}
                readyBy={readyBy}
                storesHref={storesHref}
                forms={forms}
                focusOnMount={acted === 'delivery'}
                onAct={() => onAct(cartItemId, 'delivery')}
              />
            )
          }
          badge={
            <>
              {isJustAdded && <JustAddedBadge />}
              {notes && <ItemNotes notes={notes} name={name} itemUrl={itemUrl} />}
            </>
          }
          actions={LineActions && <LineActions line={view.line} />}
          below={
            (details || below.length > 0) && (
              <>
                {details}
                {below.length > 0 && (
                  <LinesBelow
                    line={view.line}
                    below={below}
                    forms={forms}
                    storesHref={storesHref}
                    readyBy={readyBy}
                  />
                )}
              </>
            )
          }
          {...(forms ? { forms } : {})}
          onQuantityChange={(qty, entry) =>
            dispatch(
              cartActions.quantityChangeRequested(
                entry === 'step' ? { cartItemId, by: qty - view.qty } : { cartItemId, qty },
              ),
            )
          }
          focusOnMount={acted === 'line'}
          onRemove={() => {
            onAct(cartItemId);
            dispatch(cartActions.removeRequested({ cartItemId }));
          }}
        />
      ) : (
        <RemovedItem view={view} isActed={acted !== undefined} onAct={onAct} />
      )}
    </li>
  );
}
