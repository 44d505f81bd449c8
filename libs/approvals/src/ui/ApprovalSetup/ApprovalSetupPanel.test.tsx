import { fireEvent, render, screen } from '@testing-library/react';
import { buildApprovalSetup } from '../../testing/index.ts';
import { ApprovalSetupPanel } from './ApprovalSetupPanel.tsx';
import type { ApprovalSetupPanelProps } from './ApprovalSetupPanel.tsx';

const panel = (props: Partial<ApprovalSetupPanelProps>) => (
  <ApprovalSetupPanel setup={buildApprovalSetup()} hrefFor={() => '#'} onSave={() => undefined} {...props} />
);
const firstDay = () => screen.getByLabelText(/^First day/);

test('a delegation keeps its values while it is sent and after an error, and is emptied once it was saved', () => {
  const { rerender } = render(panel({ isSaved: true, attempt: 1 }));
  fireEvent.change(firstDay(), { target: { value: '2026-12-21' } });
  rerender(panel({ attempt: 1, busy: true }));
  rerender(panel({ attempt: 2, error: 'Choose a colleague.' }));
  expect(firstDay()).toHaveProperty('value', '2026-12-21');
  rerender(panel({ attempt: 3, isSaved: true }));
  expect(firstDay()).toHaveProperty('value', '');
});

test('a delegation that was refused without JavaScript keeps its values', () => {
  render(panel({ delegation: { delegate: 'user-2', startsOn: '2026-12-21', endsOn: '2026-12-01' } }));
  expect(firstDay()).toHaveProperty('value', '2026-12-21');
  expect(screen.getByRole('combobox', { name: /^Colleague/ })).toHaveProperty('value', 'user-2');
});
