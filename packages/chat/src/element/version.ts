/** Set by the build. */
declare const RIDER_CHAT_VERSION: string | undefined;

/** The version of this package. */
export const version = typeof RIDER_CHAT_VERSION === 'undefined' ? '0.0.0' : RIDER_CHAT_VERSION;
