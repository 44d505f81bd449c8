import type { ReactNode } from 'react';
import { dateFormat } from '@foolscap/core/dates';
import { Badge, Text, useLocale, useMessages } from '@foolscap/ui/components';
import type { RewardsOffer } from '../../contract/index.ts';
import { ButtonForm } from '../ButtonForm/ButtonForm.tsx';
import { REWARDS_PAGE_MESSAGES } from '../RewardsPanel/rewards-page-messages.ts';
import styles from './RewardsOffers.module.scss';

export interface RewardsOffersProps {
  /** The offers of a member, in order. */
  offers: readonly RewardsOffer[];
  /** A change is in flight: clicks are ignored, and the clicked button shows progress. */
  busy?: boolean;
  /** Form action of the buttons, for submissions before hydration. */
  action?: string | undefined;
  /** Returns the hidden fields of a form, by the purpose of the form. */
  fieldsFor?: ((purpose: string) => ReactNode) | undefined;
  /** Called with the id of the offer to activate. */
  onActivate?: ((id: string) => void) | undefined;
}

/** The offers of a member, each with the button that activates it. */
export function RewardsOffers({ offers, busy = false, action, fieldsFor, onActivate }: RewardsOffersProps) {
  const { rewardsPage: texts } = useMessages('account', REWARDS_PAGE_MESSAGES);
  // The last moment of an offer belongs to the day before its end.
  const day = dateFormat(useLocale(), { dateStyle: 'medium', timeZone: 'UTC' });
  if (!offers.length) return <p>{texts.noOffers}</p>;
  return (
    <ul className={styles.list}>
      {offers.map(({ id, title, text, endsAt, isActivated }) => (
        <li key={id} className={styles.offer}>
          <div className={styles.text}>
            <Text weight="semibold">{title}</Text>
            <p>{text}</p>
            <Text size={14} tone="muted">
              {texts.through(day.format(new Date(Date.parse(endsAt) - 1)))}
            </Text>
          </div>
          {isActivated ? (
            <Badge tone="success">{texts.activated}</Badge>
          ) : (
            <ButtonForm
              action={action}
              values={{ id }}
              hidden={fieldsFor?.(`rewards-offer-${id}`)}
              onPress={onActivate && (() => onActivate(id))}
              busy={busy}
              size="small"
              aria-label={texts.activateOf(title)}
            >
              {texts.activate}
            </ButtonForm>
          )}
        </li>
      ))}
    </ul>
  );
}
