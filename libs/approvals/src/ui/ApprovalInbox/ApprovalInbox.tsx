import { useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { formatMoney, toMinorUnits } from '@foolscap/core/money';
import {
  Alert,
  Button,
  Checkbox,
  EmptyState,
  Inline,
  Link,
  Pagination,
  SkeletonText,
  Stack,
  Text,
  TextArea,
  useHydrated,
  useLocale,
  useMessages,
  VisuallyHidden,
} from '@foolscap/ui/components';
import type { ApprovalOrder, ApprovalOrdersData, Decision, DecisionResult } from '../../contract/index.ts';
import { approvalFailure, COMMENT_LENGTH, DECISION_FIELDS } from '../../model/index.ts';
import type { ApprovalAction, ApprovalView } from '../../model/index.ts';
import { APPROVAL_MESSAGES } from '../../model/messages.ts';
import { focusField } from '../focus-field.ts';
import { ApprovalCard } from './ApprovalCard.tsx';
import { ApprovalFilters } from './ApprovalFilters.tsx';
import type { ApprovalFilterValues } from './ApprovalFilters.tsx';
import { APPROVAL_INBOX_MESSAGES } from './approval-inbox-messages.ts';
import styles from './ApprovalInbox.module.scss';

export interface ApprovalInboxProps {
  /** A page of the list; absent while it is unknown. */
  data?: ApprovalOrdersData | undefined;
  /** The list: orders that wait, or decided ones. */
  view: ApprovalView;
  /** The order that the list is limited to. */
  orderNumber?: string | undefined;
  /** The values of the filter, with the URL of the page; absent for a list without a filter. */
  filter?: { values: ApprovalFilterValues; action: string; clearHref: string } | undefined;
  /** Forms about the only order, such as for changing it. */
  orderForms?: ReactNode;
  /** Returns the URL of a list, and of its pages. */
  hrefFor: (view: ApprovalView, page?: number) => string;
  /** Returns the URL of the list with only one order, where it can be changed. */
  detailHref?: ((orderNumber: string) => string) | undefined;
  /** Returns the URL of an order. */
  orderHref: (orderNumber: string) => string;
  /** Why the orders could not be read, or the latest decision failed. */
  error?: string | undefined;
  /** The outcome of the latest decision, by order. */
  results?: readonly DecisionResult[] | undefined;
  /** Increases with each outcome, so that a repeated one is announced again. */
  attempt?: number;
  /** A decision is in flight: clicks are ignored, and the pressed button shows progress. */
  busy?: boolean;
  /** The comment of a rejected submission before hydration. */
  comment?: string | undefined;
  /** The numbers of the orders that it selected. */
  selected?: readonly string[] | undefined;
  /** A submission before hydration was successful. */
  isSaved?: boolean;
  /** Form action, for submissions before hydration. */
  action?: string | undefined;
  /** Hidden fields of the form, for submissions before hydration. */
  hidden?: ReactNode;
  /** Called with the decision on the selected orders. */
  onDecide?: ((action: ApprovalAction, orders: readonly Omit<Decision, 'action'>[]) => void) | undefined;
}

/** The orders that an approver decides on, one or several at a time, and the decided ones (storefront-2.69). */
export function ApprovalInbox(props: ApprovalInboxProps) {
  const {
    data,
    view,
    orderNumber,
    hrefFor,
    error,
    results,
    attempt = 0,
    isSaved,
    filter,
    orderForms,
  } = props;
  const { inbox: texts } = useMessages('approvals', APPROVAL_INBOX_MESSAGES);
  const { waiting = 0 } = data ?? {};
  return (
    <Stack gap={5}>
      <nav aria-label={texts.views}>
        <Inline gap={5}>
          {(['WAITING', 'DECIDED'] as const).map((each) => {
            const isCurrent = each === view && orderNumber === undefined;
            const label = each === 'WAITING' ? texts.waiting(waiting) : texts.decided;
            return (
              <Link
                key={each}
                variant={isCurrent ? 'quiet' : 'inline'}
                href={hrefFor(each)}
                aria-current={isCurrent ? 'page' : undefined}
              >
                {isCurrent ? <strong>{label}</strong> : label}
              </Link>
            );
          })}
        </Inline>
      </nav>
      {error && (
        <Alert key={`error-${attempt}`} kind="failure" live="assertive">
          {error}
        </Alert>
      )}
      {isSaved && <Alert kind="success">{texts.saved}</Alert>}
      {results && <Outcome key={`outcome-${attempt}`} results={results} />}
      {!data && !error && (
        <div aria-busy="true">
          <VisuallyHidden>{texts.loading}</VisuallyHidden>
          <SkeletonText lines={6} />
        </div>
      )}
      {filter && data && orderNumber === undefined && (
        <ApprovalFilters
          // Uncontrolled fields follow the address.
          key={JSON.stringify([view, filter.values])}
          {...filter}
          view={view}
          requesters={data.requesters}
        />
      )}
      {data?.approvalOrders.length === 0 && <Empty {...props} />}
      {data && data.approvalOrders.length > 0 && <Orders {...props} data={data} />}
      {orderNumber !== undefined && data && data.approvalOrders.length > 0 && orderForms}
      {orderNumber !== undefined && <Link href={hrefFor('WAITING')}>{texts.all}</Link>}
      {data && orderNumber === undefined && (
        <Pagination
          page={data.page}
          pages={data.pages}
          hrefFor={(page) => hrefFor(view, page)}
          label={texts.pages}
        />
      )}
    </Stack>
  );
}

function Empty({ view, orderNumber }: ApprovalInboxProps) {
  const { inbox: texts } = useMessages('approvals', APPROVAL_INBOX_MESSAGES);
  if (orderNumber !== undefined) return <EmptyState title={texts.notFound}>{texts.notFoundNote}</EmptyState>;
  return view === 'WAITING' ? (
    <EmptyState title={texts.none}>{texts.noneNote}</EmptyState>
  ) : (
    <EmptyState title={texts.noneDecided}>{texts.noneDecidedNote}</EmptyState>
  );
}

/** The orders that were decided, and those that were not, with the reason. */
function Outcome({ results }: { results: readonly DecisionResult[] }) {
  const messages = useMessages('approvals', APPROVAL_MESSAGES);
  const { inbox: texts } = useMessages('approvals', APPROVAL_INBOX_MESSAGES);
  const numbers = (state: 'APPROVED' | 'DECLINED' | 'WAITING') =>
    results.filter((each) => each.isDecided && each.state === state).map(({ orderNumber }) => orderNumber);
  const [approved, declined, agreed] = [numbers('APPROVED'), numbers('DECLINED'), numbers('WAITING')];
  const outcomes = [
    approved.length > 0 && texts.approved(approved),
    agreed.length > 0 && texts.agreed(agreed),
    declined.length > 0 && texts.declined(declined),
  ].filter(Boolean);
  const refused = results.filter(({ isDecided }) => !isDecided);
  const describe = ({ orderNumber, state, code = '', message }: DecisionResult) =>
    texts.refused(
      orderNumber,
      state && code === 'ORDER_NOT_PENDING' ? texts.already[state] : approvalFailure(code, messages, message),
    );
  return (
    <Stack gap={3}>
      {outcomes.length > 0 && (
        <Alert kind="success" live="polite">
          {outcomes.join(' ')}
        </Alert>
      )}
      {refused.length > 0 && (
        <Alert kind="warning" live="assertive">
          {refused.map((result) => (
            <p key={result.orderNumber}>{describe(result)}</p>
          ))}
        </Alert>
      )}
    </Stack>
  );
}

/** The orders with the form that decides on them. */
function Orders({
  data: { approvalOrders },
  orderHref,
  detailHref,
  orderNumber: onlyOrder,
  busy = false,
  comment: keptComment = '',
  selected: keptOrders = [],
  action: formAction,
  hidden,
  onDecide,
}: ApprovalInboxProps & { data: ApprovalOrdersData }) {
  const { inbox: texts } = useMessages('approvals', APPROVAL_INBOX_MESSAGES);
  const { failures } = useMessages('approvals', APPROVAL_MESSAGES);
  const locale = useLocale();
  const hydrated = useHydrated();
  const open = approvalOrders.filter(({ canDecide }) => canDecide);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(keptOrders));
  const [comment, setComment] = useState(keptComment);
  const [pressed, setPressed] = useState<ApprovalAction>();
  const [fault, setFault] = useState<'orders' | 'comment'>();
  // A single order needs no choice. An order that was decided meanwhile is not chosen anymore.
  const selected = open.length === 1 ? open : open.filter(({ orderNumber }) => chosen.has(orderNumber));
  const sum = selected.reduce((total, { ordTotal }) => total + (toMinorUnits(ordTotal) ?? 0), 0);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (!onDecide) return;
    event.preventDefault();
    if (busy) return;
    const { submitter } = event.nativeEvent as SubmitEvent;
    const decision: ApprovalAction =
      submitter instanceof HTMLButtonElement && submitter.value === 'DECLINE' ? 'DECLINE' : 'ACCEPT';
    const text = comment.trim();
    if (selected.length === 0) return setFault('orders');
    if (decision === 'DECLINE' && !text) {
      setFault('comment');
      return focusField(event.currentTarget, DECISION_FIELDS.comment);
    }
    setFault(undefined);
    setPressed(decision);
    onDecide(
      decision,
      selected.map(({ orderNumber, cartId, ownerProfileId, ordTotal }) => ({
        orderNumber,
        cartId,
        ownerProfileId,
        expectedTotal: ordTotal,
        approvalComments: text,
      })),
    );
  };
  const toggle = (orderNumber: string, isChosen: boolean) => {
    setFault(undefined);
    setChosen((before) =>
      isChosen
        ? new Set([...before, orderNumber])
        : new Set([...before].filter((each) => each !== orderNumber)),
    );
  };
  const heading = (order: ApprovalOrder) => {
    const { orderNumber, orderSubmittedBy, cartId, ownerProfileId, ordTotal } = order;
    const name = texts.orderOf(orderNumber, orderSubmittedBy);
    const field = {
      name: `${DECISION_FIELDS.order}${orderNumber}`,
      value: `${cartId} ${ownerProfileId} ${ordTotal}`,
    };
    if (!order.canDecide || open.length === 1)
      return (
        <>
          <Text weight="semibold">{name}</Text>
          {order.canDecide && <input type="hidden" {...field} />}
        </>
      );
    return (
      <Checkbox
        {...field}
        label={<strong>{name}</strong>}
        checked={chosen.has(orderNumber)}
        onChange={({ target }) => toggle(orderNumber, target.checked)}
      />
    );
  };
  const list = (
    <ul className={styles.list} aria-label={texts.yours}>
      {approvalOrders.map((order) => (
        <ApprovalCard
          key={order.orderNumber}
          order={order}
          href={orderHref(order.orderNumber)}
          detailHref={onlyOrder === undefined ? detailHref?.(order.orderNumber) : undefined}
          heading={heading(order)}
        />
      ))}
    </ul>
  );
  if (open.length === 0) return list;
  const areAllChosen = selected.length === open.length;
  return (
    <form action={formAction} method="post" onSubmit={submit} className={styles.form}>
      {hidden}
      {hydrated && open.length > 1 && (
        <Inline gap={4}>
          <Checkbox
            label={texts.selectAll}
            checked={areAllChosen}
            onChange={() => {
              setFault(undefined);
              setChosen(new Set(areAllChosen ? [] : open.map(({ orderNumber }) => orderNumber)));
            }}
          />
          {selected.length > 0 && (
            <Text size={14} tone="muted">
              {texts.selected(selected.length, formatMoney(sum, locale))}
            </Text>
          )}
        </Inline>
      )}
      {list}
      <TextArea
        label={texts.commentLabel}
        hint={texts.commentHint}
        name={DECISION_FIELDS.comment}
        rows={2}
        maxLength={COMMENT_LENGTH}
        error={fault === 'comment' ? failures.COMMENT_MISSING : undefined}
        value={comment}
        onChange={({ target }) => {
          setFault(undefined);
          setComment(target.value);
        }}
      />
      {fault === 'orders' && (
        <Alert kind="failure" live="assertive">
          {failures.ORDER_MISSING}
        </Alert>
      )}
      <Inline gap={3}>
        {(['ACCEPT', 'DECLINE'] as const).map((value) => (
          <Button
            key={value}
            type="submit"
            name={DECISION_FIELDS.action}
            value={value}
            variant={value === 'ACCEPT' ? 'primary' : 'secondary'}
            busy={busy && pressed === value}
            aria-disabled={busy || undefined}
          >
            {value === 'ACCEPT' ? texts.approve : texts.decline}
          </Button>
        ))}
      </Inline>
    </form>
  );
}
