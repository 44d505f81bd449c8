/** An invalid setting: the message gives its name, its value and what is allowed. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}
