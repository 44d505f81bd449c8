import type { LibraryCatalogue } from '@foolscap/core/catalogue';

/** What this library shows in the catalogue; the story gate holds it. */
export const catalogue = {
  receivesData: {},
  states: [
    { name: 'Header: default', section: 'ours', story: 'header-header--default' },
    { name: 'Header: empty cart', section: 'ours', story: 'header-header--empty-cart' },
    { name: 'Header: many in cart', section: 'ours', story: 'header-header--many-in-cart' },
    {
      name: 'Header: badge before hydration',
      section: 'ours',
      story: 'header-header--badge-before-hydration',
    },
    { name: 'Header: phone', section: 'ours', story: 'header-header--phone' },
    { name: 'Header: phone menu open', section: 'ours', story: 'header-header--phone-menu-open' },
    { name: 'Header: menu open', section: 'ours', story: 'header-header--menu-open' },
    { name: 'Header: signed in', section: 'ours', story: 'header-header--signed-in' },
    { name: 'Header: signing out', section: 'ours', story: 'header-header--signing-out' },
    { name: 'the tier of the rewards programme', section: 'ours', story: 'header-header--rewards-tier' },
    { name: 'Header: searched', section: 'ours', story: 'header-header--searched' },
    { name: 'Header: slim', section: 'ours', story: 'header-header--slim' },
    { name: 'Header: compact on small', section: 'ours', story: 'header-header--compact-on-small' },
    { name: 'Header: logo only', section: 'ours', story: 'header-header--logo-only' },
    {
      name: 'Header: third party verification',
      section: 'ours',
      story: 'header-header--third-party-verification',
    },
    { name: 'Header: business', section: 'ours', story: 'header-header--business' },
    { name: 'Header: dark', section: 'ours', story: 'header-header--dark' },
    { name: 'Footer: business', section: 'ours', story: 'header-footer--business' },
    { name: 'Header: organization', section: 'ours', story: 'header-header--organization' },
    { name: 'OrganizationRow: default', section: 'ours', story: 'header-organizationrow--default' },
    { name: 'OrganizationRow: no tools', section: 'ours', story: 'header-organizationrow--no-tools' },
    { name: 'OrganizationRow: variant', section: 'ours', story: 'header-organizationrow--variant' },
    {
      name: 'OrganizationRow: customer service',
      section: 'ours',
      story: 'header-organizationrow--customer-service',
    },
    { name: 'footer of checkout', section: 'ours', story: 'header-footer--minimal' },
  ],
} satisfies LibraryCatalogue;
