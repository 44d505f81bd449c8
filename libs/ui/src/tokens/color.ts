/**
 * Color roles. A role names the purpose of a color, not its appearance; a theme is a tenant in light or dark mode.
 * `tokens.test.ts` checks that every pair of text and background meets WCAG 2.2 AA.
 */

/** The two stores: `consumer` (legacy `sdc`) and `business` (legacy `sba`). */
export const tenants = ['consumer', 'business'] as const;
export type TenantName = (typeof tenants)[number];

/** Light or dark mode. */
export const schemes = ['light', 'dark'] as const;
export type SchemeName = (typeof schemes)[number];

/**
 * Names of the color roles; each is the custom property `--fs-<role>`. `picture` is the background of product pictures;
 * text on it is on a badge. `float` is an elevated surface and `float-off` its secondary color: a step lighter in dark
 * mode, where shadows are not visible. `band` is the line above the header. `pressed` is the active background of a
 * control without a fill.
 */
export type ColorRole =
  | 'paper'
  | 'paper-off'
  | 'ink'
  | 'ink-muted'
  | 'rule'
  | 'rule-strong'
  | 'accent'
  | 'margin'
  | 'action'
  | 'on-action'
  | 'action-hover'
  | 'action-pressed'
  | 'pressed'
  | 'link'
  | 'sale'
  | 'focus'
  | 'error'
  | 'error-bg'
  | 'success'
  | 'success-bg'
  | 'warning'
  | 'warning-bg'
  | 'info'
  | 'info-bg'
  | 'overlay'
  | 'picture'
  | 'float'
  | 'float-off'
  | 'band'
  | 'on-band';

export type ColorTheme = Readonly<Record<ColorRole, string>>;

const consumerLight: ColorTheme = {
  paper: '#ffffff',
  'paper-off': '#f7f6f2',
  ink: '#16181d', // 17.8:1 on paper
  'ink-muted': '#565b66', // 6.9:1 on paper, 6.4:1 on off-paper
  rule: '#dcdad2',
  'rule-strong': '#84817a', // 3.9:1: edges of controls must be seen
  accent: '#c8322b', // 5.3:1
  margin: '#c8322b',
  action: '#16181d',
  'on-action': '#ffffff',
  'action-hover': '#353943',
  'action-pressed': '#4a505c',
  pressed: '#ebe9e2',
  link: '#1d4e89', // 8.4:1, the blue rule of the exercise page
  sale: '#c8322b',
  focus: '#1d4e89',
  error: '#a3140e', // a red of its own, deeper than the margin's; always with an icon
  'error-bg': '#fcf0ee',
  success: '#1b6539',
  'success-bg': '#eef6f0',
  warning: '#7a4b00',
  'warning-bg': '#fcf4e1',
  info: '#1d4e89',
  'info-bg': '#eff4fa',
  overlay: 'rgb(22 24 29 / 48%)',
  picture: '#f7f6f2',
  float: '#ffffff',
  'float-off': '#f7f6f2',
  band: '#f7f6f2',
  'on-band': '#565b66',
};

const businessLight: ColorTheme = {
  ...consumerLight,
  'paper-off': '#f4f6f9',
  rule: '#d7dce4',
  'rule-strong': '#7b8391',
  accent: '#1d4e89',
  margin: '#1d4e89',
  action: '#1d4e89',
  'action-hover': '#163c6a',
  'action-pressed': '#0f2c50',
  pressed: '#e4eaf2',
  sale: '#1d4e89', // no red on the business site but for errors
  picture: '#f4f6f9',
  'float-off': '#f4f6f9',
  band: '#1d4e89', // the blue rule, where an organization is at work
  'on-band': '#ffffff', // 8.4:1
};

const consumerDark: ColorTheme = {
  paper: '#12151b',
  'paper-off': '#1a1e26',
  ink: '#eceae4',
  'ink-muted': '#aeb2ba',
  rule: '#323843',
  'rule-strong': '#7c8492',
  accent: '#ff857b',
  margin: '#ff857b',
  action: '#eceae4',
  'on-action': '#12151b',
  'action-hover': '#ffffff',
  'action-pressed': '#c9c6bd',
  pressed: '#252b36',
  link: '#93c0f2',
  sale: '#ff857b',
  focus: '#93c0f2',
  error: '#ffa79e',
  'error-bg': '#381a1a',
  success: '#7fd6a2',
  'success-bg': '#14291d',
  warning: '#f0c067',
  'warning-bg': '#2e240f',
  info: '#93c0f2',
  'info-bg': '#152539',
  overlay: 'rgb(0 0 0 / 64%)',
  // Products keep their true colors, some of them black, so their background stays light in dark mode.
  picture: '#cfccc3',
  float: '#1a1e26',
  'float-off': '#242a34',
  band: '#1a1e26',
  'on-band': '#aeb2ba',
};

const businessDark: ColorTheme = {
  ...consumerDark,
  accent: '#93c0f2',
  margin: '#93c0f2',
  action: '#93c0f2',
  'on-action': '#10151d',
  'action-hover': '#b5d4f7',
  'action-pressed': '#cfe3fa',
  sale: '#93c0f2',
  band: '#1b3557',
  'on-band': '#eceae4',
};

/** All themes by tenant and mode. */
export const colors: Readonly<Record<TenantName, Readonly<Record<SchemeName, ColorTheme>>>> = {
  consumer: { light: consumerLight, dark: consumerDark },
  business: { light: businessLight, dark: businessDark },
};

/** System colors of forced-colors mode. */
export type SystemColor = 'Canvas' | 'CanvasText' | 'LinkText' | 'Highlight' | 'ButtonFace' | 'ButtonText';

/**
 * Forced colors: the system color for each role. The system replaces most colors itself; drawings (fill and stroke) and
 * elements with `forced-color-adjust: none` use these.
 */
export const forcedColors: Readonly<Record<ColorRole, SystemColor>> = {
  paper: 'Canvas',
  'paper-off': 'Canvas',
  ink: 'CanvasText',
  'ink-muted': 'CanvasText',
  rule: 'CanvasText',
  'rule-strong': 'ButtonText',
  accent: 'CanvasText',
  margin: 'CanvasText',
  action: 'ButtonText',
  'on-action': 'ButtonFace',
  'action-hover': 'ButtonText',
  'action-pressed': 'ButtonText',
  pressed: 'Canvas',
  link: 'LinkText',
  sale: 'CanvasText',
  focus: 'Highlight',
  error: 'CanvasText',
  'error-bg': 'Canvas',
  success: 'CanvasText',
  'success-bg': 'Canvas',
  warning: 'CanvasText',
  'warning-bg': 'Canvas',
  info: 'CanvasText',
  'info-bg': 'Canvas',
  overlay: 'Canvas',
  picture: 'Canvas',
  float: 'Canvas',
  'float-off': 'Canvas',
  band: 'Canvas',
  'on-band': 'CanvasText',
};

/** Roles without contrast requirements, with the reason. */
export const decorativeRoles: Readonly<Partial<Record<ColorRole, string>>> = {
  rule: 'a hairline between elements that are already separated',
  overlay: 'the backdrop of a dialog',
  picture: 'the background of product pictures; text on it is on a badge',
};

/**
 * Pairs of roles that are used on each other, with the required ratio: 4.5 for text (WCAG 1.4.3), 3 for the edges of
 * controls and the focus ring (1.4.11).
 */
export const contrastPairs: readonly {
  readonly text: ColorRole;
  readonly on: readonly ColorRole[];
  readonly atLeast: 4.5 | 3;
}[] = [
  { text: 'ink', on: ['paper', 'paper-off', 'float', 'float-off', 'pressed'], atLeast: 4.5 },
  { text: 'ink', on: ['error-bg', 'success-bg', 'warning-bg', 'info-bg'], atLeast: 4.5 },
  { text: 'ink-muted', on: ['paper', 'paper-off', 'float', 'float-off', 'pressed'], atLeast: 4.5 },
  { text: 'accent', on: ['paper', 'paper-off', 'float', 'float-off'], atLeast: 4.5 },
  {
    text: 'link',
    on: [
      'paper',
      'paper-off',
      'float',
      'float-off',
      'pressed',
      'error-bg',
      'success-bg',
      'warning-bg',
      'info-bg',
    ],
    atLeast: 4.5,
  },
  { text: 'sale', on: ['paper', 'paper-off', 'float', 'float-off'], atLeast: 4.5 },
  { text: 'on-band', on: ['band'], atLeast: 4.5 },
  { text: 'on-action', on: ['action', 'action-hover', 'action-pressed'], atLeast: 4.5 },
  { text: 'error', on: ['paper', 'paper-off', 'float', 'float-off', 'pressed', 'error-bg'], atLeast: 4.5 },
  { text: 'success', on: ['paper', 'paper-off', 'float', 'float-off', 'success-bg'], atLeast: 4.5 },
  { text: 'warning', on: ['paper', 'paper-off', 'float', 'float-off', 'warning-bg'], atLeast: 4.5 },
  { text: 'info', on: ['paper', 'paper-off', 'float', 'float-off', 'info-bg'], atLeast: 4.5 },
  { text: 'rule-strong', on: ['paper', 'paper-off', 'float', 'float-off', 'pressed'], atLeast: 3 },
  // A filled control is distinguished from the page by its fill, a toast by its inverted color.
  { text: 'action', on: ['paper', 'paper-off', 'float', 'float-off'], atLeast: 3 },
  { text: 'action-hover', on: ['paper', 'paper-off', 'float', 'float-off'], atLeast: 3 },
  { text: 'action-pressed', on: ['paper', 'paper-off', 'float', 'float-off'], atLeast: 3 },
  { text: 'paper', on: ['ink'], atLeast: 4.5 },
  { text: 'margin', on: ['paper', 'paper-off', 'float', 'float-off'], atLeast: 3 },
  {
    text: 'focus',
    on: [
      'paper',
      'paper-off',
      'float',
      'float-off',
      'pressed',
      'error-bg',
      'warning-bg',
      'info-bg',
      'success-bg',
    ],
    atLeast: 3,
  },
];
