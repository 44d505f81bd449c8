import type { FormEvent, ReactNode } from 'react';
import {
  Alert,
  Button,
  EmptyState,
  RadioGroup,
  Skeleton,
  SkeletonText,
  Stack,
  Text,
  VisuallyHidden,
  useMessages,
} from '@foolscap/ui/components';
import type { OrganizationAddress } from '../../contract/index.ts';
import { ACCOUNT_MESSAGES } from '../../model/messages.ts';
import { SHIP_TO_MESSAGES } from './ship-to-messages.ts';
import styles from '../form.module.scss';

export interface ShipToFormProps {
  /** The addresses to choose from; undefined while loading and after a failed load. */
  shipTos: readonly OrganizationAddress[] | undefined;
  /** Id of the cart's current ship-to address. */
  chosenId?: string | undefined;
  /** Why loading or the last choice failed. */
  error?: string | undefined;
  /** Success message of the last choice. */
  done?: string | undefined;
  /** Increases with each submission, so that a repeated error is announced again. */
  attempt?: number;
  /** A submission is in flight: clicks are ignored, and the button shows progress. */
  busy?: boolean;
  /** Called with the address of the organization to ship to. */
  onChoose?: (shipTo: OrganizationAddress) => void;
  /** Form action (posts `shipTo`) and hidden fields, for submissions before hydration. */
  action?: string;
  /** Hidden fields of the form, for submissions before hydration. */
  hidden?: ReactNode;
  /** Reloads the data; pass it only when loading failed and can be retried. */
  onRetry?: (() => void) | undefined;
}

/** The choice among an organization's ship-to addresses. */
export function ShipToForm({
  shipTos,
  chosenId,
  error,
  done,
  attempt = 0,
  busy = false,
  onChoose,
  action,
  hidden,
  onRetry,
}: ShipToFormProps) {
  const { loading } = useMessages('account', ACCOUNT_MESSAGES);
  const { shipTo: texts } = useMessages('account', SHIP_TO_MESSAGES);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (!onChoose) return;
    event.preventDefault();
    const id = new FormData(event.currentTarget).get('shipTo');
    const chosen = shipTos?.find((one) => one.id === id);
    if (chosen && !busy) onChoose(chosen);
  };
  return (
    <Stack gap={4}>
      {error && (
        <Alert key={`failed-${attempt}`} kind="failure" live="assertive" onRetry={onRetry}>
          {error}
        </Alert>
      )}
      {done && !error && (
        <Alert key={`done-${attempt}`} kind="success" live="polite">
          {done}
        </Alert>
      )}
      {!shipTos && !error && (
        <Stack gap={5} className={styles.form} aria-busy>
          <VisuallyHidden>
            <p role="status">{loading.addresses}</p>
          </VisuallyHidden>
          <Skeleton width="quarter" />
          <SkeletonText lines={2} />
          <SkeletonText lines={2} />
          <Skeleton shape="control" width="half" />
        </Stack>
      )}
      {shipTos?.length === 0 && <EmptyState title={texts.none}>{texts.noneNote}</EmptyState>}
      {shipTos && shipTos.length > 0 && (
        <form method="post" action={action} onSubmit={submit}>
          {hidden}
          <Stack gap={4} align="start">
            <RadioGroup
              label={texts.label}
              name="shipTo"
              variant="rows"
              required
              defaultValue={chosenId}
              options={shipTos.map(({ id, label, isDefault, address }) => ({
                value: id,
                label,
                hint: [
                  address.address1,
                  address.address2,
                  // Keeps the ZIP code on the line of its state.
                  `${address.city}, ${address.state}\u00a0${address.zipCode}`,
                ]
                  .filter(Boolean)
                  .join(', '),
                ...(isDefault
                  ? {
                      aside: (
                        <Text as="span" size={14} tone="muted">
                          {texts.isDefault}
                        </Text>
                      ),
                    }
                  : {}),
              }))}
            />
            <Button type="submit" variant="primary" busy={busy}>
              {texts.choose}
            </Button>
          </Stack>
        </form>
      )}
    </Stack>
  );
}
