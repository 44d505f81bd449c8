export { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog/ConfirmDialog.tsx';
export { Dialog, type DialogProps } from './Dialog/Dialog.tsx';
export { Drawer, type DrawerProps } from './Drawer/Drawer.tsx';
export {
  ToastProvider,
  useToasts,
  type ToastKind,
  type ToastMessage,
  type ToastProviderProps,
  type Toasts,
} from './Toast/Toasts.tsx';
