export { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog/ConfirmDialog.tsx';
export { Dialog, type DialogProps } from './Dialog/Dialog.tsx';
export { Drawer, type DrawerProps } from './Drawer/Drawer.tsx';
export { Flyout, type FlyoutProps } from './Flyout/Flyout.tsx';
export {
  Menu,
  type MenuAction,
  type MenuCheckbox,
  type MenuEntry,
  type MenuGroup,
  type MenuLink,
  type MenuProps,
  type MenuRadios,
  type MenuSeparator,
} from './Menu/Menu.tsx';
export { Popover, type PopoverProps } from './Popover/Popover.tsx';
export type { ModalProps } from './Sheet/Sheet.tsx';
export {
  ToastProvider,
  useToasts,
  type ToastKind,
  type ToastMessage,
  type ToastProviderProps,
  type Toasts,
} from './Toast/Toasts.tsx';
export { Tooltip, type TooltipProps } from './Tooltip/Tooltip.tsx';
