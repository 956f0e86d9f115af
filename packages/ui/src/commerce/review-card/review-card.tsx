'use client';

import type { ComponentProps } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { classNames } from '../../primitives/class-names/index.ts';
import { Rating } from '../../primitives/rating/index.ts';
import * as styles from './review-card.css.ts';

/** A buyer's scores, 1-5 each. */
export interface ReviewScores {
  quality: number;
  service: number;
  description: number | null;
}

/** Props of a review, besides the attributes of an `<article>`. Empty strings and lists are omitted. */
export interface ReviewCardProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Name of the reviewer. */
  nickname: string;
  /** Address of the reviewer's picture; null for none. */
  avatar: string | null;
  /** Quality score 1-5. */
  score: number;
  /** The reviewer's text. */
  text: string;
  /** Addresses of the reviewer's pictures. */
  images: readonly string[];
  /** Formatted in the user's language. */
  date: string;
  /** The bought variant. */
  sku: string;
  /** The shop's reply; null for none. */
  merchantReply: string | null;
  /** All scores, shown below the text; `description` is null if absent. */
  scores?: ReviewScores | undefined;
  /** Address of a picture's thumbnail; the picture itself by default. */
  getThumbnail?: ((image: string) => string) | undefined;
}

/** A review with its pictures and the shop's reply. Pictures link to full size. */
export function ReviewCard(props: ReviewCardProps) {
  const { nickname, avatar, score, text, images, date, sku, merchantReply, scores, getThumbnail, ...rest } = props;
  const { className, ...attributes } = rest;
  const intl = useIntl();
  return (
    <article data-component="review-card" {...attributes} className={classNames(styles.card, className)}>
      <header className={styles.header}>
        {avatar ? (
          <img src={avatar} alt="" width="36" height="36" loading="lazy" className={styles.avatar} />
        ) : (
          <span aria-hidden="true" className={styles.initial}>
            {nickname.slice(0, 1)}
          </span>
        )}
        <span className={styles.who}>
          <b className={styles.name}>{nickname}</b>
          {sku && (
            <span className={styles.quiet}>
              <FormattedMessage id="ui.reviewCard.variant" values={{ sku }} />
            </span>
          )}
        </span>
        <span className={styles.score}>
          <Rating score={score} />
          <span className={styles.quiet}>{date}</span>
        </span>
      </header>
      {text && <p className={styles.text}>{text}</p>}
      {scores && <Scores scores={scores} />}
      {images.length > 0 && (
        <ul className={styles.pictures}>
          {images.map((image, index) => (
            <li key={image}>
              <a href={image} target="_blank" rel="noreferrer" className={styles.picture}>
                <img
                  src={getThumbnail?.(image) ?? image}
                  alt={intl.formatMessage({ id: 'ui.reviewCard.image' }, { index: index + 1, nickname })}
                  width="72"
                  height="72"
                  loading="lazy"
                  className={styles.image}
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {merchantReply && (
        <div className={styles.reply}>
          <b className={styles.name}>
            <FormattedMessage id="ui.reviewCard.reply" />
          </b>
          <p className={styles.text}>{merchantReply}</p>
        </div>
      )}
    </article>
  );
}

/** Each score with its name and figure, because stars alone do not distinguish them. */
function Scores({ scores }: { scores: ReviewScores }) {
  const { quality, service, description } = scores;
  const rows = [
    ['quality', quality],
    ['service', service],
    ['description', description],
  ] as const;
  return (
    <dl data-part="scores" className={styles.scores}>
      {rows.map(([name, score]) =>
        score === null ? null : (
          <div key={name} className={styles.scoreRow}>
            <dt className={styles.quiet}>
              <FormattedMessage id={`ui.reviewCard.${name}`} />
            </dt>
            <dd className={styles.scoreValue}>
              <FormattedMessage id="ui.reviewCard.outOf" values={{ score }} />
            </dd>
          </div>
        ),
      )}
    </dl>
  );
}
