/** A reviewer's scores: 1-5, `description` null where none was given. */
export interface ReviewScores {
  quality: number;
  service: number;
  description: number | null;
}

/** What a buyer says about a line of an order. */
export interface ReviewDraft extends ReviewScores {
  comment: string;
  /** Addresses of pictures that the buyer uploaded. */
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

/** A line of an order and what its buyer said about it; null while nothing. */
export interface LineReview {
  lineId: string;
  review: OwnReview | null;
}
