import { useDispatch, useSelector } from 'react-redux';
import { Alert, Button, Skeleton, Stack } from '@foolscap/ui/components';
import { accountMessage } from '../model/index.ts';
import { accountActions, selectAccountLoad } from '../state/index.ts';
import styles from '../ui/form.module.scss';

/** Why the account could not be read, and the way to read it anew. */
export function AccountUnread() {
  const dispatch = useDispatch();
  const load = useSelector(selectAccountLoad);
  if (load.phase !== 'failed') return null;
  return (
    <Alert
      kind="failure"
      live="assertive"
      actions={
        load.failure.retryable && (
          <Button onClick={() => dispatch(accountActions.accountRequested())}>Try again</Button>
        )
      }
    >
      {accountMessage(load.failure)}
    </Alert>
  );
}

/** The places of the fields of a form, and of its button. */
export function FieldsOnTheirWay({ fields }: { readonly fields: number }) {
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
