import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { messages as coreFrench } from '@foolscap/core/fr-CA';
import type { Translation } from '@foolscap/core/messages';
import { CANADA, type Address } from '@foolscap/core/vocabulary';
import { CountryProvider } from '@foolscap/ui/components';
import { messages as french } from '../../all-messages.fr-CA.ts';
import { addressLines, CANADIAN_ADDRESS_MESSAGES } from '../../model/index.ts';
import { CheckoutMessagesProvider } from '../CheckoutMessagesProvider.tsx';
import { AddressForm, type AddressFormProps } from './AddressForm.tsx';

/** Returns the overrides of a Canadian shop. */
const getCanadian = ({
  canadianAddressForm: addressForm,
  canadianAddressErrors: addressErrors,
}: Translation<typeof CANADIAN_ADDRESS_MESSAGES>) => ({ addressForm, addressErrors });

/** The form of a Canadian shop (decision-locales.4), with the address that it sends as on an envelope. */
function CanadianForm({ onSubmit, ...form }: AddressFormProps) {
  const [address, setAddress] = useState<Address>();
  const submit: AddressFormProps['onSubmit'] = (sent, keep) => {
    setAddress(sent);
    onSubmit?.(sent, keep);
  };
  return (
    <>
      <AddressForm {...form} onSubmit={submit} />
      {address && <address style={{ whiteSpace: 'pre' }}>{addressLines(address).join('\n')}</address>}
    </>
  );
}

const meta = {
  title: 'Checkout/AddressForm/Canada',
  component: AddressForm,
  args: { onSubmit: fn(), onZipCode: fn() },
  parameters: { receivesData: { Empty: 'an empty form is the English story' } },
} satisfies Meta<typeof AddressForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {
  parameters: {
    state: 'address in Canada',
    recipe: 'Start the shop with SITE_COUNTRY=CA, and check out as a guest up to the address.',
  },
  render: (args) => (
    <CountryProvider rules={CANADA}>
      <CheckoutMessagesProvider messages={getCanadian(CANADIAN_ADDRESS_MESSAGES)}>
        <CanadianForm {...args} />
      </CheckoutMessagesProvider>
    </CountryProvider>
  ),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText(/First name/), 'Ada');
    await userEvent.type(canvas.getByLabelText(/Last name/), 'Page');
    await userEvent.type(canvas.getByLabelText(/Street address/), '100 Queen Street West');
    await userEvent.type(canvas.getByLabelText(/City/), 'Toronto');
    await userEvent.selectOptions(canvas.getByLabelText(/Province/), 'Ontario');
    await userEvent.type(canvas.getByLabelText(/Phone number/), '416-555-0142');
    await userEvent.type(canvas.getByLabelText(/Postal code/), '01702');
    await userEvent.click(canvas.getByRole('button', { name: 'Use this address' }));
    await expect(canvas.getAllByText('Invalid postal code').length).toBeGreaterThan(0);
    // Five digits are no code of this country, so no place is looked up.
    await expect(args.onZipCode).not.toHaveBeenCalled();
    await userEvent.clear(canvas.getByLabelText(/Postal code/));
    await userEvent.type(canvas.getByLabelText(/Postal code/), 'm5h2n2');
    await userEvent.click(canvas.getByRole('button', { name: 'Use this address' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ state: 'ON', country: 'CA', zipCode: 'M5H 2N2' }),
      false,
    );
    await expect(canvas.getByText(/Toronto ON\s+M5H 2N2/)).toBeVisible();
  },
};

export const French: Story = {
  parameters: {
    state: 'address in Canada, in French',
    recipe: 'Start the shop with SITE_COUNTRY=CA, choose French, and check out as a guest up to the address.',
  },
  render: (args) => (
    <CountryProvider rules={{ ...CANADA, regions: coreFrench.provinces }}>
      <CheckoutMessagesProvider messages={french}>
        <CheckoutMessagesProvider messages={getCanadian(french)}>
          <CanadianForm {...args} />
        </CheckoutMessagesProvider>
      </CheckoutMessagesProvider>
    </CountryProvider>
  ),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Utiliser cette adresse' }));
    await expect(canvas.getAllByText('Choisissez une province.').length).toBeGreaterThan(0);
    await expect(canvas.getAllByText('Entrez un code postal.').length).toBeGreaterThan(0);
    await userEvent.type(canvas.getByLabelText(/Prénom/), 'Léa');
    await userEvent.type(canvas.getByLabelText(/Nom de famille/), 'Roy');
    await userEvent.type(canvas.getByLabelText(/Adresse municipale/), '275, rue Notre-Dame Est');
    await userEvent.type(canvas.getByLabelText(/Ville/), 'Montréal');
    await userEvent.selectOptions(canvas.getByLabelText(/Province/), 'Québec');
    await userEvent.type(canvas.getByLabelText(/Code postal/), 'h2y 1c6');
    await userEvent.type(canvas.getByLabelText(/téléphone/), '514-555-0142');
    await userEvent.click(canvas.getByRole('button', { name: 'Utiliser cette adresse' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ state: 'QC', country: 'CA', zipCode: 'H2Y 1C6' }),
      false,
    );
    await expect(canvas.getByText(/Montréal QC\s+H2Y 1C6/)).toBeVisible();
  },
};
