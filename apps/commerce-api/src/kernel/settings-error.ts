/** Thrown for an invalid setting. The message contains its name, its value and the allowed values. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}
