import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { pageAt, views, type PageArgs, type PageStory } from '../../testing/page-story.tsx';

const meta = {
  title: 'Pages/Gift card balance',
  ...pageAt({ path: '/gift-card-balance' }),
} satisfies Meta<PageArgs>;
export default meta;

export const Default = views.showing('Gift card balance');
export const Phone = views.phone;
export const Business = views.business;

const check = async (canvasElement: HTMLElement, code: string) => {
  const page = within(canvasElement);
  await userEvent.type(await page.findByLabelText(/card number/), '6006490025000000001');
  await userEvent.type(page.getByLabelText(/Card code/), code);
  await userEvent.click(page.getByRole('button', { name: 'Check the balance' }));
  return page;
};

export const Checked: PageStory = {
  play: async ({ canvasElement }) => {
    const page = await check(canvasElement, '0001');
    await expect(await page.findByText('Balance: $25.00')).toBeVisible();
    await expect(document.activeElement).toHaveTextContent('Gift card ending in 0001');
  },
};

/** No card has this number and code. */
export const Failed: PageStory = {
  play: async ({ canvasElement }) => {
    const page = await check(canvasElement, '0002');
    await expect(await page.findByText('Please verify the card number and try again.')).toBeVisible();
    await expect(page.getByLabelText(/card number/)).toHaveFocus();
  },
};
