import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectIsSignedIn } from '@foolscap/account/state';
import type { Printer } from '@foolscap/catalog/contract';
import { MAX_SAVED_PRINTERS, PRINTER_CODES } from '@foolscap/catalog/model';
import { printersActions, selectPrinters } from '@foolscap/catalog/state';
import { PRINTERS_SCREEN_MESSAGES } from './printers-messages.ts';

const { printerPages: texts } = PRINTERS_SCREEN_MESSAGES;

export interface MyPrinters {
  /** Newest first. */
  printers: readonly Printer[];
  /** Whether the printers are in the account; a guest's are in the browser. */
  isMember: boolean;
  /** The message of the last change that failed. */
  error?: string | undefined;
  /** Reads the printers of the account again; only after it failed. */
  retry?: (() => void) | undefined;
  save: (printer: Printer) => void;
  remove: (printer: Printer) => void;
}

/** Returns the message for a code of a change. */
export const getChangeMessage = (code: string): string =>
  code === PRINTER_CODES.tooManyPrinters ? texts.tooMany(MAX_SAVED_PRINTERS) : texts.notChanged;

/** The printers that the shopper has saved: a member's in the account, a guest's in the browser, which moves them at sign-in. */
export function useMyPrinters(): MyPrinters {
  const dispatch = useDispatch();
  const isMember = useSelector(selectIsSignedIn);
  const { saved, kept = [], changeFailure } = useSelector(selectPrinters);
  const isIdle = saved.phase === 'idle';
  useEffect(() => {
    dispatch(isMember ? printersActions.moveRequested() : printersActions.keptRequested());
  }, [dispatch, isMember]);
  useEffect(() => {
    // Another user has signed in.
    if (isIdle) dispatch(printersActions.savedRequested());
  }, [dispatch, isIdle]);
  const { saveRequested, removeRequested, keepRequested, dropRequested } = printersActions;
  return {
    printers: isMember ? (saved.value ?? []) : kept,
    isMember,
    error: changeFailure && getChangeMessage(changeFailure.code),
    retry:
      isMember && saved.phase === 'failed' && !saved.value
        ? () => dispatch(printersActions.savedRequested())
        : undefined,
    save: (printer) => dispatch(isMember ? saveRequested(printer) : keepRequested(printer)),
    remove: (printer) => dispatch(isMember ? removeRequested(printer) : dropRequested(printer)),
  };
}
