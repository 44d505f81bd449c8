import { useState } from 'react';
import { useSelector } from 'react-redux';
import { selectListsOutcome } from '../state/index.ts';
import type { ListOutcome } from '../state/index.ts';

/** Returns the last outcome if it is newer than the screen, because an outcome of a previous page is irrelevant. */
export function useFreshOutcome(): ListOutcome | null {
  const outcome = useSelector(selectListsOutcome);
  const [atMount] = useState(outcome?.serial);
  return outcome?.serial === atMount ? null : outcome;
}
