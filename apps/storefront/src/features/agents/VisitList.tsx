import type { AgentAction, AgentVisit } from '@foolscap/account/contract';
import { dateFormat } from '@foolscap/core/dates';
import { Text, useLocale, useMessages } from '@foolscap/ui/components';
import { AGENTS_MESSAGES } from './agents-messages.ts';
import styles from './Agents.module.scss';

/** Dates are in UTC, so that server and browser show the same. */
export function useTimeFormat(): (time: string) => string {
  const { agents: texts } = useMessages('storefront', AGENTS_MESSAGES);
  const format = dateFormat(useLocale(), { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
  return (time) => texts.at(format.format(new Date(time)));
}

/** Visits of agents, each with its latest changes. An agent sees the customer of each visit, and a customer the agent. */
export function VisitList({ visits, none }: { visits: readonly AgentVisit[]; none: string }) {
  const { agents: texts } = useMessages('storefront', AGENTS_MESSAGES);
  const format = useTimeFormat();
  if (!visits.length) return <p>{none}</p>;
  return (
    <ul className={styles.rows}>
      {visits.map(({ id, agentName, agentKind, customer, startedAt, endedAt, endReason, ...record }) => (
        <li key={id} className={styles.visit}>
          <Text weight="semibold">
            {customer
              ? [customer.name, customer.organizationName].filter(Boolean).join(', ')
              : texts.visitOf(agentName, texts.kinds[agentKind])}
          </Text>
          <Text size={14} tone="muted">
            {[texts.from(format(startedAt), endedAt && format(endedAt)), endReason && texts.ends[endReason]]
              .filter(Boolean)
              .join('. ')}
          </Text>
          <Changes {...record} />
        </li>
      ))}
    </ul>
  );
}

function Changes({ actions, actionCount }: { actions: readonly AgentAction[]; actionCount: number }) {
  const { agents: texts } = useMessages('storefront', AGENTS_MESSAGES);
  const format = useTimeFormat();
  if (!actions.length) return <p>{texts.nothingChanged}</p>;
  return (
    <details>
      <summary>
        {actionCount > actions.length
          ? texts.latest(actions.length, actionCount)
          : `${texts.changes} (${actionCount})`}
      </summary>
      <ol className={styles.actions}>
        {actions.map(({ at, kind, object, outcome }, index) => (
          <li key={index}>
            {/* Only numbers of orders and items mean something to people. */}
            {[texts.actions[kind], /^[A-Za-z0-9-]{1,20}$/.test(object) && object].filter(Boolean).join(' ')}
            {outcome !== 'DONE' && kind !== 'REFUSED' && ` (${texts.notDoneActions[outcome]})`}
            <Text size={14} tone="muted">
              {format(at)}
            </Text>
          </li>
        ))}
      </ol>
    </details>
  );
}
