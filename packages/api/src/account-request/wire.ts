/** Request of `POST register/verify`: has a code sent, by text message for `login`. */
export type EmailCodeRequestWire =
  | { email: string; phone?: undefined; type: 'register' | 'reset' }
  | { phone: string; email?: undefined; type: 'login' };

/** Answer of `POST register/verify` (not in CRMEB). */
export interface EmailCodeWire {
  /** Seconds until another code may be requested. */
  wait: number;
}
