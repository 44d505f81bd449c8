import { useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectCardPhase } from '../state/index.ts';
import type { CardPhase } from '../state/index.ts';

/**
 * Calls back once a submitted card has been added to the order. Ignores a card that was added before and another form's failure, so that a
 * reopened drawer shows no old error.
 * @returns the phase of the submission
 */
export function useOnCardSaved(onSaved: (() => void) | undefined): CardPhase {
  const card = useSelector(selectCardPhase);
  const before = useRef(card.phase);
  useEffect(() => {
    if (before.current === 'saving' && card.phase === 'saved') onSaved?.();
    before.current = card.phase;
  }, [card.phase, onSaved]);
  const [old] = useState(card);
  return card.phase === 'failed' && card === old ? { phase: 'idle' } : card;
}
