import type { Generated, GeneratedAlways } from 'kysely';
import type { Instant, Optional } from '../../kernel/database/column-types.ts';

/** A stored photo of a product, from the address that its feed gave. */
export interface Photo {
  /** Of the original's content, 40 hexadecimal digits. */
  hash: string;
  /** `#rrggbb`: the color around its subject, shown until it has loaded and beside it in a square. */
  color: string;
  /** Of the original, in pixels. */
  width: number;
  height: number;
  /** Empty when the feed has none. */
  alt: string;
}

/** The picture of a product: a photo if it has one, otherwise a drawing by `apps/commerce-api/src/domains/media`. */
export interface Picture {
  drawing: string;
  /** `#rrggbb` */
  color: string;
  accent?: string;
  label?: string;
  /** Pieces in the pack, shown in a corner. */
  count?: number;
  photo?: Photo;
}

export interface PhotosTable {
  hash: string;
  type: string;
  width: number;
  height: number;
  color: string;
  bytes: number;
  created_at: Instant;
}

/** An address of a feed's picture, and the state of its download. */
export interface PictureDownloadsTable {
  url: string;
  host: GeneratedAlways<string>;
  status: Generated<'PENDING' | 'DONE' | 'FAILED'>;
  hash: Optional<string>;
  /** Counts the claims; also identifies the current one. */
  attempts: Generated<number>;
  /** The time of the next attempt, or until which a claim holds. */
  due_at: Date;
  /** Why the last attempt failed. */
  fault: Optional<string>;
  /** The version of the file as its server named it, for the next check. */
  etag: Optional<string>;
  last_modified: Optional<string>;
  /** When the file was known to be as stored. */
  checked_at: Optional<Date>;
}

/** A server of pictures that could not be reached. */
export interface PictureHostsTable {
  host: string;
  /** Consecutive pauses. */
  pauses: Generated<number>;
  paused_until: Date;
}

/** The pictures of a product as its feed lists them. */
export interface ProductPicturesTable {
  sku: string;
  position: number;
  url: string;
  alt: string;
  source: string;
  /** Line of the file, or index of the item. */
  line: number;
}

declare module '../../kernel/database/tables.ts' {
  interface Tables {
    photos: PhotosTable;
    picture_downloads: PictureDownloadsTable;
    picture_hosts: PictureHostsTable;
    product_pictures: ProductPicturesTable;
  }
}
