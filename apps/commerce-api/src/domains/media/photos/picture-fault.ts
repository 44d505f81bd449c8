/** A picture that could not be loaded. The message completes "The picture ..." and is part of the import's report. */
export class PictureFault extends Error {
  override readonly name = 'PictureFault';
  /** True if a later attempt may succeed: a network fault or a busy server. */
  readonly retryable: boolean;

  constructor(message: string, { retryable = false } = {}) {
    super(message);
    this.retryable = retryable;
  }
}
