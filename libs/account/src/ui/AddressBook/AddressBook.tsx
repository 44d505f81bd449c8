import type { ReactNode } from 'react';
import { Alert, Badge, Button, EmptyState, Inline, SkeletonText, Stack } from '@foolscap/ui/components';
import type { SavedAddress } from '../../contract/index.ts';
import styles from './AddressBook.module.scss';

export interface AddressBookProps {
  /** Undefined while it is read. */
  addresses: readonly SavedAddress[] | undefined;
  /** Why it could not be read, or the last change not be made. */
  error?: string | undefined;
  attempt?: number;
  busy?: boolean;
  /** The address that is being changed, or `new`; its form stands in its place. */
  editing?: string | undefined;
  /** The form of an address, which is another domain's. */
  renderForm?: (address: SavedAddress | undefined) => ReactNode;
  onAdd?: () => void;
  onEdit?: (id: string) => void;
  onRemove?: (id: string) => void;
  onMakeDefault?: (id: string, which: 'defaultShipping' | 'defaultBilling') => void;
}

const linesOf = ({ address }: SavedAddress) =>
  [
    `${address.firstName} ${address.lastName}`,
    address.organizationName,
    address.address1,
    address.address2,
    `${address.city}, ${address.state} ${address.zipCode}`,
  ].filter((line): line is string => Boolean(line));

/** Where somebody has things sent and billed to. */
export function AddressBook({
  addresses,
  error,
  attempt = 0,
  busy = false,
  editing,
  renderForm,
  onAdd,
  onEdit,
  onRemove,
  onMakeDefault,
}: AddressBookProps) {
  return (
    <Stack gap={5}>
      {error && (
        <Alert key={attempt} kind="failure" live="assertive">
          {error}
        </Alert>
      )}
      {!addresses && !error && <SkeletonText lines={4} />}
      {addresses?.length === 0 && editing === undefined && (
        <EmptyState title="No addresses yet">Save one, and checkout offers it.</EmptyState>
      )}
      <ul className={styles.book}>
        {addresses?.map((saved) => {
          const id = saved.address.id ?? '';
          const name = saved.address.address1;
          if (editing === id)
            return (
              <li key={id} className={styles.open}>
                {renderForm?.(saved)}
              </li>
            );
          return (
            <li key={id} className={styles.entry}>
              <address className={styles.address}>
                {linesOf(saved).map((line) => (
                  <span key={line}>{line}</span>
                ))}
              </address>
              <Inline gap={2}>
                {saved.defaultShipping && <Badge tone="info">Delivery</Badge>}
                {saved.defaultBilling && <Badge tone="info">Billing</Badge>}
              </Inline>
              <Inline gap={2}>
                <Button size="small" onClick={() => onEdit?.(id)} aria-label={`Change ${name}`}>
                  Change
                </Button>
                <Button
                  size="small"
                  variant="quiet"
                  busy={busy}
                  onClick={() => onRemove?.(id)}
                  aria-label={`Remove ${name}`}
                >
                  Remove
                </Button>
                {!saved.defaultShipping && (
                  <Button
                    size="small"
                    variant="quiet"
                    onClick={() => onMakeDefault?.(id, 'defaultShipping')}
                    aria-label={`Deliver here by default: ${name}`}
                  >
                    Deliver here by default
                  </Button>
                )}
                {!saved.defaultBilling && (
                  <Button
                    size="small"
                    variant="quiet"
                    onClick={() => onMakeDefault?.(id, 'defaultBilling')}
                    aria-label={`Bill here by default: ${name}`}
                  >
                    Bill here by default
                  </Button>
                )}
              </Inline>
            </li>
          );
        })}
      </ul>
      {editing === 'new'
        ? renderForm?.(undefined)
        : addresses && (
            <div>
              <Button onClick={onAdd}>Add an address</Button>
            </div>
          )}
    </Stack>
  );
}
