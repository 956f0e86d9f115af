/** Request of `POST register/verify`: has a code sent, by text message for `login`. */
export type EmailCodeRequestWire =
  | { email: string; phone?: undefined; type: 'register' | 'reset' }
  | { phone: string; email?: undefined; type: 'login' };

/** Answer of `POST register/verify` (not in CRMEB). */
export interface EmailCodeWire {
  /** Seconds until another code may be requested. */
  wait: number;
}

/** Request of `POST register` (with fields that CRMEB lacks): requests an account. */
export interface RegisterRequestWire {
  first_name: string;
  last_name: string;
  company: string;
  contractor_license: string;
  business_owner: string;
  business_phone: string;
  country: string;
  /** The state's code. */
  province: string;
  city: string;
  /** The first street line. */
  detail: string;
  street2: string;
  post_code: string;
  email: string;
  /** The e-mailed code. */
  captcha: string;
  account: string;
  password: string;
  /** 1 when the terms are accepted. */
  agree: 0 | 1;
  /** A photo or scan of the license, JPEG or PNG; with it the request is a form. */
  license_picture?: Blob;
}

/** Request of `POST register/reset`: sets a new password. */
export interface PasswordResetRequestWire {
  email: string;
  /** The e-mailed code. */
  captcha: string;
  password: string;
}
