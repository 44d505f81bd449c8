import { useEffect, useRef } from 'react';
import { dateFormat } from '@foolscap/core/dates';
import { formatMoney, toMinorUnits } from '@foolscap/core/money';
import {
  Alert,
  Checkbox,
  Inline,
  Link,
  Select,
  SkeletonText,
  Stack,
  Text,
  TextField,
  useLocale,
  useMessages,
  VisuallyHidden,
} from '@foolscap/ui/components';
import type { ApprovalRuleData, ApprovalSetup } from '../../contract/index.ts';
import { RULE_NAME_LENGTH } from '../../model/approval-rules.ts';
import { APPROVAL_FIELDS as FIELDS } from '../../model/form-fields.ts';
import type { FormValues } from '../../model/form-fields.ts';
import { APPROVAL_SETUP_MESSAGES } from './approval-setup-messages.ts';
import { Choices, RuleForm } from './RuleForm.tsx';
import { listChoices } from './list-choices.ts';
import { RemoveForm, SetupForm } from './SetupForm.tsx';
import type { SetupFormProps, SetupPart } from './SetupForm.tsx';
import { SetupSection } from './SetupSection.tsx';
import { useSavedKey } from '../use-saved-key.ts';
import styles from './ApprovalSetup.module.scss';

/** The entry whose form is open: a rule or group by its id, or a new one. */
export interface EditedEntry {
  part: 'rules' | 'groups';
  /** Empty for a new one. */
  id: string;
}

export interface ApprovalSetupPanelProps extends SetupFormProps {
  /** The setup; undefined while loading and after a failed load. */
  setup: ApprovalSetup | undefined;
  /** The entry whose form is open. */
  edited?: EditedEntry | undefined;
  /** Returns the URL of the page with the form of an entry, or without a form. */
  hrefFor: (edited?: EditedEntry) => string;
  /** The values of a delegation that was refused before hydration. */
  delegation?: FormValues | undefined;
  /** Why loading or the last change failed. */
  error?: string | undefined;
  /** A change was saved. */
  isSaved?: boolean;
  /** Increases with each outcome, so that a repeated one is announced again. */
  attempt?: number;
}

type PartProps = Omit<ApprovalSetupPanelProps, 'setup'> & { setup: ApprovalSetup };

/** Returns the id of the section of a part. There is one panel on a page. */
const sectionId = (part: SetupPart) => `approval-${part}`;

/** The approvals of an organization as an admin sets them up, and the delegations of an approver (storefront-6.9). */
export function ApprovalSetupPanel({ onSave, onRemove, ...rest }: ApprovalSetupPanelProps) {
  const { setup, edited, error, isSaved = false, attempt = 0 } = rest;
  const { setup: texts } = useMessages('approvals', APPROVAL_SETUP_MESSAGES);
  const locale = useLocale();
  const changed = useRef<SetupPart>(undefined);
  const props: ApprovalSetupPanelProps = {
    ...rest,
    onSave:
      onSave &&
      ((part, id, fields) => {
        changed.current = part;
        onSave(part, id, fields);
      }),
    onRemove:
      onRemove &&
      ((part, id) => {
        changed.current = part;
        onRemove(part, id);
      }),
  };

  // The pressed button or link has disappeared with its entry or form.
  const before = useRef({ attempt, edited });
  useEffect(() => {
    const previous = before.current;
    before.current = { attempt, edited };
    const isOpened = edited && (edited.part !== previous.edited?.part || edited.id !== previous.edited.id);
    const section = (part: SetupPart) => document.getElementById(sectionId(part));
    if (isOpened) section(edited.part)?.querySelector<HTMLElement>(`[name="${FIELDS.name}"]`)?.focus();
    else if (attempt !== previous.attempt && isSaved && changed.current) section(changed.current)?.focus();
    else if (previous.edited && !edited) section(previous.edited.part)?.focus();
  }, [attempt, edited, isSaved]);
  return (
    <Stack gap={6}>
      {error && (
        <Alert key={`error-${attempt}`} kind="failure" live="assertive">
          {error}
        </Alert>
      )}
      {isSaved && !error && (
        <Alert key={`saved-${attempt}`} kind="success" live="polite">
          {texts.saved}
        </Alert>
      )}
      {!setup && !error && (
        <div aria-busy="true">
          <VisuallyHidden>{texts.loading}</VisuallyHidden>
          <SkeletonText lines={6} />
        </div>
      )}
      {setup?.mayChangeRules && (
        <>
          {setup.approvalLimit !== undefined && (
            <Text>{texts.limit(formatMoney(toMinorUnits(setup.approvalLimit), locale))}</Text>
          )}
          <Rules {...props} setup={setup} />
          <Groups {...props} setup={setup} />
        </>
      )}
      {setup && <Delegations {...props} setup={setup} />}
    </Stack>
  );
}

function Rules(props: PartProps) {
  const { setup, edited, hrefFor, busy, actionFor, hidden, onSave, onRemove } = props;
  const { setup: texts } = useMessages('approvals', APPROVAL_SETUP_MESSAGES);
  const form = { busy, actionFor, hidden, onSave, onRemove } as SetupFormProps;
  const isOpen = edited?.part === 'rules';
  return (
    <SetupSection id={sectionId('rules')} title={texts.rules} note={texts.rulesNote}>
      {setup.rules.length === 0 && !isOpen && <Text>{texts.noRules}</Text>}
      {setup.rules.length > 0 && (
        <ul className={styles.list}>
          {setup.rules.map((rule) => (
            <li key={rule.id} className={styles.entry}>
              <RuleSummary rule={rule} setup={setup} />
              <Inline gap={3}>
                <Link href={hrefFor({ part: 'rules', id: rule.id })} aria-label={texts.editRule(rule.name)}>
                  {texts.edit}
                </Link>
                <RemoveForm {...form} part="rules" id={rule.id} name={rule.name} />
              </Inline>
            </li>
          ))}
        </ul>
      )}
      {isOpen ? (
        <RuleForm
          key={edited.id}
          {...form}
          setup={setup}
          rule={setup.rules.find(({ id }) => id === edited.id)}
          cancelHref={hrefFor()}
        />
      ) : (
        <Link href={hrefFor({ part: 'rules', id: '' })}>{texts.addRule}</Link>
      )}
    </SetupSection>
  );
}

/** A rule in words: its name, level, conditions and approvers. */
function RuleSummary({ rule, setup }: { rule: ApprovalRuleData; setup: ApprovalSetup }) {
  const { setup: texts } = useMessages('approvals', APPROVAL_SETUP_MESSAGES);
  const { summary } = texts;
  const locale = useLocale();
  const { conditions, approverKind, groupId, personId, needsAll } = rule;
  const namesOf = (
    ids: readonly string[],
    all: readonly { id: string; name: string }[],
    nameOf: (id: string) => string,
  ) => ids.map((id) => all.find((each) => each.id === id)?.name ?? nameOf(id));
  const parts = [
    conditions.amountAbove &&
      summary.amount(formatMoney(toMinorUnits(conditions.amountAbove.amount), locale)),
    conditions.quantityAbove !== undefined && summary.units(conditions.quantityAbove),
    conditions.categoryIds &&
      summary.categories(namesOf(conditions.categoryIds, setup.categories, texts.otherCategory)),
    conditions.overBudget && summary.overBudget,
    conditions.offContract && summary.offContract,
    conditions.requesterIds &&
      summary.requesters(namesOf(conditions.requesterIds, setup.people, () => texts.formerMember)),
    conditions.paymentTypes && summary.payments(conditions.paymentTypes.map((type) => texts.tenders[type])),
  ].filter((part) => typeof part === 'string');
  const name =
    setup.groups.find(({ id }) => id === groupId)?.name ??
    setup.people.find(({ id }) => id === personId)?.name ??
    summary.removedApprover;
  const unit = rule.unitId && (setup.units.find(({ id }) => id === rule.unitId)?.path ?? texts.otherUnit);
  const approvers =
    approverKind === 'ANY_APPROVER' ? summary.any : needsAll ? summary.all(name) : summary.one(name);
  return (
    <Stack gap={1}>
      <Text weight="semibold">{rule.name}</Text>
      <Text size={14}>
        {[texts.levelOf(rule.level), unit, ...(parts.length > 0 ? parts : [summary.every])]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      <Text size={14} tone="muted">
        {approvers}
      </Text>
    </Stack>
  );
}

function Groups(props: PartProps) {
  const { setup, edited, hrefFor, busy, actionFor, hidden, onSave, onRemove } = props;
  const { setup: texts } = useMessages('approvals', APPROVAL_SETUP_MESSAGES);
  const form = { busy, actionFor, hidden, onSave, onRemove } as SetupFormProps;
  const isOpen = edited?.part === 'groups';
  const group = setup.groups.find(({ id }) => isOpen && id === edited.id);
  const nameOf = (id: string) => setup.people.find((person) => person.id === id)?.name ?? texts.formerMember;
  return (
    <SetupSection id={sectionId('groups')} title={texts.groups} note={texts.groupsNote}>
      {setup.groups.length === 0 && !isOpen && <Text>{texts.noGroups}</Text>}
      {setup.groups.length > 0 && (
        <ul className={styles.list}>
          {setup.groups.map(({ id, name, memberIds }) => (
            <li key={id} className={styles.entry}>
              <Stack gap={1}>
                <Text weight="semibold">{name}</Text>
                <Text size={14} tone="muted">
                  {memberIds.map(nameOf).join(', ') || texts.noMembers}
                </Text>
              </Stack>
              <Inline gap={3}>
                <Link href={hrefFor({ part: 'groups', id })} aria-label={texts.editRule(name)}>
                  {texts.edit}
                </Link>
                <RemoveForm {...form} part="groups" id={id} name={name} />
              </Inline>
            </li>
          ))}
        </ul>
      )}
      {isOpen ? (
        <SetupForm
          key={edited.id}
          {...form}
          part="groups"
          id={edited.id}
          cancelHref={hrefFor()}
          label={group ? texts.editRule(group.name) : texts.addGroup}
        >
          <TextField
            label={texts.name}
            name={FIELDS.name}
            defaultValue={group?.name}
            maxLength={RULE_NAME_LENGTH}
            required
          />
          <Choices legend={texts.members}>
            {listChoices(
              setup.people.filter(({ id, approves }) => approves || group?.memberIds.includes(id)),
              group?.memberIds,
              () => texts.formerMember,
            ).map(({ id, name }) => (
              <Checkbox
                key={id}
                name={`${FIELDS.member}${id}`}
                label={name}
                defaultChecked={group?.memberIds.includes(id)}
              />
            ))}
          </Choices>
        </SetupForm>
      ) : (
        <Link href={hrefFor({ part: 'groups', id: '' })}>{texts.addGroup}</Link>
      )}
    </SetupSection>
  );
}

function Delegations(props: PartProps) {
  const {
    setup,
    delegation,
    attempt = 0,
    isSaved = false,
    busy,
    actionFor,
    hidden,
    onSave,
    onRemove,
  } = props;
  const { setup: texts } = useMessages('approvals', APPROVAL_SETUP_MESSAGES);
  const form = { busy, actionFor, hidden, onSave, onRemove } as SetupFormProps;
  const savedKey = useSavedKey(isSaved, attempt);
  const kept = (savedKey === 0 && delegation) || {};
  const date = dateFormat(useLocale(), { dateStyle: 'medium', timeZone: 'UTC' });
  const day = (text: string) => date.format(new Date(text));
  const colleagues = setup.people.filter(({ id, approves }) => approves && id !== setup.callerId);
  return (
    <SetupSection id={sectionId('delegations')} title={texts.delegations} note={texts.delegationsNote}>
      {setup.delegations.length > 0 && (
        <ul className={styles.list}>
          {setup.delegations.map(({ id, delegateName, startsOn, endsOn }) => {
            const name = texts.delegation(delegateName, day(startsOn), day(endsOn));
            return (
              <li key={id} className={styles.entry}>
                <Text>{name}</Text>
                <RemoveForm {...form} part="delegations" id={id} name={name} />
              </li>
            );
          })}
        </ul>
      )}
      {colleagues.length === 0 ? (
        <Text size={14}>{texts.noDelegates}</Text>
      ) : (
        <SetupForm
          // Emptied once it was saved.
          key={savedKey}
          {...form}
          part="delegations"
          label={texts.delegations}
          submit={texts.addDelegation}
        >
          <Select
            label={texts.delegate}
            name={FIELDS.delegate}
            placeholder={texts.chooseDelegate}
            defaultValue={kept[FIELDS.delegate] ?? ''}
            options={colleagues.map(({ id, name }) => ({ value: id, label: name }))}
            required
          />
          <div className={styles.pair}>
            {([FIELDS.startsOn, FIELDS.endsOn] as const).map((name) => (
              <TextField
                key={name}
                label={texts[name]}
                name={name}
                type="date"
                defaultValue={kept[name]}
                required
              />
            ))}
          </div>
        </SetupForm>
      )}
    </SetupSection>
  );
}
