import type { Meta, StoryObj } from '@storybook/react-vite';

import { Inline } from '../Inline/Inline.tsx';
import { Logo } from './Logo.tsx';
import styles from './Logo.module.scss';

const meta = { title: 'UI/Components/Logo', component: Logo } satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The symbol at 16, 24, 32 and 96 px. */
export const Mark: Story = {
  render: () => (
    <Inline gap={8}>
      {[16, 24, 32, 96].map((px) => (
        <span key={px} style={{ fontSize: px / 1.25 }}>
          <Logo variant="mark" className={styles.inherit} />
        </span>
      ))}
    </Inline>
  ),
};

export const Business: Story = { args: { suffix: 'business' }, globals: { tenant: 'business' } };

export const LongContent: Story = {
  args: { suffix: 'for departments' },
  globals: { viewport: { value: 'narrow' } },
};
