import { useState } from 'react';
import { useSelector } from 'react-redux';
import { lazyComponent } from '@foolscap/ui/components';
import { selectAddFeedback } from '../state/index.ts';
import type { AddFeedbackProps } from './AddFeedback.tsx';

const AddFeedback = lazyComponent<AddFeedbackProps>(async () => ({
  default: (await import('./AddFeedback.tsx')).AddFeedback,
}));

/**
 * `AddFeedback`, loaded with the first add. It stays mounted from then on, because a toast outlives the outcome in the store. Applications
 * that handle loading failures themselves can import `AddFeedback` from `@foolscap/cart/add-feedback`.
 */
export function LazyAddFeedback(props: AddFeedbackProps) {
  const hasFeedback = useSelector(selectAddFeedback) !== undefined;
  const [isWanted, setIsWanted] = useState(false);
  if (hasFeedback && !isWanted) setIsWanted(true);
  return isWanted && <AddFeedback {...props} />;
}
