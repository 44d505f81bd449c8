import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from '../components/Container/Container.tsx';
import { DefinitionList } from '../components/DefinitionList/DefinitionList.tsx';
import { Inline } from '../components/Inline/Inline.tsx';
import { SectionHeading } from '../components/SectionHeading/SectionHeading.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { colours, contrastPairs, type ColourRole, type SchemeName, type TenantName } from './colour.ts';
import { contrastRatio } from './contrast.ts';
import { spacing, type as typeScale } from './scale.ts';

const meta = { title: 'UI/Foundations' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const swatch = (role: string) => ({
  inlineSize: '3rem',
  blockSize: '3rem',
  flex: 'none',
  border: '1px solid var(--fs-rule)',
  borderRadius: 'var(--fs-radius-control)',
  background: `var(--fs-${role})`,
});

/** The roles of the theme that is chosen in the toolbar, each with the worst contrast that it has anywhere. */
export const Colours: Story = {
  render: (_, { globals }) => {
    const theme = colours[globals.tenant as TenantName][globals.theme as SchemeName];
    const worst = (role: ColourRole) =>
      contrastPairs
        .filter(({ text }) => text === role)
        .flatMap(({ on }) => on.map((ground) => contrastRatio(theme[role], theme[ground])))
        .sort((a, b) => a - b)[0];
    return (
      <Stack gap={3}>
        {(Object.keys(theme) as ColourRole[]).map((role) => {
          const ratio = worst(role);
          return (
            <Inline key={role} nowrap>
              <span style={swatch(role)} />
              <span>
                <strong>{role}</strong> {theme[role]}
                {ratio !== undefined && ` · at least ${ratio.toFixed(1)}:1`}
              </span>
            </Inline>
          );
        })}
      </Stack>
    );
  },
};

export const Type: Story = {
  render: () => (
    <Stack gap={4}>
      {Object.keys(typeScale)
        .reverse()
        .map((size) => (
          <p
            key={size}
            style={{
              fontSize: `var(--fs-text-${size})`,
              lineHeight: `var(--fs-leading-${size})`,
              fontWeight: 600,
            }}
          >
            {size}: Two reams of foolscap, $24.98
          </p>
        ))}
    </Stack>
  ),
};

export const Spacing: Story = {
  render: () => (
    <Container>
      <Stack>
        <SectionHeading>Steps of 4 px; the business site is denser</SectionHeading>
        <DefinitionList
          items={Object.entries(spacing.consumer).map(([step, px]) => ({
            term: `--fs-space-${step}`,
            description: `${px} px, business ${spacing.business[Number(step) as keyof typeof spacing.business]} px`,
          }))}
        />
      </Stack>
    </Container>
  ),
};
