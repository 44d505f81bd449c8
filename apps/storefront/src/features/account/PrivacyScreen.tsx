import { type ReactNode, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import type { DataRequest, DataRequestsData } from '@foolscap/account/contract';
import { ACCOUNT_CODES, EXPORT_DAYS, PRIVACY_CODES } from '@foolscap/account/model';
import { dataRequestsActions, selectDataRequests } from '@foolscap/account/state';
import {
  Alert,
  Button,
  ButtonLink,
  Container,
  Link,
  PasswordField,
  SectionHeading,
  SkeletonText,
} from '@foolscap/ui/components';
import { FormFields } from '../../forms/forms.tsx';
import { useFormOutcome } from '../../forms/form-outcome.ts';
import { PRIVACY_FORM_PATHS } from '../../forms/privacy-form-paths.ts';
import type { FeatureExports } from '../../rendering/lazy-feature.tsx';
import { PAGES } from '../../routing/pages.ts';
import { useShop } from '../../shell/shop-context.ts';
import screen from '../../shell/Screen.module.scss';
import { AccountFrame } from './AccountFrame.tsx';
import { privacyFeature } from './privacy-feature.ts';
import styles from './PrivacyScreen.module.scss';

export const features = [privacyFeature];

/** The page that follows a request for erasure, when the account is signed out. */
const isErased = (pathname: string) => /\/erased\/*$/i.test(pathname);

export const load: FeatureExports['load'] = ({ pathname }) =>
  isErased(pathname) ? [] : [dataRequestsActions.dataRequestsRequested()];

const MESSAGES: Readonly<Record<string, string>> = {
  [ACCOUNT_CODES.passwordWrong]: 'That isn’t your current password. Try again.',
  [ACCOUNT_CODES.tooManyAttempts]: 'Too many attempts. Wait a minute, then try again.',
  [PRIVACY_CODES.ordersOpen]: 'You have an open order. Erase your data once it is delivered or canceled.',
  [PRIVACY_CODES.accountManaged]:
    'Your organization manages this account. Ask its administrator to remove you.',
  [PRIVACY_CODES.copyExpired]: 'This copy is no longer available. Request a new one.',
};
const getMessage = (code: string): string =>
  MESSAGES[code] ?? 'We couldn’t process your request. Try again in a moment.';

/** The page on which members get a copy of their data, and have it erased. Its forms work without JavaScript. */
export default function PrivacyScreen() {
  const { pathname } = useLocation();
  return isErased(pathname) ? <Erased /> : <Requests />;
}

function Erased() {
  return (
    <Container>
      <div className={screen.page}>
        <SectionHeading
          level={1}
          note="Your account is closed, and you’re signed out on all devices. We’ll email you when your data is erased."
        >
          We’re erasing your data
        </SectionHeading>
        <div>
          <ButtonLink href="/">Go to the home page</ButtonLink>
        </div>
      </div>
    </Container>
  );
}

function Requests() {
  const dispatch = useDispatch();
  const { phase, value } = useSelector(selectDataRequests);
  const code = new URLSearchParams(useLocation().search).get('error');
  return (
    <AccountFrame title="Your data" note="Get a copy of what we store about you, or erase it.">
      {code && <Alert kind="failure">{getMessage(code)}</Alert>}
      {value ? (
        <>
          <Copies {...value} />
          <Erasure {...value} />
        </>
      ) : phase === 'failed' ? (
        <Alert
          kind="failure"
          live="assertive"
          onRetry={() => dispatch(dataRequestsActions.dataRequestsRequested())}
        >
          We couldn’t load your requests. Try again in a moment.
        </Alert>
      ) : (
        <div aria-busy="true">
          <SkeletonText lines={8} />
        </div>
      )}
    </AccountFrame>
  );
}

/** A form that the browser submits; a second click is ignored. */
function SubmittedForm({
  action,
  purpose,
  children,
}: {
  action: string;
  purpose: string;
  children: (isSent: boolean) => ReactNode;
}) {
  const [isSent, setIsSent] = useState(false);
  return (
    <form
      method="post"
      action={action}
      onSubmit={(event) => {
        if (isSent) event.preventDefault();
        setIsSent(true);
      }}
    >
      <FormFields purpose={purpose} />
      {children(isSent)}
    </form>
  );
}

/** Dates are in UTC, so that server and browser show the same. */
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const formatDay = (time: string): string => day.format(new Date(time));

function Copies({ requests }: DataRequestsData) {
  const copies = requests.filter(({ kind }) => kind === 'EXPORT');
  const isOpen = copies.some(({ status }) => status === 'OPEN');
  const ready = copies.find(({ status }) => status === 'READY');
  return (
    <section aria-labelledby="copy" className={styles.section}>
      <SectionHeading id="copy">Get a copy</SectionHeading>
      <p>
        The copy is a JSON file with your profile, addresses, orders, cart, lists, reviews, messages and
        everything else that we store about you. It is usually ready within a few minutes, and we email you if
        you have confirmed your email address. You can download it here for {EXPORT_DAYS} days.
      </p>
      {copies.length > 0 && (
        <ul className={styles.requests}>
          {copies.map((request) => (
            <li key={request.id} className={styles.request}>
              <Copy {...request} />
            </li>
          ))}
        </ul>
      )}
      {ready?.expiresAt && <p>You can request a new copy after {formatDay(ready.expiresAt)}.</p>}
      {!isOpen && !ready && (
        <SubmittedForm action={PRIVACY_FORM_PATHS.requestCopy} purpose="data-copy">
          {(isSent) => (
            <Button type="submit" busy={isSent}>
              Request a copy
            </Button>
          )}
        </SubmittedForm>
      )}
    </section>
  );
}

function Copy({ id, requestedAt, status, expiresAt }: DataRequest) {
  const { basename } = useShop();
  return (
    <>
      <span>
        Requested on {formatDay(requestedAt)}:{' '}
        {status === 'READY' && expiresAt
          ? `ready until ${formatDay(expiresAt)}`
          : status === 'OPEN'
            ? 'in progress'
            : 'expired'}
      </span>
      {status === 'READY' && (
        // A form, because a link would be opened as a page of the shop.
        <form method="get" action={PRIVACY_FORM_PATHS.downloadCopy}>
          <input type="hidden" name="site" value={basename} />
          <input type="hidden" name="id" value={id} />
          <Button type="submit" variant="primary" size="small">
            Download
          </Button>
        </form>
      )}
    </>
  );
}

function Erasure({ openOrders, isManaged }: DataRequestsData) {
  const isAsked = new URLSearchParams(useLocation().search).has('erase');
  const posted = useFormOutcome();
  const error = posted?.form === 'erase' ? posted.error : undefined;
  return (
    <section aria-labelledby="erase" className={styles.section}>
      <SectionHeading id="erase">Erase my data</SectionHeading>
      <p>
        We close your account and delete what we store about you. We keep your orders and payments as long as
        tax law requires, with state and ZIP code, but without your name, address, email address and card.
      </p>
      {isManaged ? (
        <Alert kind="info">{getMessage(PRIVACY_CODES.accountManaged)}</Alert>
      ) : openOrders > 0 ? (
        <Alert kind="info" actions={<Link href={PAGES.orders}>See your orders</Link>}>
          {openOrders === 1 ? 'You have an open order.' : `You have ${openOrders} open orders.`} You can erase
          your data once {openOrders === 1 ? 'it is' : 'they are'} delivered or canceled.
        </Alert>
      ) : isAsked || error ? (
        <SubmittedForm action={PRIVACY_FORM_PATHS.erase} purpose="erase">
          {(isSent) => (
            <div className={styles.confirm}>
              <Alert kind="warning">
                This can’t be undone. You lose your rewards, lists, saved cards, auto-restock orders and order
                history.
              </Alert>
              <PasswordField
                label="Current password"
                name="password"
                autoComplete="current-password"
                required
                error={error && getMessage(error.code)}
              />
              <div className={styles.buttons}>
                <Button type="submit" variant="danger" busy={isSent}>
                  Erase my data
                </Button>
                <ButtonLink href="/account/privacy">Keep my account</ButtonLink>
              </div>
            </div>
          )}
        </SubmittedForm>
      ) : (
        <div>
          <ButtonLink href="/account/privacy?erase=1#erase">Erase my data</ButtonLink>
        </div>
      )}
    </section>
  );
}
