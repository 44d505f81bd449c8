import { createContext, use } from 'react';
import type { ReactNode } from 'react';
import type { EntryFrameProps } from '../features/account/EntryFrame.tsx';

/** A drawer with a page. */
export interface FrameDrawer {
  /** Path of the page, below the tenant's root. */
  pathname: string;
  /** Path of the page behind the drawer. */
  behind: string;
  close: () => void;
  render: (props: EntryFrameProps) => ReactNode;
}

const FrameDrawerContext = createContext<FrameDrawer | undefined>(undefined);
export const FrameDrawerProvider = FrameDrawerContext.Provider;

/** Returns the drawer that contains the page, if there is one. */
export const useFrameDrawer = () => use(FrameDrawerContext);
