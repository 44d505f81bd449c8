import Type, { type Static } from 'typebox';
import { OneOf } from '@foolscap/core/contract';

/** A request for a copy of an account's data, or for its erasure. */
export const DataRequestSchema = Type.Object({
  id: Type.String(),
  kind: OneOf(['EXPORT', 'ERASURE']),
  requestedAt: Type.String(),
  /** READY: the copy can be downloaded. DONE: it has expired, or the data was erased. */
  status: OneOf(['OPEN', 'READY', 'DONE']),
  /** End of the download; only with READY. */
  expiresAt: Type.Optional(Type.String()),
});
export interface DataRequest extends Static<typeof DataRequestSchema> {}

/** `GET` and `POST /cc/api/account/data-requests`: the account's requests, newest first. `POST` requests a copy. */
export const DataRequestsDataSchema = Type.Object({
  requests: Type.Array(DataRequestSchema),
  /** Number of orders that are not finished, which block an erasure. */
  openOrders: Type.Integer(),
  /** Whether an organization decides about the account, which then cannot be erased by its user. */
  isManaged: Type.Boolean(),
});
export interface DataRequestsData extends Static<typeof DataRequestsDataSchema> {}

/** `GET /cc/api/account/data-requests/:id/copy`: everything that is stored about the account, as rows by table. */
export const DataCopySchema = Type.Object({
  madeAt: Type.String(),
  data: Type.Record(Type.String(), Type.Array(Type.Unknown())),
});
export interface DataCopy extends Static<typeof DataCopySchema> {}

/** `POST /cc/api/account/erasure`: closes the account and erases its data. The password confirms it. */
export const ErasureBody = Type.Object(
  { password: Type.String({ minLength: 1, maxLength: 256 }) },
  { additionalProperties: false },
);
export interface ErasureBody extends Static<typeof ErasureBody> {}
