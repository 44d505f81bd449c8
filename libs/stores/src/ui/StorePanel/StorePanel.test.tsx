import { render, screen } from '@testing-library/react';
import { storesAround } from '../../testing/index.ts';
import { StorePanel } from './StorePanel.tsx';

const panel = (props: Partial<Parameters<typeof StorePanel>[0]>) => (
  <StorePanel
    store={undefined}
    text=""
    phase="ready"
    stores={storesAround.slice(0, 2)}
    onSearch={() => undefined}
    chooseForm={{ action: '#', fields: null }}
    allHref="/stores"
    {...props}
  />
);

it('keeps the focus in the field and announces the result of a search', () => {
  const { rerender } = render(panel({ near: 'Framingham, MA' }));
  const field = screen.getByLabelText(/ZIP code/);
  field.focus();
  const status = screen.getByRole('status');
  rerender(panel({ text: 'Seattle', phase: 'loading', near: 'Framingham, MA' }));
  rerender(panel({ text: 'Seattle', near: 'Seattle, WA' }));
  expect(field).toHaveFocus();
  expect(status).toHaveTextContent('Stores near Seattle, WA');
  rerender(panel({ text: 'MA' }));
  expect(status).toHaveTextContent('2 stores');
  rerender(panel({ text: '99501', stores: [] }));
  expect(status).toHaveTextContent('No store found. Try another ZIP code or a nearby city.');
});
