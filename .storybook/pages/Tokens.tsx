import { useSyncExternalStore, type CSSProperties, type ReactNode } from 'react';
import { Badge, Inline, Stack, Table } from '@foolscap/ui/components';
import {
  breakpoints,
  colors,
  contrastPairs,
  contrastRatio,
  controlHeight,
  decorativeRoles,
  easing,
  elevation,
  forcedColors,
  grid,
  iconSize,
  layers,
  motion,
  radii,
  schemes,
  spacing,
  tenants,
  token,
  type,
  weights,
  type ColorRole,
  type TokenName,
} from '@foolscap/ui/tokens';
import { Section } from './Section.tsx';

const roles = Object.keys(colors.consumer.light) as ColorRole[];

const themes = tenants.flatMap((tenant) => schemes.map((scheme) => ({ tenant, scheme })));

/** Shows the color, because its name is not enough. */
function Swatch({ value }: { readonly value: string }) {
  return (
    <Inline gap={2} nowrap>
      <span
        style={{
          inlineSize: '2rem',
          blockSize: '2rem',
          flex: 'none',
          border: `1px solid ${token('rule')}`,
          borderRadius: token('radius-control'),
          background: value,
        }}
      />
      <code>{value}</code>
    </Inline>
  );
}

/** Finds the lowest contrast of a role in a theme, over all its background colors. */
function worstContrast(role: ColorRole, { tenant, scheme }: (typeof themes)[number]): string {
  const theme = colors[tenant][scheme];
  const ratios = contrastPairs
    .filter(({ text }) => text === role)
    .flatMap(({ on }) => on.map((ground) => contrastRatio(theme[role], theme[ground])));
  return ratios.length > 0 ? `${Math.min(...ratios).toFixed(1)}:1` : '';
}

function Colors() {
  return (
    <Section
      title="Color roles"
      note="A role is the purpose of a color. Each has its lowest contrast on any of its backgrounds."
    >
      <Table
        caption="Color roles in every theme"
        hideCaption
        columns={[
          {
            id: 'role',
            header: 'Role',
            rowHeader: true,
            cell: (role) => (
              <span>
                <code>--fs-{role}</code>
                {decorativeRoles[role] && (
                  <>
                    {' '}
                    <Badge>no contrast required</Badge>
                  </>
                )}
              </span>
            ),
          },
          ...themes.map((theme) => ({
            id: `${theme.tenant}-${theme.scheme}`,
            header: `${theme.tenant} ${theme.scheme}`,
            cell: (role: ColorRole) => (
              <span>
                <Swatch value={colors[theme.tenant][theme.scheme][role]} />
                {worstContrast(role, theme)}
              </span>
            ),
          })),
          { id: 'forced', header: 'Forced colors', cell: (role: ColorRole) => forcedColors[role] },
        ]}
        rows={roles}
        rowKey={(role) => role}
      />
    </Section>
  );
}

/** A row of a scale: the custom property, its value, and a sample. */
interface Step {
  readonly name: TokenName;
  readonly worth: string;
  readonly look?: ReactNode;
}

function Scale({
  title,
  note,
  steps,
}: {
  readonly title: string;
  readonly note: string;
  readonly steps: readonly Step[];
}) {
  return (
    <Section title={title} note={note}>
      <Table
        caption={title}
        hideCaption
        columns={[
          { id: 'name', header: 'Token', rowHeader: true, cell: ({ name }) => <code>--fs-{name}</code> },
          { id: 'worth', header: 'Worth', cell: ({ worth }) => worth },
          ...(steps.some(({ look }) => look)
            ? [{ id: 'look', header: 'Sample', cell: ({ look }: Step) => look }]
            : []),
        ]}
        rows={steps}
        rowKey={({ name }) => name}
      />
    </Section>
  );
}

const box = (style: CSSProperties) => (
  <span style={{ display: 'block', background: token('ink'), blockSize: '1rem', ...style }} />
);

/** Keys of a scale in the names of its tokens. */
const getKeys = <T extends object>(scale: T) => Object.keys(scale) as (keyof T & (string | number))[];

function Type() {
  return (
    <Scale
      title="Type"
      note="One family with tabular figures; each size has its line height."
      steps={[
        ...getKeys(type)
          .reverse()
          .map((size): Step => ({
            name: `text-${size}` as TokenName,
            worth: `${size} / ${type[size]} px`,
            look: (
              <span
                style={{
                  fontSize: token(`text-${size}` as TokenName),
                  lineHeight: token(`leading-${size}` as TokenName),
                }}
              >
                Two reams of foolscap, $24.98
              </span>
            ),
          })),
        ...getKeys(weights).map((weight): Step => ({
          name: `weight-${weight}` as TokenName,
          worth: String(weights[weight]),
          look: <span style={{ fontWeight: weights[weight] }}>Two reams of foolscap</span>,
        })),
      ]}
    />
  );
}

function Measures() {
  return (
    <>
      <Scale
        title="Spacing"
        note="On a grid of 4 px; the business site is denser."
        steps={getKeys(spacing.consumer).map((step) => ({
          name: `space-${step}` as TokenName,
          worth: `${spacing.consumer[step]} px, business ${spacing.business[step]} px`,
          look: box({ inlineSize: token(`space-${step}` as TokenName) }),
        }))}
      />
      <Scale
        title="Corners"
        note="For controls, cards and drawers, badges and chips."
        steps={getKeys(radii).map((name) => ({
          name: `radius-${name}` as TokenName,
          worth: `${radii[name]} px`,
          look: box({
            inlineSize: '6rem',
            blockSize: '2.5rem',
            borderRadius: token(`radius-${name}` as TokenName),
          }),
        }))}
      />
      <Scale
        title="Elevation"
        note="Shadows are for elevated surfaces."
        steps={getKeys(elevation).map((name) => ({
          name: `shadow-${name}` as TokenName,
          worth: elevation[name].map(({ geometry }) => geometry).join(', '),
          look: box({
            inlineSize: '6rem',
            blockSize: '4rem',
            background: token('paper'),
            borderRadius: token('radius-card'),
            boxShadow: token(`shadow-${name}` as TokenName),
          }),
        }))}
      />
      <Scale
        title="Layers"
        note="Stacking order (storefront-9)."
        steps={getKeys(layers).map((name) => ({
          name: `layer-${name}` as TokenName,
          worth: String(layers[name]),
        }))}
      />
      <Scale
        title="Controls and icons"
        note="Touch targets are at least 44 px."
        steps={[
          {
            name: 'control-height',
            worth: `${controlHeight.consumer} px, business ${controlHeight.business} px for touch ${controlHeight.touch} px`,
          },
          { name: 'icon', worth: `${iconSize.normal} px` },
          { name: 'icon-small', worth: `${iconSize.small} px, and all icons on small screens` },
        ]}
      />
      <Scale
        title="Motion"
        note="None with reduced motion."
        steps={[
          { name: 'motion', worth: `${motion.normal} ms` },
          { name: 'motion-reveal', worth: `${motion.reveal} ms` },
          { name: 'ease', worth: easing.standard },
          { name: 'ease-reveal', worth: easing.reveal },
        ]}
      />
    </>
  );
}

function useWidth(): number {
  return useSyncExternalStore(
    (notify) => {
      window.addEventListener('resize', notify);
      return () => window.removeEventListener('resize', notify);
    },
    () => window.innerWidth,
  );
}

function Layout() {
  const width = useWidth();
  const edges = [...Object.entries(breakpoints), ['lg', Infinity] as const].sort((a, b) => a[1] - b[1]);
  const now = edges.find(([, edge]) => width <= edge)?.[0];
  return (
    <Section
      title="Breakpoints and columns"
      note={`${grid.columns} columns, ${grid.gap.small} px between them on small screens and ${grid.gap.normal} px above; gutters of ${Object.values(grid.gutter).join(', ')} px; pages up to ${grid.page} px, text up to ${grid.text} px. This window is ${width} px wide: ${now}.`}
    >
      <Table
        caption="Breakpoints"
        hideCaption
        columns={[
          { id: 'name', header: 'Breakpoint', rowHeader: true, cell: ([name]) => name },
          {
            id: 'edge',
            header: 'Up to',
            align: 'end',
            cell: ([, edge]) => (edge === Infinity ? 'all wider' : `${edge} px`),
          },
          {
            id: 'small',
            header: 'Counts as small',
            cell: ([name]) => (['xxs', 'xs', 'sm'].includes(name) ? 'yes' : 'no'),
          },
        ]}
        rows={edges}
        rowKey={([name]) => name}
      />
    </Section>
  );
}

/** Shows all tokens. */
export function Tokens() {
  return (
    <Stack gap={12}>
      <Colors />
      <Type />
      <Measures />
      <Layout />
    </Stack>
  );
}
