export {
  Footer,
  type FooterAction,
  type FooterLanguage,
  type FooterColumn,
  type FooterProps,
} from './Footer/Footer.tsx';
export {
  DepartmentMenu,
  type DepartmentMenuProps,
  type MenuDepartment,
} from './DepartmentMenu/DepartmentMenu.tsx';
export { Header } from './Header/Header.tsx';
export type { HeaderAccount, HeaderLink, HeaderProps } from './Header/header-props.ts';
export { PlainDepartments, type PlainDepartmentsProps } from './PlainDepartments/PlainDepartments.tsx';
export { OrganizationRow, type OrganizationRowProps } from './OrganizationRow/OrganizationRow.tsx';
export { HEADER_MESSAGES, type HeaderMessageTables } from './messages.ts';
export { HeaderMessagesProvider, type AllHeaderMessages } from './HeaderMessagesProvider.tsx';
export { opensWith } from './parts/opens-with.ts';
