import { type ReactNode, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import type { DataRequest, DataRequestsData } from '@foolscap/account/contract';
import { ACCOUNT_CODES, EXPORT_DAYS, PRIVACY_CODES } from '@foolscap/account/model';
import { dataRequestsActions, selectDataRequests } from '@foolscap/account/state';
import { DEFAULT_LOCALE } from '@foolscap/core/money';
import {
  Alert,
  Button,
  ButtonLink,
  Container,
  Link,
  PasswordField,
  SectionHeading,
  SkeletonText,
  useMessages,
} from '@foolscap/ui/components';
import { FormFields } from '../../forms/forms.tsx';
import { useFormOutcome } from '../../forms/form-outcome.ts';
import { PRIVACY_FORM_PATHS } from '../../forms/privacy-form-paths.ts';
import type { FeatureExports } from '../../rendering/lazy-feature.tsx';
import { PAGES } from '../../routing/pages.ts';
import { useShop } from '../../shell/shop-context.ts';
import { ACCOUNT_SCREEN_MESSAGES } from './account-messages.ts';
import screen from '../../shell/Screen.module.scss';
import { AccountFrame } from './AccountFrame.tsx';
import { privacyFeature } from './privacy-feature.ts';
import styles from './PrivacyScreen.module.scss';

const { accountPages: texts } = ACCOUNT_SCREEN_MESSAGES;

export const features = [privacyFeature];

/** The page that follows a request for erasure, when the account is signed out. */
const isErased = (pathname: string) => /\/erased\/*$/i.test(pathname);

export const load: FeatureExports['load'] = ({ pathname }) =>
  isErased(pathname) ? [] : [dataRequestsActions.dataRequestsRequested()];

const MESSAGES: Readonly<Record<string, string>> = {
  [ACCOUNT_CODES.passwordWrong]: texts.passwordWrong,
  [ACCOUNT_CODES.tooManyAttempts]: texts.tooMany,
  [PRIVACY_CODES.ordersOpen]: texts.ordersOpen,
  [PRIVACY_CODES.accountManaged]: texts.managed,
  [PRIVACY_CODES.copyExpired]: texts.copyGone,
};
const getMessage = (code: string): string => MESSAGES[code] ?? texts.dataFailed;

/** The page on which members get a copy of their data, and have it erased. Its forms work without JavaScript. */
export default function PrivacyScreen() {
  const { pathname } = useLocation();
  return isErased(pathname) ? <Erased /> : <Requests />;
}

function Erased() {
  return (
    <Container>
      <div className={screen.page}>
        <SectionHeading level={1} note={texts.closed}>
          {texts.erasing}
        </SectionHeading>
        <div>
          <ButtonLink href="/">{texts.home}</ButtonLink>
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
    <AccountFrame title={texts.yourData} note={texts.dataHint}>
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
          {texts.requestsFailed}
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
const day = new Intl.DateTimeFormat(DEFAULT_LOCALE, { dateStyle: 'long', timeZone: 'UTC' });
const formatDay = (time: string): string => day.format(new Date(time));

function Copies({ requests }: DataRequestsData) {
  const copies = requests.filter(({ kind }) => kind === 'EXPORT');
  const isOpen = copies.some(({ status }) => status === 'OPEN');
  const ready = copies.find(({ status }) => status === 'READY');
  return (
    <section aria-labelledby="copy" className={styles.section}>
      <SectionHeading id="copy">{texts.getCopy}</SectionHeading>
      <p>{texts.copyHint(EXPORT_DAYS)}</p>
      {copies.length > 0 && (
        <ul className={styles.requests}>
          {copies.map((request) => (
            <li key={request.id} className={styles.request}>
              <Copy {...request} />
            </li>
          ))}
        </ul>
      )}
      {ready?.expiresAt && <p>{texts.newCopyAfter(formatDay(ready.expiresAt))}</p>}
      {!isOpen && !ready && (
        <SubmittedForm action={PRIVACY_FORM_PATHS.requestCopy} purpose="data-copy">
          {(isSent) => (
            <Button type="submit" busy={isSent}>
              {texts.requestCopy}
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
        {texts.requestedOn(formatDay(requestedAt))}{' '}
        {status === 'READY' && expiresAt
          ? texts.readyUntil(formatDay(expiresAt))
          : status === 'OPEN'
            ? texts.inProgress
            : texts.expired}
      </span>
      {status === 'READY' && (
        // A form, because a link would be opened as a page of the shop.
        <form method="get" action={PRIVACY_FORM_PATHS.downloadCopy}>
          <input type="hidden" name="site" value={basename} />
          <input type="hidden" name="id" value={id} />
          <Button type="submit" variant="primary" size="small">
            {texts.download}
          </Button>
        </form>
      )}
    </>
  );
}

function Erasure({ openOrders, isManaged }: DataRequestsData) {
  const isAsked = new URLSearchParams(useLocation().search).has('erase');
  const { eraseHint } = useMessages('storefront', ACCOUNT_SCREEN_MESSAGES).accountPages;
  const posted = useFormOutcome();
  const error = posted?.form === 'erase' ? posted.error : undefined;
  return (
    <section aria-labelledby="erase" className={styles.section}>
      <SectionHeading id="erase">{texts.erase}</SectionHeading>
      <p>{eraseHint}</p>
      {isManaged ? (
        <Alert kind="info">{getMessage(PRIVACY_CODES.accountManaged)}</Alert>
      ) : openOrders > 0 ? (
        <Alert kind="info" actions={<Link href={PAGES.orders}>{texts.seeOrders}</Link>}>
          {texts.openOrders(openOrders)}
        </Alert>
      ) : isAsked || error ? (
        <SubmittedForm action={PRIVACY_FORM_PATHS.erase} purpose="erase">
          {(isSent) => (
            <div className={styles.confirm}>
              <Alert kind="warning">{texts.eraseWarning}</Alert>
              <PasswordField
                label={texts.currentPassword}
                name="password"
                autoComplete="current-password"
                required
                error={error && getMessage(error.code)}
              />
              <div className={styles.buttons}>
                <Button type="submit" variant="danger" busy={isSent}>
                  {texts.erase}
                </Button>
                <ButtonLink href="/account/privacy">{texts.keep}</ButtonLink>
              </div>
            </div>
          )}
        </SubmittedForm>
      ) : (
        <div>
          <ButtonLink href="/account/privacy?erase=1#erase">{texts.erase}</ButtonLink>
        </div>
      )}
    </section>
  );
}
