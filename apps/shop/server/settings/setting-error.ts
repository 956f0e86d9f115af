/** An invalid setting. The message is one line for the operator. */
export class SettingError extends Error {
  override readonly name = 'SettingError';
}
