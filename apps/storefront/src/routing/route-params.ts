import { createContext, useContext } from 'react';
import type { PageAddress } from './page-address.ts';

const RouteParamsContext = createContext<PageAddress['params']>({});

export const RouteParamsProvider = RouteParamsContext.Provider;

/** Returns the path parameters of the current page. */
export const useRouteParams = (): PageAddress['params'] => useContext(RouteParamsContext);
