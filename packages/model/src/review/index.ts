/** A reviewer's scores: 1-5, `description` null where none was given. */
export interface ReviewScores {
  quality: number;
  service: number;
  description: number | null;
}

/** A buyer's review of an order line. */
export interface ReviewDraft extends ReviewScores {
  comment: string;
  /** Addresses of uploaded pictures. */
  photos: readonly string[];
}

/** A buyer's own review. Instants are epoch milliseconds. */
export interface OwnReview extends ReviewScores {
  id: string;
  nickname: string;
  avatar: string | null;
  text: string;
  images: string[];
  createdAt: number;
  merchantReply: string | null;
}

/** An order line with its review; null before it is reviewed. */
export interface LineReview {
  lineId: string;
  review: OwnReview | null;
}
