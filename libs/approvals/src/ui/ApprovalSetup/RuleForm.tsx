import { useState } from 'react';
import { Checkbox, Select, Stack, Text, TextField, useMessages } from '@foolscap/ui/components';
import type { TenderType } from '@foolscap/core/vocabulary';
import type { ReactNode } from 'react';
import type { ApprovalRuleData, ApprovalSetup } from '../../contract/index.ts';
import { MOST_LEVELS, RULE_NAME_LENGTH } from '../../model/approval-rules.ts';
import { APPROVAL_FIELDS as FIELDS, getApproversValue } from '../../model/form-fields.ts';
import { APPROVAL_MESSAGES } from '../../model/messages.ts';
import { APPROVAL_SETUP_MESSAGES } from './approval-setup-messages.ts';
import { listChoices } from './list-choices.ts';
import { SetupForm } from './SetupForm.tsx';
import type { SetupFormProps } from './SetupForm.tsx';
import styles from './ApprovalSetup.module.scss';

/** A group of check boxes under a legend. */
export function Choices({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{legend}</legend>
      {children}
    </fieldset>
  );
}

export interface RuleFormProps extends SetupFormProps {
  setup: ApprovalSetup;
  /** The rule that is edited; absent for a new one. */
  rule?: ApprovalRuleData | undefined;
  cancelHref: string;
}

/** The form of a rule: to which orders it applies, and who approves them. */
export function RuleForm({ setup, rule, cancelHref, ...form }: RuleFormProps) {
  const { setup: texts } = useMessages('approvals', APPROVAL_SETUP_MESSAGES);
  const { fields: errors } = useMessages('approvals', APPROVAL_MESSAGES);
  const [invalid, setInvalid] = useState<readonly string[]>([]);
  const { conditions = {}, unitId, personId } = rule ?? {};
  const box = (prefix: string, id: string, label: string, isChecked: boolean | undefined) => (
    <Checkbox key={id} name={`${prefix}${id}`} label={label} defaultChecked={isChecked} />
  );
  // The chosen person stays, also without approving anymore: another approver would be a change that the admin did not make.
  const approvers = listChoices(
    setup.people.filter(({ id, approves }) => approves || id === personId),
    personId === undefined ? [] : [personId],
    () => texts.formerMember,
  );
  const units = setup.units.map(({ id, path }) => ({ id, name: path }));
  return (
    <SetupForm
      {...form}
      part="rules"
      id={rule?.id ?? ''}
      cancelHref={cancelHref}
      label={rule ? texts.editRule(rule.name) : texts.addRule}
      onChecked={setInvalid}
    >
      <TextField
        label={texts.name}
        hint={texts.nameHint}
        name={FIELDS.name}
        defaultValue={rule?.name}
        maxLength={RULE_NAME_LENGTH}
        required
      />
      <div className={styles.pair}>
        <Select
          label={texts.unit}
          name={FIELDS.unit}
          defaultValue={rule?.unitId ?? ''}
          options={[
            { value: '', label: texts.everyone },
            ...listChoices(units, unitId ? [unitId] : [], () => texts.otherUnit).map(({ id, name }) => ({
              value: id,
              label: name,
            })),
          ]}
        />
        <Select
          label={texts.level}
          name={FIELDS.level}
          defaultValue={String(rule?.level ?? 1)}
          options={Array.from({ length: MOST_LEVELS }, (_, index) => ({
            value: String(index + 1),
            label: texts.levelOf(index + 1),
          }))}
        />
      </div>
      <Select
        label={texts.approvers}
        name={FIELDS.approvers}
        defaultValue={rule ? getApproversValue(rule) : 'ANY_APPROVER'}
        options={[
          { value: 'ANY_APPROVER', label: texts.anyApprover },
          ...setup.groups.map(({ id, name }) => ({
            value: getApproversValue({ approverKind: 'GROUP', groupId: id }),
            label: texts.group(name),
          })),
          ...approvers.map(({ id, name }) => ({
            value: getApproversValue({ approverKind: 'PERSON', personId: id }),
            label: texts.person(name),
          })),
        ]}
      />
      <Checkbox name={FIELDS.needsAll} label={texts.needsAll} defaultChecked={rule?.needsAll} />
      <Stack gap={1}>
        <Text weight="semibold">{texts.conditions}</Text>
        <Text size={14} tone="muted">
          {texts.conditionsNote}
        </Text>
      </Stack>
      <div className={styles.pair}>
        <TextField
          label={texts.amount}
          name={FIELDS.amount}
          defaultValue={conditions.amountAbove?.amount.toFixed(2)}
          inputMode="decimal"
          error={invalid.includes(FIELDS.amount) ? errors.amount : undefined}
          optional
        />
        <TextField
          label={texts.units}
          name={FIELDS.units}
          defaultValue={conditions.quantityAbove}
          inputMode="numeric"
          error={invalid.includes(FIELDS.units) ? errors.number : undefined}
          optional
        />
      </div>
      {box('', FIELDS.overBudget, texts.overBudget, conditions.overBudget)}
      {box('', FIELDS.offContract, texts.offContract, conditions.offContract)}
      <Choices legend={texts.categories}>
        {listChoices(setup.categories, conditions.categoryIds, texts.otherCategory).map(({ id, name }) =>
          box(FIELDS.category, id, name, conditions.categoryIds?.includes(id)),
        )}
      </Choices>
      <Choices legend={texts.requesters}>
        {listChoices(setup.people, conditions.requesterIds, () => texts.formerMember).map(({ id, name }) =>
          box(FIELDS.requester, id, name, conditions.requesterIds?.includes(id)),
        )}
      </Choices>
      <Choices legend={texts.payments}>
        {(Object.keys(texts.tenders) as TenderType[]).map((type) =>
          box(FIELDS.payment, type, texts.tenders[type], conditions.paymentTypes?.includes(type)),
        )}
      </Choices>
    </SetupForm>
  );
}
