import { useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Alert, Stack, useAnnounce, useMessages } from '@foolscap/ui/components';
import { getEntryFault, isBlankEntry, listErrorMessage } from '../model/index.ts';
import {
  makeSelectQuickOrderRows,
  quickOrderActions as actions,
  selectIsQuickOrderAdding,
  selectQuickOrderCheck,
  selectQuickOrderNotice,
  selectQuickOrderOutcome,
  selectQuickOrderQuestion,
} from '../state/index.ts';
import type { QuickOrderRowView } from '../state/index.ts';
import { QuantityColumnChoice, QuickOrderForm, QuickOrderResults } from '../ui/index.ts';
import type { QuickOrderFormRow } from '../ui/index.ts';
import { QuickOrderFile } from './QuickOrderFile.tsx';
import { describeNotice, QuickOrderFilled } from './QuickOrderFilled.tsx';
import { LISTS_MESSAGES } from '../model/messages.ts';
import { QUICK_ORDER_MESSAGES } from '../model/quick-order-messages.ts';

/** Returns a row in the form's format. A mistake in the item number is shown after an attempt to add the row. */
function toFormRow({ row, known, answer, duplicateOf, isUnchecked }: QuickOrderRowView, isChecking: boolean) {
  const { id, line, itemId, qty, problem } = row;
  const fault = isBlankEntry(row) ? undefined : getEntryFault(row);
  return {
    id,
    line,
    itemId,
    qty,
    fault: problem?.fault ?? (fault === 'ITEM_MISSING' ? undefined : fault),
    item: known?.item,
    qtyToAdd: problem ? undefined : answer?.qtyToAdd,
    messages: problem?.messages ?? answer?.messages ?? [],
    suggestions: problem?.suggestions ?? known?.suggestions ?? [],
    duplicateOf,
    isChecking: isChecking && isUnchecked,
  } satisfies QuickOrderFormRow;
}

/** Creates the conversion of rows for the form, which keeps a row's object if nothing about it has changed. */
function createFormRows() {
  let cache = new WeakMap<QuickOrderRowView, QuickOrderFormRow>();
  return (views: readonly QuickOrderRowView[], isChecking: boolean): readonly QuickOrderFormRow[] => {
    const next = new WeakMap<QuickOrderRowView, QuickOrderFormRow>();
    const rows = views.map((view) => {
      const before = cache.get(view);
      const row =
        before && before.isChecking === (isChecking && view.isUnchecked)
          ? before
          : toFormRow(view, isChecking);
      next.set(view, row);
      return row;
    });
    cache = next;
    return rows;
  };
}

export interface QuickOrderProps {
  /** Links that are shown when rows were added, such as to the cart. */
  addedActions?: ReactNode;
}

/** The quick order: item numbers with quantities, checked while they are typed and added to the cart in one command. */
export function QuickOrder({ addedActions }: QuickOrderProps) {
  const dispatch = useDispatch();
  const announce = useAnnounce();
  const { errors } = useMessages('lists', LISTS_MESSAGES);
  const { quickOrder: texts } = useMessages('lists', QUICK_ORDER_MESSAGES);
  const [selectRows] = useState(makeSelectQuickOrderRows);
  const [getFormRows] = useState(createFormRows);
  const views = useSelector(selectRows);
  const check = useSelector(selectQuickOrderCheck);
  const notice = useSelector(selectQuickOrderNotice);
  const outcome = useSelector(selectQuickOrderOutcome);
  const question = useSelector(selectQuickOrderQuestion);
  const isAdding = useSelector(selectIsQuickOrderAdding);
  const isChecking = check.phase === 'checking';
  const rows = useMemo(() => getFormRows(views, isChecking), [getFormRows, views, isChecking]);
  // Results of an earlier visit are neither announced nor focused, and are shown only with their rows.
  const [first] = useState({ outcome: outcome?.serial ?? 0, notice: notice?.serial ?? 0 });
  const hasResult =
    outcome && (outcome.serial > first.outcome || outcome.problems.length > 0 || outcome.failure);
  const result = hasResult ? outcome : null;

  // After hydration, because the server does not know these rows.
  useEffect(() => void dispatch(actions.draftRequested()), [dispatch]);

  const heard = useRef({ outcome: outcome?.serial, notice: notice?.serial });
  useEffect(() => {
    if (!outcome || outcome.serial === heard.current.outcome) return;
    heard.current.outcome = outcome.serial;
    const { added, of, problems, failure } = outcome;
    if (failure) return;
    if (of === 0) announce(texts.nothingToAdd);
    else
      announce(
        problems.length
          ? `${texts.added({ added, of })} ${texts.toCorrect(problems.length)}`
          : texts.added({ added, of }),
      );
  }, [announce, outcome, texts]);
  useEffect(() => {
    if (!notice || notice.serial === heard.current.notice) return;
    heard.current.notice = notice.serial;
    announce(describeNotice(notice, texts));
  }, [announce, notice, texts]);

  const handlers = useMemo(
    () => ({
      onItem: (id: number, itemId: string) => dispatch(actions.rowChanged({ id, itemId })),
      onQuantity: (id: number, qty: string) => dispatch(actions.rowChanged({ id, qty })),
      onPaste: (id: number, text: string) => dispatch(actions.textEntered({ id, text })),
      onRemove: (id: number) => dispatch(actions.rowRemoved(id)),
      onSubmit: () => dispatch(actions.addSubmitted()),
      onClear: () => dispatch(actions.rowsCleared()),
    }),
    [dispatch],
  );
  // After an add, the first row to correct; if there is none, the first row.
  const focusId =
    outcome?.problems[0]?.id ?? (outcome?.of === 0 && !outcome.failure ? rows[0]?.id : undefined);
  const focus =
    outcome && outcome.serial > first.outcome && focusId !== undefined
      ? { id: focusId, serial: outcome.serial }
      : undefined;

  return (
    <QuickOrderForm
      {...handlers}
      rows={rows}
      busy={isAdding}
      focus={focus}
      actions={<QuickOrderFile onText={(text) => dispatch(actions.textEntered({ text }))} />}
      results={
        <Stack gap={3}>
          {result?.failure && (
            <Alert
              key={`outcome-${result.serial}`}
              kind="failure"
              live="assertive"
              onRetry={handlers.onSubmit}
              isRetrying={isAdding}
            >
              {listErrorMessage(result.failure, errors)}
            </Alert>
          )}
          {result && !result.failure && (
            <QuickOrderResults
              key={`outcome-${result.serial}`}
              {...result}
              actions={result.added > 0 ? addedActions : undefined}
            />
          )}
          {question && (
            <QuantityColumnChoice
              choices={question.choices}
              noneLabel={texts.quantityNone}
              onChoose={(quantityAt) => {
                const { text, id } = question;
                dispatch(actions.textEntered({ text, quantityAt, ...(id !== undefined && { id }) }));
              }}
              onDismiss={() => dispatch(actions.questionDismissed())}
            />
          )}
          {notice && notice.serial > first.notice && (
            <QuickOrderFilled key={`notice-${notice.serial}`} notice={notice} />
          )}
          {check.phase === 'failed' && views.some(({ isUnchecked }) => isUnchecked) && (
            <Alert kind="warning" live="polite" onRetry={() => dispatch(actions.checkRequested())}>
              {texts.checkFailed}
            </Alert>
          )}
        </Stack>
      }
    />
  );
}
