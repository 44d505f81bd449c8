import type { ReactNode } from 'react';
import { dateFormat } from '@foolscap/core/dates';
import { formatMoney, toMinorUnits } from '@foolscap/core/money';
import {
  Alert,
  Badge,
  Icon,
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
import { MembershipRenewal, type MembershipRenewalProps } from '../MembershipRenewal/MembershipRenewal.tsx';
import { describeBenefits } from './describe-benefits.ts';
import { describeTerm } from './describe-term.ts';
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
  /** The memberships in the consumer store, for the business site. */
  consumerHref?: string;
  /** The automatic renewal of the membership in effect; without it the renewal is not shown. */
  renewal?: Omit<MembershipRenewalProps, 'renewal' | 'fieldsFor'>;
  /** Called with the item number of the plan to add. */
  onAdd?: ((itemId: string) => void) | undefined;
  /** Reloads the data; pass it only when loading failed and can be retried. */
  onRetry?: (() => void) | undefined;
}

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
  if (day !== undefined && current.mayRenew && !current.renewal?.isOn)
    return <Alert kind="warning">{texts.endsSoon(name, day)}</Alert>;
  return <Alert kind="info">{day === undefined ? texts.has(name) : texts.hasUntil(name, day)}</Alert>;
}

const BUSINESS = 'MEMBERSHIP_GENERIC_ERR';

type Links = Pick<MembershipProgramsProps, 'signInHref' | 'rewardsHref' | 'consumerHref'>;

/** Explains why memberships cannot be bought, with the link that helps. */
function Refusal({ code, signInHref, rewardsHref, consumerHref }: { code: string } & Links) {
  const { membership: texts, membershipRefusals: reasons } = useMessages('account', MEMBERSHIP_MESSAGES);
  const signIn = { href: signInHref, text: texts.signIn };
  const help = {
    MISSING_USER: signIn,
    MISSING_WEB_USER_ID: signIn,
    MISSING_REWARDS_ID: { href: rewardsHref, text: texts.joinRewards },
    [BUSINESS]: { href: consumerHref, text: texts.consumerStore },
  }[code];
  return (
    <>
      {code in reasons ? reasons[code as keyof typeof reasons] : reasons.other}{' '}
      {help?.href && <Link href={help.href}>{help.text}</Link>}
    </>
  );
}

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
  consumerHref,
  renewal,
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
  const [first] = sold;
  // A reason that applies to all programs is explained once, except that the shopper has them.
  const common =
    first?.refusal !== 'ALREADY_PURCHASED' && sold.every(({ refusal }) => refusal === first?.refusal)
      ? first?.refusal
      : undefined;
  const isBusiness = common === BUSINESS;
  const links = { signInHref, rewardsHref, consumerHref };

  const renderPlan = ({ itemId, name, price, termDays }: MembershipPlan, canBuy: boolean) => (
    <li key={itemId} className={styles.plan}>
      <Text weight="semibold">
        {texts.priceFor(formatMoney(toMinorUnits(price), locale), describeTerm(termDays, texts))}
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
            <li key={benefit}>
              <Icon name="check" /> <span>{benefit}</span>
            </li>
          ))}
        </ul>
        {!isBusiness && (
          <div>
            <ul className={styles.plans}>{plans.map((plan) => renderPlan(plan, refusal === undefined))}</ul>
            {refusal !== undefined && refusal !== common && program !== current?.program && (
              <p>
                <Refusal code={refusal} {...links} />
              </p>
            )}
          </div>
        )}
      </section>
    );
  };
  if (!sold.length) return <p>{texts.unavailable}</p>;
  const shown = isBusiness ? sold.filter(({ program }) => program === current?.program) : sold;
  return (
    <Stack gap={6}>
      {!isBusiness && <Text tone="muted">{texts.intro}</Text>}
      <CurrentMembership current={current} />
      {renewal && current?.renewal && (
        <MembershipRenewal {...renewal} renewal={current.renewal} fieldsFor={fieldsFor} />
      )}
      {common !== undefined && (
        <Alert kind="info">
          <Refusal code={common} {...links} />
        </Alert>
      )}
      {shown.length > 0 && <div className={styles.programs}>{shown.map(renderProgram)}</div>}
      {!isBusiness && (
        <section aria-labelledby="membership-notes">
          <Stack gap={3}>
            <SectionHeading level={2} id="membership-notes">
              {texts.notes}
            </SectionHeading>
            <ul className={styles.notes}>
              <li>{texts.starts}</li>
              <li>{texts.ends}</li>
              <li>{texts.upgrade}</li>
            </ul>
          </Stack>
        </section>
      )}
    </Stack>
  );
}
