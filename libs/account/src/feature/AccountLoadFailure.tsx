import { useDispatch, useSelector } from 'react-redux';
import type { Failure } from '@foolscap/core/http';
import { Alert, Button, Skeleton, Stack, useLasting } from '@foolscap/ui/components';
import { accountMessage } from '../model/index.ts';
import { accountActions, selectAccountLoad } from '../state/index.ts';
import styles from '../ui/form.module.scss';
import { useAccountMessages } from '../ui/messages.tsx';

/** Why the account could not be read; it lasts while it is read anew. */
export function useAccountLoadFailure(): Failure | undefined {
  const load = useSelector(selectAccountLoad);
  return useLasting(load.phase === 'failed' ? load.failure : undefined, load.phase === 'loading');
}

/** Says why the account could not be read, and has the way to read it anew: asking once more is seen at its button alone. */
export function AccountLoadFailure({ failure }: { readonly failure: Failure }) {
  const messages = useAccountMessages();
  const dispatch = useDispatch();
  const reading = useSelector(selectAccountLoad).phase === 'loading';
  return (
    <Alert
      kind="failure"
      live="assertive"
      actions={
        failure.retryable && (
          <Button busy={reading} onClick={() => dispatch(accountActions.accountRequested())}>
            Try again
          </Button>
        )
      }
    >
      {accountMessage(failure, messages)}
    </Alert>
  );
}

/** The places of the fields of a form, and of its button. */
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
