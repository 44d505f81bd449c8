import { useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { lazyComponent, useHydrated } from '@foolscap/ui/components';
import type { CartItem } from '../../contract/index.ts';
import {
  cartActions,
  type CartRoot,
  noticeOptOutActions,
  type NoticeOptOutRoot,
  selectCart,
  selectNoticeOptOut,
} from '../../state/index.ts';
import { ReplacementNote } from '../../ui/ReplacementNote/ReplacementNote.tsx';

const loadDialog = async () => ({
  default: (await import('../../ui/ReplacementDialog/ReplacementDialog.tsx')).ReplacementDialog,
});
const ReplacementDialog = lazyComponent(loadDialog);

const needsReview = ({ actioned, altItem, status }: CartItem): boolean =>
  status === 'ACTIVE' && actioned === 'ADD_ITEM' && altItem?.hardSubstitutionModal === true;

export interface ReplacementProps {
  line: CartItem;
  onAct?: (() => void) | undefined;
}

/** A line's replacement with its details, and the dialog that confirms it (cart-2.29), unless the shopper has hidden the dialog. */
export function Replacement({ line, onAct }: ReplacementProps) {
  const dispatch = useDispatch();
  const isHydrated = useHydrated();
  const optOut = useSelector((root: NoticeOptOutRoot) => selectNoticeOptOut(root).phase);
  // One dialog at a time, for a line that was just added.
  const opensByItself = useSelector((root: CartRoot & NoticeOptOutRoot) => {
    const { reviewed } = selectNoticeOptOut(root);
    const next = selectCart(root)?.items.find(
      (item) => needsReview(item) && !reviewed.includes(item.cartItemId),
    );
    return next?.cartItemId === line.cartItemId;
  });
  const [dialog, setDialog] = useState<'undecided' | 'unopened' | 'open' | 'storing' | 'closed'>('undecided');
  // Decided after hydration, which renders the server's state, because only the browser knows what was reviewed.
  if (isHydrated && dialog === 'undecided') setDialog(opensByItself ? 'open' : 'unopened');
  // A dialog that opened by itself has no opener to return the focus to.
  const review = useRef<HTMLButtonElement>(null);
  const isModal = line.altItem?.hardSubstitutionModal === true;
  // The dialog closes once the choice to hide it has been stored.
  if (dialog === 'storing' && optOut === 'idle') setDialog('closed');
  return (
    <>
      <ReplacementNote
        line={line}
        onReview={isModal ? () => setDialog('open') : undefined}
        reviewButton={review}
      />
      {dialog !== 'undecided' && dialog !== 'unopened' && (
        <ReplacementDialog
          line={line}
          finalFocus={review}
          isOpen={dialog !== 'closed'}
          isSaving={dialog === 'storing' && optOut === 'sending'}
          hasFailed={dialog === 'storing' && optOut === 'failed'}
          onClose={() => {
            setDialog('closed');
            dispatch(noticeOptOutActions.replacementReviewed(line.cartItemId));
          }}
          onKeep={(isHidden) => {
            dispatch(noticeOptOutActions.replacementReviewed(line.cartItemId));
            setDialog(isHidden ? 'storing' : 'closed');
            if (isHidden)
              dispatch(noticeOptOutActions.optOutRequested({ type: 'HARD_ALT_OPT_OUT', isHidden }));
          }}
          onRemove={() => {
            setDialog('closed');
            onAct?.();
            dispatch(cartActions.removeRequested({ cartItemId: line.cartItemId }));
          }}
        />
      )}
    </>
  );
}
