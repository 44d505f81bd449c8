import { createContext, use } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { EntryFrameProps } from '../features/account/EntryFrame.tsx';

/** A drawer with a page. */
export interface FrameDrawer {
  /** Path of the page, below the tenant's root. */
  pathname: string;
  /** The query of the page's link. */
  search: string;
  /** Path of the page behind the drawer. */
  behind: string;
  /** Replaces the page in the drawer by that of a link. */
  show: (href: string) => void;
  close: () => void;
  render: (props: EntryFrameProps) => ReactNode;
}

const FrameDrawerContext = createContext<FrameDrawer | undefined>(undefined);
export const FrameDrawerProvider = FrameDrawerContext.Provider;

/** Returns the drawer that contains the page, if there is one. */
export const useFrameDrawer = () => use(FrameDrawerContext);

/** Returns the query of the page: that of its link in a drawer, else that of the address. */
export function usePageSearch(): string {
  const drawer = useFrameDrawer();
  const { search } = useLocation();
  return drawer ? drawer.search : search;
}
