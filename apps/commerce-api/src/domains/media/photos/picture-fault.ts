/** A picture that could not be loaded. The message completes "The picture ..." and is part of the import's report. */
export class PictureFault extends Error {
  override readonly name = 'PictureFault';
  /** True when a later attempt may succeed: a network fault, or a server that is busy. */
  readonly retryable: boolean;

  constructor(message: string, { retryable = false } = {}) {
    super(message);
    this.retryable = retryable;
  }
}
