import type { ReactNode } from 'react';
import { dateFormat } from '@foolscap/core/dates';
import { formatMoney, toMinorUnits } from '@foolscap/core/money';
import {
  Alert,
  Badge,
  Inline,
  Link,
  SectionHeading,
  Stack,
  useLocale,
  useMessages,
} from '@foolscap/ui/components';
import type { MembershipRenewalBody, MembershipRenewal as Renewal } from '../../contract/index.ts';
import { RENEWAL_MESSAGES } from '../../model/renewal-messages.ts';
import { ButtonForm } from '../ButtonForm/ButtonForm.tsx';
import { describeTerm } from '../MembershipPrograms/describe-term.ts';
import { MEMBERSHIP_MESSAGES } from '../MembershipPrograms/membership-messages.ts';
import { MEMBERSHIP_RENEWAL_MESSAGES } from './membership-renewal-messages.ts';

export interface MembershipRenewalProps {
  /** The choice of the member, and what is charged when. */
  renewal: Renewal;
  /** Why the last change failed. */
  error?: string | undefined;
  /** A change is in flight: clicks are ignored, and the button shows progress. */
  busy?: boolean;
  /** Form action of the button, for submissions before hydration. */
  action?: string | undefined;
  /** Returns the hidden fields of a form, by the purpose of the form. */
  fieldsFor?: ((purpose: string) => ReactNode) | undefined;
  /** The page of the saved cards. */
  walletHref?: string | undefined;
  /** Called with the change, which has the price that is shown. */
  onChange?: ((body: MembershipRenewalBody) => void) | undefined;
  /** Reads the renewal again after a failed change. */
  onRetry?: (() => void) | undefined;
}

/** The automatic renewal of a membership: what is charged when, and the button that switches it on or off. */
export function MembershipRenewal({
  renewal,
  error,
  busy,
  action,
  fieldsFor,
  walletHref,
  onChange,
  onRetry,
}: MembershipRenewalProps) {
  const { membershipRenewal: texts } = useMessages('account', MEMBERSHIP_RENEWAL_MESSAGES);
  const { membership } = useMessages('account', MEMBERSHIP_MESSAGES);
  const { renewalProblems: problems } = useMessages('account', RENEWAL_MESSAGES);
  const locale = useLocale();
  const { isOn, card, problem } = renewal;
  const day = dateFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(renewal.orderedAt),
  );
  const price = formatMoney(toMinorUnits(renewal.price), locale);
  const term = describeTerm(renewal.termDays, membership);
  const canCharge = card && !card.isExpired;
  const body = isOn ? { isOn: false } : { isOn: true, price: renewal.price };
  return (
    <section aria-labelledby="membership-renewal">
      <Stack gap={3}>
        <Inline gap={3} align="baseline">
          <SectionHeading level={2} id="membership-renewal">
            {texts.heading}
          </SectionHeading>
          <Badge tone={isOn ? 'success' : 'neutral'}>{isOn ? texts.on : texts.off}</Badge>
        </Inline>
        {error && (
          <Alert kind="failure" live="assertive" onRetry={onRetry}>
            {error}
          </Alert>
        )}
        {problem && (
          <Alert kind="warning">
            {problems[problem]} {isOn ? texts.tryingAgain : texts.turnedOff}
          </Alert>
        )}
        {canCharge ? (
          <p>{(isOn ? texts.planned : texts.offer)(day, price, term, card.lastFourDigit)}</p>
        ) : (
          <p>
            {card ? texts.cardExpired(card.lastFourDigit) : texts.noCard}
            {isOn && ` ${texts.plannedWithoutCard(day, price)}`}
          </p>
        )}
        <Inline gap={4} align="center">
          {(isOn || canCharge) && (
            <ButtonForm
              variant={isOn ? 'secondary' : 'primary'}
              size="small"
              action={action}
              values={Object.fromEntries(Object.entries(body).map(([name, value]) => [name, String(value)]))}
              hidden={fieldsFor?.('membership-renewal')}
              onPress={onChange && (() => onChange(body))}
              busy={busy}
            >
              {isOn ? texts.turnOff : texts.turnOn}
            </ButtonForm>
          )}
          {walletHref && <Link href={walletHref}>{canCharge ? texts.otherCard : texts.chooseCard}</Link>}
        </Inline>
      </Stack>
    </section>
  );
}
