/** @jest-environment node */
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { UNITED_STATES } from '@foolscap/core/vocabulary';
import * as ui from './index.ts';

const cases: Readonly<Record<string, ReactElement>> = {
  Alert: <ui.Alert title="Note">Words</ui.Alert>,
  Amounts: (
    <ui.Amounts rows={[{ label: 'Tax', value: '$1.00' }]} total={{ label: 'Total', value: '$2.00' }} />
  ),
  Announcer: <ui.Announcer>Words</ui.Announcer>,
  Badge: <ui.Badge>Sale</ui.Badge>,
  Breadcrumb: <ui.Breadcrumb items={[{ label: 'Home', href: '/' }, { label: 'Paper' }]} />,
  Button: <ui.Button busy>Add</ui.Button>,
  ButtonLink: <ui.ButtonLink href="/cart">Cart</ui.ButtonLink>,
  IconButton: <ui.IconButton icon="close" label="Close" />,
  CardNumberField: <ui.CardNumberField label="Card number" />,
  Checkbox: <ui.Checkbox label="Yes" />,
  Column: <ui.Column sm={6}>Words</ui.Column>,
  Columns: <ui.Columns>Words</ui.Columns>,
  Container: <ui.Container>Words</ui.Container>,
  DefinitionList: <ui.DefinitionList items={[{ term: 'Size', description: 'Letter' }]} />,
  Divider: <ui.Divider />,
  MessagesProvider: (
    <ui.MessagesProvider<{ texts: { more: string } }> library="header" messages={{ texts: { more: 'Plus' } }}>
      <ui.Logo />
    </ui.MessagesProvider>
  ),
  MissingChoice: (
    <ui.MissingChoice href="/addresses" action="Add">
      None
    </ui.MissingChoice>
  ),
  EmptyState: <ui.EmptyState title="Your cart is empty." />,
  FormErrors: <ui.FormErrors formId="address" errors={{ zipCode: 'Invalid zip code' }} />,
  ErrorSummary: <ui.ErrorSummary errors={[{ message: 'Invalid zip code' }]} />,
  ExpiryField: <ui.ExpiryField label="Expires" />,
  Field: <ui.Field label="Date">{(control) => <input {...control} />}</ui.Field>,
  Grid: <ui.Grid>Words</ui.Grid>,
  Hero: <ui.Hero title="Paper" />,
  Icon: <ui.Icon name="cart" />,
  IconCard: <ui.IconCard icon="store" headline="Free pickup" />,
  ImageWithFallback: <ui.ImageWithFallback src={undefined} alt="" width={240} height={240} />,
  Inline: <ui.Inline>Words</ui.Inline>,
  Link: <ui.Link href="/cart">Cart</ui.Link>,
  LinkProvider: (
    <ui.LinkProvider component="a">
      <ui.Link href="/cart">Cart</ui.Link>
    </ui.LinkProvider>
  ),
  CountryProvider: (
    <ui.CountryProvider rules={UNITED_STATES}>
      <ui.Text>Text</ui.Text>
    </ui.CountryProvider>
  ),
  LocaleProvider: (
    <ui.LocaleProvider locale="fr-CA">
      <ui.Price amount={100} />
    </ui.LocaleProvider>
  ),
  Logo: <ui.Logo />,
  MaskedField: <ui.MaskedField label="Account" groups={[3, 3]} />,
  Pagination: <ui.Pagination page={1} pages={3} hrefFor={String} />,
  PhoneField: <ui.PhoneField label="Phone number" defaultValue="5085550142" />,
  PlainLink: <ui.PlainLink href="/cart">Cart</ui.PlainLink>,
  Price: <ui.Price amount={100} />,
  ProgressBar: <ui.ProgressBar label="Free shipping" value={0.4} />,
  QuantityField: <ui.QuantityField value={1} label="paper" />,
  RadioGroup: <ui.RadioGroup name="r" label="Delivery" options={[{ value: 'a', label: 'A' }]} />,
  Rating: <ui.Rating value={4.5} count={3} />,
  SectionHeading: <ui.SectionHeading>Paper</ui.SectionHeading>,
  SecurityCodeField: <ui.SecurityCodeField label="Security code" />,
  Select: <ui.Select label="State" options={[]} />,
  Skeleton: <ui.Skeleton />,
  SkeletonText: <ui.SkeletonText />,
  SkipLink: <ui.SkipLink />,
  PasswordField: <ui.PasswordField label="Password" />,
  Spinner: <ui.Spinner label="Updating" />,
  Stack: <ui.Stack>Words</ui.Stack>,
  Steps: <ui.Steps steps={[{ label: 'Delivery' }]} current={0} />,
  Table: (
    <ui.Table
      caption="Orders"
      columns={[{ id: 'a', header: 'Order', cell: String }]}
      rows={[1]}
      rowKey={String}
    />
  ),
  TextArea: <ui.TextArea label="Note" />,
  TextField: <ui.TextField label="City" />,
  Truncate: <ui.Truncate>Words</ui.Truncate>,
  Text: <ui.Text>Words</ui.Text>,
  VisuallyHidden: <ui.VisuallyHidden>Words</ui.VisuallyHidden>,
  ZipField: <ui.ZipField label="ZIP code" />,
};

const components = Object.keys(ui).filter((name) => /^[A-Z]/.test(name));

test('covers every exported component', () => {
  expect(Object.keys(cases).sort()).toEqual(components.sort());
});

test.each(components)(
  '%s renders on the server without inline styles, which a strict CSP would reject',
  (name) => {
    const html = renderToString(cases[name]);
    expect(html).toMatch(/</);
    expect(html).not.toMatch(/\sstyle=/);
  },
);
