import * as v from 'valibot';
import { safeLocalPath } from '../../navigation/index.ts';
import {
  isOrdered,
  localizedRichText,
  localizedText,
  normalizeCode,
  optionalMoment,
  optionalText,
  required,
  wholeNumber,
  version,
} from '../fields/index.ts';

const LONGEST_SYNOPSIS = 500;
const LONGEST_CATEGORY = 60;
const MOST_BANNERS = 99;

const title = localizedText('validation.content.title');

/** One of the company's texts, such as its terms. */
export const sitePageSchema = v.object({ title, content: localizedRichText('validation.content.text') });

/** An announcement; without a day it is a draft. */
export const announcementSchema = v.object({ ...sitePageSchema.entries, published: optionalMoment });

/** A news article; without a day it is a draft. */
export const newsSchema = v.object({
  ...announcementSchema.entries,
  synopsis: localizedText('validation.content.synopsis', LONGEST_SYNOPSIS),
  author: localizedText('validation.content.author'),
  categoryId: required('validation.content.category', normalizeCode),
  image: required('validation.content.picture'),
  /** Empty without a product. */
  productId: optionalText,
});

/** A banner of the home page; it leads to a local path. */
export const bannerSchema = v.pipe(
  v.object({
    title,
    subtitle: localizedText('validation.content.subtitle'),
    image: required('validation.content.picture'),
    href: v.pipe(
      required('validation.content.href'),
      v.check((path) => safeLocalPath(path, 'https://shop.invalid'), 'validation.content.href'),
    ),
    position: wholeNumber({ minimum: 0, maximum: MOST_BANNERS }, 'validation.content.position'),
    from: optionalMoment,
    until: optionalMoment,
  }),
  v.forward(
    v.partialCheck([['from'], ['until']], ({ from, until }) => isOrdered(from, until), 'validation.moment.order'),
    ['until', 'day'],
  ),
);

/** What an operator enters. */
export type EnteredSitePage = v.InferOutput<typeof sitePageSchema>;
/** What an operator enters. */
export type EnteredAnnouncement = v.InferOutput<typeof announcementSchema>;
/** What an operator enters. */
export type EnteredNews = v.InferOutput<typeof newsSchema>;
/** What an operator enters. */
export type EnteredBanner = v.InferOutput<typeof bannerSchema>;

const MOST_NEWS_CATEGORIES = 30;

/** The categories of news in their order; one without an id is new. */
export const newsCategoriesSchema = v.object({
  version,
  categories: v.pipe(
    v.array(
      v.object({
        id: v.union([v.literal(''), v.pipe(v.string(), v.regex(/^\d{1,9}$/))]),
        title: localizedText('validation.newsCategory.name', LONGEST_CATEGORY),
      }),
    ),
    v.maxLength(MOST_NEWS_CATEGORIES, 'validation.newsCategory.many'),
  ),
});

/** The categories of news as entered. */
export type EnteredNewsCategories = v.InferOutput<typeof newsCategoriesSchema>;
