/** Editable data of a buyer. */
export interface ProfileDraft {
  nickname: string;
  /** Address of an uploaded picture, or empty. */
  avatar: string;
}

/** Data of a buyer's company. */
export interface CompanyProfile {
  company: string;
  licenseNumber: string;
  ownerName: string;
  /** The company's business phone number. */
  phone: string;
}

/** The buyer's own data (`userinfo`). */
export interface Profile extends ProfileDraft {
  account: string;
  email: string;
  phone: string;
  /** Whether a code proved the number, by which the buyer may then sign in. */
  phoneConfirmed: boolean;
  company: CompanyProfile;
}
