import type { ReactNode } from 'react';
import { dateFormat } from '@foolscap/core/dates';
import { formatMoney, toMinorUnits } from '@foolscap/core/money';
import {
  Alert,
  Badge,
  Inline,
  Link,
  SectionHeading,
  Skeleton,
  SkeletonText,
  Stack,
  Text,
  VisuallyHidden,
  useLocale,
  useMessages,
} from '@foolscap/ui/components';
import type { MembershipPlan, MembershipProgramOffer, Memberships } from '../../contract/index.ts';
import { ButtonForm } from '../ButtonForm/ButtonForm.tsx';
import { describeBenefits } from './describe-benefits.ts';
import { MEMBERSHIP_MESSAGES } from './membership-messages.ts';
import styles from './MembershipPrograms.module.scss';

export interface MembershipProgramsProps {
  /** The programs; undefined while loading and after a failed load. */
  memberships: Memberships | undefined;
  /** Why loading failed. */
  error?: string | undefined;
  /** The items of the cart, by number. */
  inCart?: readonly string[];
  /** A membership is being added: clicks are ignored, and the clicked button shows progress. */
  busy?: boolean;
  /** Form action of the buttons, for submissions before hydration. */
  addAction?: string | undefined;
  /** Returns the hidden fields of a form, by the purpose of the form. */
  fieldsFor?: ((purpose: string) => ReactNode) | undefined;
  /** The cart; without it there is no link to it, like the others. */
  cartHref?: string;
  /** The page for signing in. */
  signInHref?: string;
  /** The page of the rewards program. */
  rewardsHref?: string;
  /** Called with the item number of the plan to add. */
  onAdd?: ((itemId: string) => void) | undefined;
  /** Reloads the data; pass it only when loading failed and can be retried. */
  onRetry?: (() => void) | undefined;
}

const DAYS_PER_YEAR = 365;

const Loading = ({ text }: { text: string }) => (
  <div className={styles.program} aria-busy>
    <VisuallyHidden>
      <p role="status">{text}</p>
    </VisuallyHidden>
    <Skeleton width="quarter" />
    <SkeletonText lines={4} />
  </div>
);

/** Describes the membership in effect and its end. */
function CurrentMembership({ current }: Pick<Memberships, 'current'>) {
  const { membership: texts, membershipNames: names } = useMessages('account', MEMBERSHIP_MESSAGES);
  const format = dateFormat(useLocale(), { dateStyle: 'medium', timeZone: 'UTC' });
  if (!current) return null;
  const name = names[current.program];
  const day = current.endsAt === undefined ? undefined : format.format(new Date(current.endsAt));
  if (day !== undefined && current.mayRenew) return <Alert kind="warning">{texts.endsSoon(name, day)}</Alert>;
  return <Alert kind="info">{day === undefined ? texts.has(name) : texts.hasUntil(name, day)}</Alert>;
}

/** Explains why a program cannot be bought, with the link that helps. */
function Refusal({ code, signInHref, rewardsHref }: { code: string } & Links) {
  const { membership: texts, membershipRefusals: reasons } = useMessages('account', MEMBERSHIP_MESSAGES);
  const help =
    code === 'MISSING_USER' || code === 'MISSING_WEB_USER_ID'
      ? { href: signInHref, text: texts.signIn }
      : code === 'MISSING_REWARDS_ID'
        ? { href: rewardsHref, text: texts.joinRewards }
        : undefined;
  return (
    <p>
      {code in reasons ? reasons[code as keyof typeof reasons] : reasons.other}{' '}
      {help?.href && <Link href={help.href}>{help.text}</Link>}
    </p>
  );
}

type Links = Pick<MembershipProgramsProps, 'signInHref' | 'rewardsHref'>;

/** The programs with their benefits, prices and terms, and the shopper's membership (storefront-2.54). */
export function MembershipPrograms({
  memberships,
  error,
  inCart = [],
  busy = false,
  addAction,
  fieldsFor,
  cartHref,
  signInHref,
  rewardsHref,
  onAdd,
  onRetry,
}: MembershipProgramsProps) {
  const messages = useMessages('account', MEMBERSHIP_MESSAGES);
  const { membership: texts, membershipNames: names } = messages;
  const locale = useLocale();
  if (!memberships)
    return error ? (
      <Alert kind="failure" live="assertive" onRetry={onRetry}>
        {error}
      </Alert>
    ) : (
      <Loading text={texts.loading} />
    );
  const { current } = memberships;
  const sold = memberships.programs.filter(
    ({ plans, program }) => plans.length || program === current?.program,
  );
  const describeTerm = (days: number) =>
    days % DAYS_PER_YEAR === 0 ? texts.years(days / DAYS_PER_YEAR) : texts.days(days);

  const renderPlan = ({ itemId, name, price, termDays }: MembershipPlan, canBuy: boolean) => (
    <li key={itemId} className={styles.plan}>
      <Text weight="semibold">
        {texts.priceFor(formatMoney(toMinorUnits(price), locale), describeTerm(termDays))}
      </Text>
      {inCart.includes(itemId) ? (
        <p>
          {texts.inCart} {cartHref && <Link href={cartHref}>{texts.viewCart}</Link>}
        </p>
      ) : (
        canBuy && (
          <ButtonForm
            variant="primary"
            size="small"
            action={addAction}
            values={{ itemId, qty: '1' }}
            hidden={fieldsFor?.(`membership-${itemId}`)}
            onPress={onAdd && (() => onAdd(itemId))}
            busy={busy}
            aria-label={texts.addOf(name)}
          >
            {texts.add}
          </ButtonForm>
        )
      )}
    </li>
  );
  const renderProgram = (offer: MembershipProgramOffer) => {
    const { program, plans, refusal } = offer;
    const id = `membership-${program.toLowerCase()}`;
    return (
      <section key={program} className={styles.program} aria-labelledby={id}>
        <Inline gap={3} align="baseline">
          <SectionHeading level={2} id={id}>
            {names[program]}
          </SectionHeading>
          {program === current?.program && <Badge tone="success">{texts.yours}</Badge>}
        </Inline>
        <ul className={styles.benefits}>
          {describeBenefits(offer, locale, messages).map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </ul>
        <ul className={styles.plans}>{plans.map((plan) => renderPlan(plan, refusal === undefined))}</ul>
        {refusal !== undefined && program !== current?.program && (
          <Refusal code={refusal} signInHref={signInHref} rewardsHref={rewardsHref} />
        )}
      </section>
    );
  };
  if (!sold.length) return <p>{texts.unavailable}</p>;
  return (
    <Stack gap={5}>
      <CurrentMembership current={current} />
      {sold.map(renderProgram)}
      <section aria-labelledby="membership-notes">
        <Stack gap={3}>
          <SectionHeading level={2} id="membership-notes">
            {texts.notes}
          </SectionHeading>
          <ul className={styles.benefits}>
            <li>{texts.starts}</li>
            <li>{texts.ends}</li>
            <li>{texts.upgrade}</li>
          </ul>
        </Stack>
      </section>
    </Stack>
  );
}
