import type { LibraryCatalogue } from '@foolscap/core/catalogue';

/** What this library shows in the catalogue; the story gate holds it. */
export const catalogue = {
  receivesData: {},
  states: [
    { name: 'Button: busy', section: 'ours', story: 'ui-components-button--busy' },
    { name: 'Price: sale', section: 'ours', story: 'ui-components-price--sale' },
    { name: 'Price: not available', section: 'ours', story: 'ui-components-price--not-available' },
    { name: 'Price: french canada', section: 'ours', story: 'ui-components-price--french-canada' },
    { name: 'QuantityField: loading', section: 'ours', story: 'ui-components-quantityfield--loading' },
    {
      name: 'QuantityField: at the least',
      section: 'ours',
      story: 'ui-components-quantityfield--at-the-least',
    },
    {
      name: 'QuantityField: at the most',
      section: 'ours',
      story: 'ui-components-quantityfield--at-the-most',
    },
    { name: 'QuantityField: failed', section: 'ours', story: 'ui-components-quantityfield--failed' },
    {
      name: 'ImageWithFallback: missing',
      section: 'ours',
      story: 'ui-components-imagewithfallback--missing',
    },
    { name: 'ImageWithFallback: failed', section: 'ours', story: 'ui-components-imagewithfallback--failed' },
    { name: 'TextField: failed', section: 'ours', story: 'ui-components-textfield--failed' },
    { name: 'TextField: disabled', section: 'ours', story: 'ui-components-textfield--disabled' },
    { name: 'Select: failed', section: 'ours', story: 'ui-components-select--failed' },
    { name: 'Alert: kinds', section: 'ours', story: 'ui-components-alert--kinds' },
    { name: 'Alert: read out', section: 'ours', story: 'ui-components-alert--read-out' },
    {
      name: 'Drawer: focus goes in and comes back',
      section: 'ours',
      story: 'ui-overlays-drawer--focus-goes-in-and-comes-back',
    },
    { name: 'Drawer: loading', section: 'ours', story: 'ui-overlays-drawer--loading' },
    { name: 'Drawer: empty', section: 'ours', story: 'ui-overlays-drawer--empty' },
    { name: 'Drawer: failed', section: 'ours', story: 'ui-overlays-drawer--failed' },
    { name: 'ConfirmDialog: loading', section: 'ours', story: 'ui-overlays-confirmdialog--loading' },
    { name: 'Toasts: kinds', section: 'ours', story: 'ui-overlays-toast--kinds' },
    { name: 'Toasts: replaced', section: 'ours', story: 'ui-overlays-toast--replaced' },
  ],
} satisfies LibraryCatalogue;
