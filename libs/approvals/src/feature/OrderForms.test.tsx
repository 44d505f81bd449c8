import { configureStore } from '@reduxjs/toolkit';
import { act, render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createApprovalsModule, approvalsActions } from '../state/index.ts';
import {
  buildApprovalOrders,
  buildDifference,
  buildEditableOrder,
  createFakeApprovalsClient,
} from '../testing/index.ts';
import { OrderForms } from './OrderForms.tsx';

test('values that were posted before hydration do not return after a change was saved', () => {
  const { reducer } = createApprovalsModule({ client: createFakeApprovalsClient(), newKey: () => 'key' });
  const store = configureStore({ reducer: { approvals: reducer } });
  const [waiting] = buildApprovalOrders().approvalOrders;
  const forms = (qty: number) => (
    <Provider store={store}>
      <OrderForms
        order={{
          ...waiting!,
          editable: buildEditableOrder({
            lines: [{ lineNumber: 1, itemId: 'paper', name: 'Paper', qty, price: 8 }],
          }),
        }}
        outcome={{ form: 'change', values: { 'add:0': 'pen' } }}
      />
    </Provider>
  );
  const { container, rerender } = render(forms(8));
  const added = () => container.querySelector<HTMLInputElement>('[name="add:0"]')!.value;
  expect(added()).toBe('pen');
  const saved = { orderNumber: waiting!.orderNumber, difference: buildDifference(), isSaved: true };
  act(() => void store.dispatch(approvalsActions.changeAnswered(saved)));
  act(() => void store.dispatch(approvalsActions.changeEdited()));
  // The changed order arrives.
  rerender(forms(7));
  expect(added()).toBe('');
});
