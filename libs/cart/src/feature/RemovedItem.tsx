import { useDispatch } from 'react-redux';
import { cartActions, type LineView } from '../state/index.ts';
import { RemovedLine } from '../ui/RemovedLine/RemovedLine.tsx';

export interface RemovedItemProps {
  view: Extract<LineView, { kind: 'removed' }>;
  /** Whether the shopper acted on this line last, so that focus follows it to Undo and back. */
  isActed: boolean;
  onAct: (cartItemId: string) => void;
}

/** A removed cart line with Undo. */
export function RemovedItem({ view: { line, phase }, isActed, onAct }: RemovedItemProps) {
  const dispatch = useDispatch();
  const { cartItemId } = line;
  return (
    <RemovedLine
      line={line}
      phase={phase}
      focusOnMount={isActed}
      onUndo={() => {
        onAct(cartItemId);
        dispatch(cartActions.undoRequested({ cartItemId }));
      }}
      onHold={() => dispatch(cartActions.purgeHeld({ cartItemId }))}
      onRelease={() => dispatch(cartActions.purgeReleased({ cartItemId }))}
    />
  );
}
