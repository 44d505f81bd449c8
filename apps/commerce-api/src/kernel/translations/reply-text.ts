import type { Message } from '@foolscap/core/vocabulary';
import type { FRENCH_TEXTS } from './fr-CA/index.ts';

/** The texts that a key of a catalog matches: `The total is now {total}.` matches the template literal with any total. */
type Pattern<Text extends string> = Text extends `${infer Start}{${string}}${infer End}`
  ? `${Start}${string}${Pattern<End>}`
  : Text;

declare const origin: unique symbol;

/**
 * A text that a library decided, in its table of messages or in its model. The translations of tables are in the library, those of models in
 * `fr-CA`.
 */
export type LibraryText = string & { readonly [origin]: 'library' };

/** A text for operators and developers, who read English. Never part of a reply to a shopper. */
export type OperatorText = string & { readonly [origin]: 'operator' };

/**
 * An English text of a reply to a shopper, which has a translation. A text that no catalog has does not compile: add it to the file of its
 * domain in `fr-CA`.
 */
export type ReplyText = Pattern<keyof typeof FRENCH_TEXTS> | LibraryText;

/** A message in a reply whose description is translated. */
export type ReplyMessage = Message & { description: ReplyText };

/** Marks a text that a library decided. */
export const libraryText = (text: string): LibraryText => text as LibraryText;

/** Marks a text for operators and developers. */
export const operatorText = (text: string): OperatorText => text as OperatorText;
