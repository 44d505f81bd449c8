import { useDispatch, useSelector } from 'react-redux';
import type { AccountAccess } from '@foolscap/account/contract';
import { ACCESS_HOURS } from '@foolscap/account/model';
import { agentsActions, selectAgentAccess } from '@foolscap/account/state';
import { FORBIDDEN } from '@foolscap/core/http';
import {
  Alert,
  SectionHeading,
  Select,
  SkeletonText,
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

/** The page on which customers allow our staff to act for them, and see what was done. */
export function AccessView() {
  const dispatch = useDispatch();
  const { agents: texts } = useMessages('storefront', AGENTS_MESSAGES);
  const access = useSelector(selectAgentAccess);
  const { value } = access;
  // An agent does not see what the customer allows others.
  const isRefused = access.phase === 'failed' && access.failure.status === FORBIDDEN;
  return (
    <AccountFrame title={TITLE_MESSAGES.titles.access} note={texts.accessNote}>
      <Outcome />
      {access.phase === 'failed' && !value && (
        <Alert
          kind="failure"
          live="assertive"
          {...(isRefused ? {} : { onRetry: () => dispatch(agentsActions.agentAccessRequested()) })}
        >
          {isRefused ? texts.faults.NOT_FOR_AGENTS : texts.failed}
        </Alert>
      )}
      {!value && access.phase !== 'failed' && (
        <div aria-busy="true">
          <VisuallyHidden>{texts.loading}</VisuallyHidden>
          <SkeletonText lines={6} />
        </div>
      )}
      {value && (
        <>
          <Permissions {...value} />
          <section aria-labelledby="visits" className={styles.section}>
            <SectionHeading id="visits">{texts.visits}</SectionHeading>
            <VisitList visits={value.visits} none={texts.noAccess} />
          </section>
        </>
      )}
    </AccountFrame>
  );
}

function Permissions({ isConsentRequired, consents, requests, declined }: AccountAccess) {
  const { agents: texts } = useMessages('storefront', AGENTS_MESSAGES);
  const format = useTimeFormat();
  return (
    <section aria-labelledby="permissions" className={styles.section}>
      <SectionHeading id="permissions">{texts.permissions}</SectionHeading>
      <p>{isConsentRequired ? texts.consentNeeded : texts.consentNotNeeded}</p>
      {consents.length > 0 && (
        <ul className={styles.rows}>
          {consents.map(({ id, agentName, expiresAt }) => (
            <li key={id} className={styles.row}>
              <span>{texts.allowedTo(agentName, format(expiresAt))}</span>
              <SubmittedForm
                action={AGENTS_FORM_PATHS.withdraw}
                purpose={`access-withdraw-${id}`}
                values={{ consent: id }}
                label={texts.withdraw}
                name={texts.withdrawFrom(agentName)}
              />
            </li>
          ))}
        </ul>
      )}
      {requests.map(({ agentId, agentName, agentKind, requestedAt }) => (
        <div key={agentId} className={styles.request}>
          <p>{texts.wantsAccess(agentName, texts.kinds[agentKind], format(requestedAt))}</p>
          <AllowForm id={agentId} label={texts.allowAgent(agentName)} />
          <SubmittedForm
            action={AGENTS_FORM_PATHS.decline}
            purpose={`access-decline-${agentId}`}
            values={{ agent: agentId }}
            label={texts.decline}
            name={texts.declineOf(agentName)}
          />
        </div>
      ))}
      {isConsentRequired && <AllowForm label={texts.allowAll} />}
      {declined.length > 0 && (
        <>
          <SectionHeading level={3} size="small">
            {texts.declinedAgents}
          </SectionHeading>
          <ul className={styles.rows}>
            {declined.map(({ agentId, agentName, declinedAt }) => (
              <li key={agentId}>{texts.declinedAgent(agentName, format(declinedAt))}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** @param id of the agent; absent for all of our staff */
function AllowForm({ id, label }: { id?: string; label: string }) {
  const { agents: texts } = useMessages('storefront', AGENTS_MESSAGES);
  return (
    <div className={styles.allow}>
      <SubmittedForm
        action={AGENTS_FORM_PATHS.allow}
        purpose={`access-allow-${id ?? 'all'}`}
        values={id === undefined ? {} : { agent: id }}
        label={label}
      >
        <Select
          label={texts.duration}
          name="hours"
          defaultValue="24"
          options={ACCESS_HOURS.map((hours) => ({ value: String(hours), label: texts.hours[hours] }))}
        />
      </SubmittedForm>
    </div>
  );
}
