import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import type { AgentCustomer } from '@foolscap/account/contract';
import { CUSTOMER_QUERY_LENGTH, CUSTOMERS_FOUND } from '@foolscap/account/model';
import { agentsActions, selectAgentHome, selectAgentSearch } from '@foolscap/account/state';
import { FORBIDDEN } from '@foolscap/core/http';
import {
  Alert,
  Badge,
  EmptyState,
  SectionHeading,
  SkeletonText,
  Text,
  TextField,
  useMessages,
  VisuallyHidden,
} from '@foolscap/ui/components';
import { AGENTS_FORM_PATHS } from '../../forms/agents-form-paths.ts';
import { TITLE_MESSAGES } from '../../rendering/title-messages.ts';
import { AccountFrame } from '../account/AccountFrame.tsx';
import { AGENTS_MESSAGES } from './agents-messages.ts';
import { Outcome } from './Outcome.tsx';
import { SubmittedForm } from './SubmittedForm.tsx';
import { useTimeFormat, VisitList } from './VisitList.tsx';
import styles from './Agents.module.scss';

/** The page of an agent: the search for customers, its result, and the own visits. */
export function CustomersView() {
  const dispatch = useDispatch();
  const { agents: texts } = useMessages('storefront', AGENTS_MESSAGES);
  const home = useSelector(selectAgentHome);
  const { value } = home;
  const isRefused = home.phase === 'failed' && home.failure.status === FORBIDDEN;
  return (
    <AccountFrame title={TITLE_MESSAGES.titles.customers} note={value && texts.customersNote(value.name)}>
      <Outcome />
      {home.phase === 'failed' && !value && (
        <Alert
          kind="failure"
          live="assertive"
          {...(isRefused ? {} : { onRetry: () => dispatch(agentsActions.agentHomeRequested()) })}
        >
          {isRefused ? texts.agentsOnly : texts.failed}
        </Alert>
      )}
      {!value && home.phase !== 'failed' && (
        <div aria-busy="true">
          <VisuallyHidden>{texts.loading}</VisuallyHidden>
          <SkeletonText lines={6} />
        </div>
      )}
      {value && (
        <>
          <p>
            {value.storeNumber && `${texts.storeNote(value.storeNumber)} `}
            {texts.recorded}
          </p>
          <section aria-labelledby="find" className={styles.section}>
            <SectionHeading id="find">{texts.findTitle}</SectionHeading>
            <SubmittedForm
              action={AGENTS_FORM_PATHS.search}
              purpose="agents-search"
              label={texts.find}
              variant="primary"
            >
              <TextField
                label={texts.query}
                hint={texts.queryHint}
                name="query"
                autoComplete="off"
                required
                minLength={CUSTOMER_QUERY_LENGTH}
                maxLength={100}
              />
            </SubmittedForm>
          </section>
          <Found />
          {value.recent.length > 0 && (
            <section aria-labelledby="recent" className={styles.section}>
              <SectionHeading id="recent">{texts.recent}</SectionHeading>
              <CustomerList customers={value.recent} />
            </section>
          )}
          <section aria-labelledby="visits" className={styles.section}>
            <SectionHeading id="visits">{texts.yourVisits}</SectionHeading>
            <VisitList visits={value.visits} none={texts.noVisits} />
          </section>
        </>
      )}
    </AccountFrame>
  );
}

/** The result of the search in the address. */
function Found() {
  const { agents: texts } = useMessages('storefront', AGENTS_MESSAGES);
  const id = new URLSearchParams(useLocation().search).get('search');
  const search = useSelector(selectAgentSearch);
  if (!id) return null;
  if (search.phase === 'failed')
    return (
      <Alert kind="failure" live="assertive">
        {search.failure.status === 404 ? texts.faults.SEARCH_NOT_FOUND : texts.failed}
      </Alert>
    );
  const { value } = search;
  if (value?.id !== id) return <SkeletonText lines={3} />;
  const { query, customers } = value;
  if (!customers.length) return <EmptyState title={texts.noneFound(query)}>{texts.noneFoundNote}</EmptyState>;
  return (
    <section aria-labelledby="found" className={styles.section}>
      <SectionHeading id="found">{texts.found(query, customers.length)}</SectionHeading>
      {customers.length === CUSTOMERS_FOUND && <p>{texts.first(CUSTOMERS_FOUND)}</p>}
      <CustomerList customers={customers} search={id} />
    </section>
  );
}

function CustomerList({ customers, search = '' }: { customers: readonly AgentCustomer[]; search?: string }) {
  const { agents: texts } = useMessages('storefront', AGENTS_MESSAGES);
  const format = useTimeFormat();
  return (
    <ul className={styles.rows}>
      {customers.map(
        ({ id, name, email, phone, customerNumber, organizationName, access, requestedAt, declinedAt }) => (
          <li key={id} className={styles.row}>
            <div>
              <Text weight="semibold">{[name, organizationName].filter(Boolean).join(', ')}</Text>
              <Text size={14} tone="muted">
                {[email, phone && texts.phone(phone), texts.customerNumber(customerNumber)]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
              {access === 'CONSENT_MISSING' && (
                <Badge>
                  {declinedAt
                    ? texts.declined(format(declinedAt))
                    : requestedAt
                      ? texts.requested(format(requestedAt))
                      : texts.needsConsent}
                </Badge>
              )}
            </div>
            {access === 'ALLOWED' ? (
              <SubmittedForm
                action={AGENTS_FORM_PATHS.start}
                purpose={`agents-start-${id}`}
                values={{ customer: id, search }}
                label={texts.actFor(name)}
              />
            ) : (
              !declinedAt && (
                <SubmittedForm
                  action={AGENTS_FORM_PATHS.request}
                  purpose={`agents-request-${id}`}
                  values={{ customer: id, search }}
                  label={texts.request}
                  name={texts.requestFrom(name)}
                />
              )
            )}
          </li>
        ),
      )}
    </ul>
  );
}
