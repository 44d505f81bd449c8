export { AccountingBox, type AccountingBoxProps } from './AccountingBox/AccountingBox.tsx';
export { AddedToCart, type AddedToCartProps } from './AddedToCart/AddedToCart.tsx';
export { AddedToast, type AddedToastProps } from './AddedToast/AddedToast.tsx';
export { AddFeedbackPanel, type AddFeedbackPanelProps } from './AddFeedbackPanel/AddFeedbackPanel.tsx';
export { ApprovalHint, type ApprovalHintProps } from './ApprovalHint/ApprovalHint.tsx';
export { CartLine, type CartLineProps } from './CartLine/CartLine.tsx';
export { BundleContents, type BundleContentsProps } from './BundleContents/BundleContents.tsx';
export { ItemNotes, type ItemNotesProps } from './ItemNotes/ItemNotes.tsx';
export { OrderHints, type OrderHintsProps } from './OrderHints/OrderHints.tsx';
export { PriceChange, type PriceChangeProps } from './PriceChange/PriceChange.tsx';
export { ReplacementNote, type ReplacementNoteProps } from './ReplacementNote/ReplacementNote.tsx';
export { SuggestedItems, type SuggestedItemsProps } from './SuggestedItems/SuggestedItems.tsx';
export { ChildLine, type ChildLineProps } from './ChildLine/ChildLine.tsx';
export { CartMessages, type CartMessagesProps } from './CartMessages/CartMessages.tsx';
export { CartSkeleton } from './CartSkeleton/CartSkeleton.tsx';
export { CartSummary, type CartSummaryProps } from './CartSummary/CartSummary.tsx';
export { ContractFlags, type ContractFlagsProps } from './ContractFlags/ContractFlags.tsx';
export { CouponBox, type CouponBoxProps, type CouponControls } from './CouponBox/CouponBox.tsx';
export type { CouponFormProps } from './CouponBox/CouponForm.tsx';
export { ElsewhereNotice, type ElsewhereNoticeProps } from './ElsewhereNotice/ElsewhereNotice.tsx';
export { MiniCartContent, type MiniCartContentProps } from './MiniCartContent/MiniCartContent.tsx';
export { MiniCartLine, type MiniCartLineProps, type MiniCartNotice } from './MiniCartLine/MiniCartLine.tsx';
export { MiniCartSkeleton, type MiniCartSkeletonProps } from './MiniCartSkeleton/MiniCartSkeleton.tsx';
export { MiniCartTotals, type MiniCartTotalsProps } from './MiniCartTotals/MiniCartTotals.tsx';
export { FreeOffer, type FreeOfferProps } from './FreeOffer/FreeOffer.tsx';
export type { ChosenUnits } from './FreeOffer/FreeChoice.tsx';
export { FurnitureTable, type FurnitureTableProps } from './FurnitureTable/FurnitureTable.tsx';
export { LineServices, type LineServicesProps } from './LineServices/LineServices.tsx';
export { OfflineNotice, type OfflineNoticeProps } from './OfflineNotice/OfflineNotice.tsx';
export { CompactLine, type CompactLineProps } from './CompactLine/CompactLine.tsx';
export { ResumeCart, type ResumeCartProps } from './ResumeCart/ResumeCart.tsx';
export { SplitForm, type SplitFormProps } from './SplitForm/SplitForm.tsx';
export { SavedLine, type SavedLineProps } from './SavedLine/SavedLine.tsx';
export { ShipToRow, type ShipToRowProps } from './ShipToRow/ShipToRow.tsx';
export { RemovedLine, type RemovedLineProps } from './RemovedLine/RemovedLine.tsx';
export {
  FulfillmentChoice,
  type FulfillmentChoiceProps,
  type FulfillmentWay,
} from './FulfillmentChoice/FulfillmentChoice.tsx';
export { CartMessagesProvider, type AllCartMessages } from './CartMessagesProvider.tsx';
