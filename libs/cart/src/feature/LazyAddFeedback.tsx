import { useState } from 'react';
import { useSelector } from 'react-redux';
import { lazyComponent } from '@foolscap/ui/components';
import { selectAddFeedback } from '../state/index.ts';
import type { AddFeedbackProps } from './AddFeedback.tsx';

const AddFeedback = lazyComponent<AddFeedbackProps>(async () => ({
  default: (await import('./AddFeedback.tsx')).AddFeedback,
}));

/**
 * `AddFeedback`, loaded with the first add. It stays mounted from then on, because a toast outlasts the outcome in the store. For applications
 * that handle a failure to load it themselves, `AddFeedback` is `@foolscap/cart/add-feedback`.
 */
export function LazyAddFeedback(props: AddFeedbackProps) {
  const hasFeedback = useSelector(selectAddFeedback) !== undefined;
  const [isWanted, setIsWanted] = useState(false);
  if (hasFeedback && !isWanted) setIsWanted(true);
  return isWanted && <AddFeedback {...props} />;
}
