import type { ReactNode } from 'react';
import {
  Alert,
  Badge,
  EmptyState,
  Inline,
  Skeleton,
  SkeletonText,
  Stack,
  VisuallyHidden,
  useMessages,
} from '@foolscap/ui/components';
import type { SavedAddress } from '../../contract/index.ts';
import { ButtonForm } from '../ButtonForm/ButtonForm.tsx';
import { ACCOUNT_MESSAGES } from '../../model/messages.ts';
import { ADDRESS_BOOK_MESSAGES } from './address-book-messages.ts';
import styles from './AddressBook.module.scss';

export interface AddressBookProps {
  /** Undefined while loading. */
  addresses: readonly SavedAddress[] | undefined;
  /** Why loading or the last change failed. */
  error?: string | undefined;
  /** Increases with each outcome, so that a repeated error is announced again. */
  attempt?: number;
  /** A change is in flight: clicks are ignored. */
  busy?: boolean;
  /** Id of the address being edited, or `new`; its form replaces it. */
  editing?: string | undefined;
  /** Renders the address form, which belongs to another domain. */
  renderForm?: (address: SavedAddress | undefined) => ReactNode;
  /** URLs used before hydration: changes are posted, a form is opened by the page's own URL. */
  actions?: { save: string; remove: string; page: string } | undefined;
  /** Returns the hidden fields of a form, by the form's purpose. */
  fieldsFor?: ((purpose: string) => ReactNode) | undefined;
  /** Called by the button that adds an address. */
  onAdd?: () => void;
  /** Called with the id of the address to edit. */
  onEdit?: (id: string) => void;
  /** Called with the id of the address to remove, after it was confirmed. */
  onRemove?: (id: string) => void;
  /** Called with the id of the address and the default that it becomes. */
  onMakeDefault?: (id: string, which: 'defaultShipping' | 'defaultBilling') => void;
  /** Reloads the data; pass it only when loading failed and can be retried. */
  onRetry?: (() => void) | undefined;
}

const formatAddressLines = ({ address }: SavedAddress) =>
  [
    `${address.firstName} ${address.lastName}`,
    address.organizationName,
    address.address1,
    address.address2,
    `${address.city}, ${address.state} ${address.zipCode}`,
  ].filter((line): line is string => Boolean(line));

/** The shopper's shipping and billing addresses. */
export function AddressBook({
  addresses,
  error,
  attempt = 0,
  busy = false,
  editing,
  renderForm,
  actions,
  fieldsFor,
  onAdd,
  onEdit,
  onRemove,
  onMakeDefault,
  onRetry,
}: AddressBookProps) {
  const { loading } = useMessages('account', ACCOUNT_MESSAGES);
  const { addressBook: texts } = useMessages('account', ADDRESS_BOOK_MESSAGES);
  const add = (
    <ButtonForm method="get" action={actions?.page} values={{ edit: 'new' }} onPress={onAdd}>
      {texts.add}
    </ButtonForm>
  );
  return (
    <Stack gap={5}>
      {error && (
        <Alert key={attempt} kind="failure" live="assertive" onRetry={onRetry}>
          {error}
        </Alert>
      )}
      {!addresses && !error && (
        <VisuallyHidden>
          <p role="status">{loading.addresses}</p>
        </VisuallyHidden>
      )}
      {!addresses && !error && (
        <ul className={styles.book} aria-busy>
          {[0, 1].map((place) => (
            <li key={place} className={styles.entry}>
              <SkeletonText lines={3} />
              <Skeleton shape="control" width="half" />
            </li>
          ))}
        </ul>
      )}
      {addresses?.length === 0 && editing === undefined && (
        <EmptyState title={texts.none} actions={add}>
          {texts.noneNote}
        </EmptyState>
      )}
      {addresses && addresses.length > 0 && (
        <ul className={styles.book}>
          {addresses.map((saved) => {
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
                  {formatAddressLines(saved).map((line) => (
                    <span key={line}>{line}</span>
                  ))}
                </address>
                {(saved.defaultShipping || saved.defaultBilling) && (
                  <Inline gap={2}>
                    {saved.defaultShipping && <Badge tone="info">{texts.delivery}</Badge>}
                    {saved.defaultBilling && <Badge tone="info">{texts.billing}</Badge>}
                  </Inline>
                )}
                <Inline gap={2}>
                  <ButtonForm
                    method="get"
                    action={actions?.page}
                    values={{ edit: id }}
                    onPress={onEdit && (() => onEdit(id))}
                    size="small"
                    aria-label={texts.changeOf(name)}
                  >
                    {texts.change}
                  </ButtonForm>
                  <ButtonForm
                    action={actions?.remove}
                    values={{ id }}
                    hidden={fieldsFor?.(`remove-${id}`)}
                    onPress={onRemove && (() => onRemove(id))}
                    size="small"
                    variant="quiet"
                    busy={busy}
                    aria-label={texts.removeOf(name)}
                  >
                    {texts.remove}
                  </ButtonForm>
                </Inline>
                <Inline gap={2} className={styles.more}>
                  {(['defaultShipping', 'defaultBilling'] as const)
                    .filter((which) => !saved[which])
                    .map((which) => (
                      <ButtonForm
                        key={which}
                        action={actions?.save}
                        values={{ id, [which]: '1' }}
                        hidden={fieldsFor?.(`${which}-${id}`)}
                        onPress={onMakeDefault && (() => onMakeDefault(id, which))}
                        size="small"
                        variant="quiet"
                        busy={busy}
                        aria-label={texts.defaultOf(texts[which], name)}
                      >
                        {texts[which]}
                      </ButtonForm>
                    ))}
                </Inline>
              </li>
            );
          })}
        </ul>
      )}
      {editing === 'new' ? renderForm?.(undefined) : addresses && addresses.length > 0 && add}
    </Stack>
  );
}
