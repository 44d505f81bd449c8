import { useLocation, useNavigate } from 'react-router';
import { ApprovalSetupOverview } from '@foolscap/approvals/feature';
import { SETUP_FORM_PATHS } from '../../forms/approvals-form-paths.ts';
import { FormFields } from '../../forms/forms.tsx';
import { useFormOutcome } from '../../forms/form-outcome.ts';
import { TITLE_MESSAGES } from '../../rendering/title-messages.ts';
import { AccountFrame } from '../account/AccountFrame.tsx';
import { approvalRulesPath, readEditedEntry } from './approvals-address.ts';

/** The approval rules and groups of an organization, and the delegations of an approver. */
export function ApprovalRules() {
  const outcome = useFormOutcome();
  const { search } = useLocation();
  const navigate = useNavigate();
  const edited = readEditedEntry(new URLSearchParams(search));
  return (
    <AccountFrame title={TITLE_MESSAGES.titles.approvalRules}>
      <ApprovalSetupOverview
        edited={edited}
        hrefFor={approvalRulesPath}
        createId={() => crypto.randomUUID()}
        onSaved={() => {
          if (edited) void navigate(approvalRulesPath());
        }}
        actionFor={(part) => SETUP_FORM_PATHS[part]}
        hidden={<FormFields purpose="approval-rules" />}
        outcome={
          outcome?.form === 'approvalRules'
            ? {
                values: outcome.values,
                error: outcome.error && { code: outcome.error.code, message: outcome.error.message ?? '' },
              }
            : undefined
        }
      />
    </AccountFrame>
  );
}
