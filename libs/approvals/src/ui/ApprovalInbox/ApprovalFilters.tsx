import { Button, Inline, Link, Select, TextField, useMessages } from '@foolscap/ui/components';
import type { ApprovalOrdersData } from '../../contract/index.ts';
import { APPROVAL_SCOPES } from '../../model/codes.ts';
import type { ApprovalScope, ApprovalView } from '../../model/codes.ts';
import { APPROVAL_INBOX_MESSAGES } from './approval-inbox-messages.ts';
import styles from './ApprovalInbox.module.scss';

/** The values of the filter, as in the address of the page. */
export interface ApprovalFilterValues {
  scope: ApprovalScope;
  /** Account of the buyer; empty for everyone. */
  requesterId: string;
  /** Text in the order number, purchase order or buyer's name. */
  q: string;
}

/** Names of the fields, which are the parameters of the page's address. */
export const FILTER_FIELDS = { view: 'view', scope: 'show', requester: 'buyer', text: 'q' } as const;

export interface ApprovalFiltersProps {
  view: ApprovalView;
  values: ApprovalFilterValues;
  requesters: ApprovalOrdersData['requesters'];
  /** URL of the page, without parameters. */
  action: string;
  /** URL of the list without a filter. */
  clearHref: string;
}

/** The filter of the list of an approver: a form whose result is a page with an address of its own. */
export function ApprovalFilters({ view, values, requesters, action, clearHref }: ApprovalFiltersProps) {
  const {
    inbox: { filter: texts },
  } = useMessages('approvals', APPROVAL_INBOX_MESSAGES);
  const isFiltered = values.scope !== 'MINE' || values.requesterId !== '' || values.q !== '';
  return (
    <form action={action} method="get" role="search" aria-label={texts.label} className={styles.filters}>
      {view === 'DECIDED' && <input type="hidden" name={FILTER_FIELDS.view} value="decided" />}
      {view === 'WAITING' && (
        <Select
          label={texts.scope}
          name={FILTER_FIELDS.scope}
          defaultValue={values.scope.toLowerCase()}
          options={APPROVAL_SCOPES.map((scope) => ({
            value: scope.toLowerCase(),
            label: texts.scopes[scope],
          }))}
        />
      )}
      <Select
        label={texts.requester}
        name={FILTER_FIELDS.requester}
        defaultValue={values.requesterId}
        options={[
          { value: '', label: texts.everyone },
          ...requesters.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <TextField
        label={texts.text}
        name={FILTER_FIELDS.text}
        type="search"
        defaultValue={values.q}
        maxLength={100}
      />
      <Inline gap={3}>
        <Button type="submit" variant="secondary">
          {texts.apply}
        </Button>
        {isFiltered && <Link href={clearHref}>{texts.clear}</Link>}
      </Inline>
    </form>
  );
}
