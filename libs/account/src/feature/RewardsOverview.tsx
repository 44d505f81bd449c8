import { lazy, Suspense, useState } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { lazyComponent, Link, SectionHeading, Stack, useMessages } from '@foolscap/ui/components';
import { rewardsMessage } from '../model/index.ts';
import { rewardsActions, selectRewardsChange, selectRewardsProgram } from '../state/index.ts';
import type { RewardsCommand } from '../state/index.ts';
import { RewardsClaims, RewardsHistory, RewardsOffers, RewardsPanel } from '../ui/index.ts';
import type { FormOutcome } from './form-outcome.ts';
import { ACCOUNT_MESSAGES } from '../model/messages.ts';
import { REWARDS_PAGE_MESSAGES } from '../ui/RewardsPanel/rewards-page-messages.ts';

const RewardsDrawer = lazy(() => import('./RewardsDrawer.tsx'));
/** The forms. Lazy, because most visits open none. */
const BonusCategoryForm = lazyComponent(async () => {
  const { BonusCategoryForm: Form } = await import('../ui/BonusCategoryForm/BonusCategoryForm.tsx');
  return { default: Form };
});
const RewardsClaimForm = lazyComponent(async () => {
  const { RewardsClaimForm: Form } = await import('../ui/RewardsClaimForm/RewardsClaimForm.tsx');
  return { default: Form };
});

/** A form of the rewards page that opens in a drawer, or on the page before its script has loaded. */
export type RewardsForm = 'categories' | 'claim';

export interface RewardsOverviewProps {
  /** Form actions and hidden fields, for submissions before hydration. */
  actions?: Partial<Record<RewardsCommand['task'], string>>;
  fieldsFor?: (purpose: string) => ReactNode;
  outcome?: FormOutcome | undefined;
  /** Page of the history that is shown, from 1. */
  page?: number;
  /** The form that the URL opens on the page. */
  form?: RewardsForm | undefined;
  pageHref: (page: number) => string;
  formHref: (form: RewardsForm) => string;
  orderHref: (orderNumber: string) => string;
  termsHref?: string | undefined;
}

const TASKS: readonly RewardsCommand['task'][] = ['claim', 'enroll', 'activate', 'categories'];
/** The task whose form is in a drawer, which shows its own failures. */
const FORM_TASKS: Record<RewardsForm, RewardsCommand['task']> = { categories: 'categories', claim: 'claim' };
const TITLES = { categories: 'bonusCategories', claim: 'missing' } as const;

/** Returns the task of a form that was submitted without JavaScript. */
const getTask = (form: string | undefined): RewardsCommand['task'] | undefined =>
  TASKS.find((task) => task === form);

/** The account's part in the rewards program. Loads no data; its route requests it. */
export function RewardsOverview({
  actions = {},
  fieldsFor,
  outcome,
  page = 1,
  form: formOfUrl,
  pageHref,
  formHref,
  orderHref,
  termsHref,
}: RewardsOverviewProps) {
  const dispatch = useDispatch();
  const messages = useMessages('account', ACCOUNT_MESSAGES);
  const { rewardsPage: texts, rewardsDone } = useMessages('account', REWARDS_PAGE_MESSAGES);
  const program = useSelector(selectRewardsProgram);
  const change = useSelector(selectRewardsChange);
  const [drawer, setDrawer] = useState<{ form: RewardsForm; isOpen: boolean; serial: number }>();
  // A saved change closes the drawer.
  const isDrawerOpen =
    drawer !== undefined && drawer.isOpen && !(change.phase === 'saved' && change.serial > drawer.serial);
  const posted = change.phase === 'idle' ? outcome : undefined;
  const unread = program.phase === 'failed' && !program.value ? program.failure : undefined;
  const failed =
    change.phase === 'failed'
      ? { task: change.command.task, failure: change.failure }
      : posted?.error && { task: getTask(posted.form), failure: posted.error };
  const shownForm = isDrawerOpen ? drawer.form : formOfUrl;
  const isOwnFailure =
    failed !== undefined && shownForm !== undefined && failed.task === FORM_TASKS[shownForm];
  const failure = unread ?? (isOwnFailure ? undefined : failed?.failure);
  const doneTask =
    change.phase === 'saved' ? change.command.task : posted?.error ? undefined : getTask(posted?.form);
  const submit = (command: RewardsCommand) => dispatch(rewardsActions.rewardsSubmitted(command));
  const busy = change.phase === 'saving';
  const { value } = program;

  const getForm = (form: RewardsForm): ReactNode => {
    // A drawer that opens again does not show an earlier failure.
    const isNew = !isDrawerOpen || change.serial > drawer.serial;
    const message = isOwnFailure && isNew ? rewardsMessage(failed.failure, messages) : undefined;
    if (form === 'claim')
      return (
        <RewardsClaimForm
          error={message === undefined ? undefined : { message, field: failed?.failure.field }}
          errorKind={posted?.values.receiptNumber === undefined ? 'order' : 'receipt'}
          attempt={change.serial}
          busy={busy}
          values={posted?.values}
          action={actions.claim}
          fieldsFor={fieldsFor}
          onClaim={(body) => submit({ task: 'claim', body })}
        />
      );
    const shared = {
      error: message,
      attempt: change.serial,
      busy,
      action: actions[FORM_TASKS[form]],
      hidden: fieldsFor?.(`rewards-${form}`),
    };
    return (
      value?.bonusCategories && (
        <BonusCategoryForm
          {...shared}
          bonusCategories={value.bonusCategories}
          onChoose={(categories) => submit({ task: 'categories', categories })}
        />
      )
    );
  };
  /** Opens a form in a drawer instead of following its link, unless the click opens a new tab. */
  const opener = (form: RewardsForm, label: string) => (
    <Link
      href={formHref(form)}
      onClick={(press: MouseEvent<HTMLElement>) => {
        if (press.metaKey || press.ctrlKey || press.shiftKey) return;
        press.preventDefault();
        setDrawer({ form, isOpen: true, serial: change.serial });
      }}
    >
      {label}
    </Link>
  );
  const bonus = value?.bonusCategories;
  const chosen = bonus?.options.filter(({ isChosen }) => isChosen) ?? [];
  return (
    <RewardsPanel
      program={value}
      error={failure && rewardsMessage(failure, messages)}
      done={doneTask && rewardsDone[doneTask]}
      attempt={change.serial}
      busy={busy}
      enrollAction={actions.enroll}
      fieldsFor={fieldsFor}
      termsHref={termsHref}
      onEnroll={() => submit({ task: 'enroll' })}
      onRetry={unread?.retryable ? () => dispatch(rewardsActions.programRequested(page)) : undefined}
    >
      {value && (
        <>
          <Stack as="section" gap={3}>
            <SectionHeading level={2}>{texts.offers}</SectionHeading>
            <RewardsOffers
              offers={value.offers}
              busy={busy}
              action={actions.activate}
              fieldsFor={fieldsFor}
              onActivate={(id) => submit({ task: 'activate', id })}
            />
          </Stack>
          {bonus && (
            <Stack as="section" gap={4}>
              <SectionHeading level={2}>{texts.bonusCategories}</SectionHeading>
              <Stack gap={3}>
                <p>
                  {chosen.length
                    ? texts.bonusChosen(
                        bonus.percent,
                        chosen.map(({ name }) => name),
                      )
                    : texts.bonusNote(bonus.most, bonus.percent)}
                </p>
                {formOfUrl === 'categories' && chosen.length < bonus.most
                  ? getForm('categories')
                  : chosen.length < bonus.most && <p>{opener('categories', texts.chooseCategories)}</p>}
              </Stack>
            </Stack>
          )}
          <Stack as="section" gap={4}>
            <SectionHeading level={2}>{texts.missing}</SectionHeading>
            <Stack gap={4}>
              <p>{texts.missingNote}</p>
              {formOfUrl === 'claim' ? getForm('claim') : <p>{opener('claim', texts.claimMissing)}</p>}
              {value.claims.length > 0 && <RewardsClaims claims={value.claims} />}
            </Stack>
          </Stack>
          <Stack as="section" gap={4}>
            <SectionHeading level={2}>{texts.history}</SectionHeading>
            <RewardsHistory history={value.history} pageHref={pageHref} orderHref={orderHref} />
          </Stack>
          {drawer && (
            <Suspense fallback={null}>
              <RewardsDrawer
                open={isDrawerOpen}
                title={texts[TITLES[drawer.form]]}
                onClose={() => setDrawer({ ...drawer, isOpen: false })}
              >
                {getForm(drawer.form)}
              </RewardsDrawer>
            </Suspense>
          )}
        </>
      )}
    </RewardsPanel>
  );
}
