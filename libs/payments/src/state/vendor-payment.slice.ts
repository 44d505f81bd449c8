import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { Failure } from '@foolscap/core/http';
import type { VendorPaymentType } from '@foolscap/core/vocabulary';

/** A payment method other than a card: a vendor, or the invoice to the organization. */
export type OtherPayment = VendorPaymentType | 'INVOICE';

/** The latest payment by vendor or invoice. It never contains what the vendor has returned. `serial` increases with each outcome. */
export type VendorPaymentState =
  | { phase: 'idle'; serial: number }
  /** The vendor's window is open. */
  | { phase: 'approving'; payment: OtherPayment; serial: number }
  /** The request is in flight: the page shows a spinner (storefront-4.15). */
  | { phase: 'sending'; payment: OtherPayment; serial: number }
  | { phase: 'recorded'; payment: OtherPayment; serial: number }
  | { phase: 'canceled'; payment: OtherPayment; serial: number }
  | { phase: 'failed'; payment: OtherPayment; failure: Failure; serial: number };

export const initialVendorPaymentState: VendorPaymentState = { phase: 'idle', serial: 0 };

const slice = createSlice({
  name: 'vendorPayment',
  initialState: initialVendorPaymentState as VendorPaymentState,
  reducers: {
    /** Command: open a vendor's window, and pay with what the shopper approves there. */
    vendorChosen: (
      { serial },
      {
        payload: { vendor },
      }: PayloadAction<{ vendor: VendorPaymentType; url: string; transactionId: string }>,
    ): VendorPaymentState => ({ phase: 'approving', payment: vendor, serial }),
    /** Command: bring the vendor's window to the front, for example if the page has covered it. */
    vendorWindowRequested: (state) => state,
    /** Command: close the vendor's window without paying. */
    vendorAbandoned: (state) => state,
    /** Command: pay by an invoice to the organization. */
    invoiceChosen: (
      { serial },
      _: PayloadAction<{ purchaseOrderNumber?: string | undefined } | undefined>,
    ): VendorPaymentState => ({ phase: 'sending', payment: 'INVOICE', serial }),
    vendorApproved: (
      { serial },
      { payload: { vendor } }: PayloadAction<{ vendor: VendorPaymentType }>,
    ): VendorPaymentState => ({ phase: 'sending', payment: vendor, serial }),
    vendorCanceled: (
      { serial },
      { payload: { vendor } }: PayloadAction<{ vendor: VendorPaymentType }>,
    ): VendorPaymentState => ({ phase: 'canceled', payment: vendor, serial: serial + 1 }),
    /** Event for other domains: the order has the payment. `proceedCheckout` is true if the cart can be ordered. */
    otherPaymentRecorded: (
      { serial },
      { payload: { payment } }: PayloadAction<{ payment: OtherPayment; proceedCheckout: boolean }>,
    ): VendorPaymentState => ({ phase: 'recorded', payment, serial: serial + 1 }),
    /** Event for other domains: the order does not have the payment. */
    otherPaymentFailed: (
      { serial },
      { payload }: PayloadAction<{ payment: OtherPayment; failure: Failure }>,
    ): VendorPaymentState => ({ phase: 'failed', ...payload, serial: serial + 1 }),
    /** Clears everything, for example after an order. */
    vendorPaymentReset: () => initialVendorPaymentState,
  },
});

export const vendorPaymentActions = slice.actions;
export const vendorPaymentReducer = slice.reducer;
/** Events that other domains may listen to. */
export const vendorPaymentEvents = {
  otherPaymentRecorded: slice.actions.otherPaymentRecorded,
  otherPaymentFailed: slice.actions.otherPaymentFailed,
};

export interface VendorPaymentRoot {
  vendorPayment: VendorPaymentState;
}
export const selectVendorPayment = (root: VendorPaymentRoot) => root.vendorPayment;
