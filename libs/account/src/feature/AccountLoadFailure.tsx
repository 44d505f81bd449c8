import { useDispatch, useSelector } from 'react-redux';
import type { Failure } from '@foolscap/core/http';
import {
  Alert,
  Skeleton,
  Stack,
  useSettledValue,
  VisuallyHidden,
  useMessages,
} from '@foolscap/ui/components';
import { accountMessage } from '../model/index.ts';
import { accountActions, selectAccountLoad } from '../state/index.ts';
import { ACCOUNT_MESSAGES } from '../model/messages.ts';
import styles from '../ui/form.module.scss';

/** Returns why the account failed to load; kept during a retry. */
export function useAccountLoadFailure(): Failure | undefined {
  const load = useSelector(selectAccountLoad);
  return useSettledValue(load.phase === 'failed' ? load.failure : undefined, load.phase === 'loading');
}

/** An alert with the reason for a failed load and a "Try again" button, which shows the progress of a retry itself. */
export function AccountLoadFailure({ failure }: { readonly failure: Failure }) {
  const messages = useMessages('account', ACCOUNT_MESSAGES);
  const dispatch = useDispatch();
  const reading = useSelector(selectAccountLoad).phase === 'loading';
  return (
    <Alert
      kind="failure"
      live="assertive"
      onRetry={failure.retryable ? () => dispatch(accountActions.accountRequested()) : undefined}
      isRetrying={reading}
    >
      {accountMessage(failure, messages)}
    </Alert>
  );
}

/** Announces that the account is loading. Render it once beside the skeletons of a page. */
export function AccountLoading() {
  const { loading } = useMessages('account', ACCOUNT_MESSAGES);
  return (
    <VisuallyHidden>
      <p role="status">{loading.account}</p>
    </VisuallyHidden>
  );
}

/** A skeleton of a form with the given number of fields. */
export function FormSkeleton({ fields }: { readonly fields: number }) {
  return (
    <Stack gap={4} className={styles.form} aria-busy>
      {Array.from({ length: fields }, (_, field) => (
        <Stack key={field} gap={2}>
          <Skeleton width="quarter" />
          <Skeleton shape="control" />
        </Stack>
      ))}
      <Skeleton shape="control" width="quarter" />
    </Stack>
  );
}
