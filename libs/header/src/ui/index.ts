export { Footer, type FooterColumn, type FooterProps } from './Footer/Footer.tsx';
export { Header, type HeaderAccount, type HeaderLink, type HeaderProps } from './Header/Header.tsx';
export { OrganizationRow, type OrganizationRowProps } from './OrganizationRow/OrganizationRow.tsx';
export {
  HEADER_MESSAGES,
  HeaderMessagesProvider,
  useHeaderMessages,
  type HeaderMessageTables,
} from './messages.tsx';
