import { createContext, useContext } from 'react';
import type { PageAddress } from './page-address.ts';

const RouteParamsContext = createContext<PageAddress['params']>({});

export const RouteParamsProvider = RouteParamsContext.Provider;

/** The parameters in the address of the page that is shown. */
export const useRouteParams = (): PageAddress['params'] => useContext(RouteParamsContext);
