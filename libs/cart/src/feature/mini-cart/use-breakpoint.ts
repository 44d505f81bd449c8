import { useLayoutEffect } from 'react';
import { useDispatch } from 'react-redux';
import { getBreakpoint } from '@foolscap/core/breakpoints';
import { miniCartActions } from '../../state/index.ts';

/** Keeps the viewport's breakpoint in the store, before the mini cart opens and while it is open. */
export function useBreakpoint(): void {
  const dispatch = useDispatch();
  useLayoutEffect(() => {
    const report = () => dispatch(miniCartActions.breakpointChanged(getBreakpoint(window.innerWidth)));
    report();
    window.addEventListener('resize', report);
    return () => window.removeEventListener('resize', report);
  }, [dispatch]);
}
