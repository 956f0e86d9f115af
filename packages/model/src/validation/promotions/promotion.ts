import * as v from 'valibot';
import { PROMOTION_KINDS } from '../../promotion/index.ts';
import {
  choiceOf,
  clockTime,
  isOrdered,
  localizedText,
  moment,
  normalizeCode,
  optionalWholeNumber,
  positiveMoney,
  required,
  wholeNumber,
} from '../fields/index.ts';

const MOST_PIECES = 1_000_000;
const INFO_LENGTH = 300;

const quota = wholeNumber({ minimum: 1, maximum: MOST_PIECES }, 'validation.promotion.quota');
const until = moment('validation.moment.day');

/**
 * A promotion as an operator enters it. `slot` is of a flash sale, `shipAfterDays` of a presale, `people` and `hours` of a group buy; the
 * others are ignored.
 */
export const promotionSchema = v.pipe(
  v.object({
    kind: choiceOf(PROMOTION_KINDS, 'validation.promotion.kind'),
    /** Code of the variant. */
    sku: required('validation.promotion.sku', normalizeCode),
    title: localizedText('validation.promotion.title'),
    info: localizedText('validation.promotion.info', INFO_LENGTH),
    price: positiveMoney,
    quota,
    perBuyer: optionalWholeNumber({ minimum: 1, maximum: MOST_PIECES }, 'validation.promotion.perBuyer'),
    from: moment('validation.moment.day'),
    until,
    slot: v.optional(
      v.nullable(
        v.object({
          starts: clockTime,
          hours: wholeNumber({ minimum: 1, maximum: 24 }, 'validation.promotion.slotHours'),
        }),
      ),
      null,
    ),
    shipAfterDays: optionalWholeNumber({ minimum: 0, maximum: 365 }, 'validation.promotion.shipAfterDays'),
    people: optionalWholeNumber({ minimum: 2, maximum: 100 }, 'validation.promotion.people'),
    hours: optionalWholeNumber({ minimum: 1, maximum: 720 }, 'validation.promotion.hours'),
  }),
  v.forward(
    v.partialCheck(
      [['from'], ['until']],
      (entered) => isOrdered(entered.from, entered.until),
      'validation.moment.order',
    ),
    ['until', 'day'],
  ),
  v.forward(
    v.partialCheck(
      [['quota'], ['perBuyer']],
      (entered) => entered.perBuyer === null || entered.perBuyer <= entered.quota,
      'validation.promotion.perBuyerOverQuota',
    ),
    ['perBuyer'],
  ),
  v.forward(
    v.partialCheck(
      [['kind'], ['slot']],
      ({ kind, slot }) => kind !== 'flashSale' || slot !== null,
      'validation.moment.time',
    ),
    ['slot'],
  ),
  v.forward(
    v.partialCheck(
      [['kind'], ['shipAfterDays']],
      ({ kind, shipAfterDays }) => kind !== 'presale' || shipAfterDays !== null,
      'validation.promotion.shipAfterDays',
    ),
    ['shipAfterDays'],
  ),
  v.forward(
    v.partialCheck(
      [['kind'], ['people']],
      ({ kind, people }) => kind !== 'groupBuy' || people !== null,
      'validation.promotion.people',
    ),
    ['people'],
  ),
  v.forward(
    v.partialCheck(
      [['kind'], ['hours']],
      ({ kind, hours }) => kind !== 'groupBuy' || hours !== null,
      'validation.promotion.hours',
    ),
    ['hours'],
  ),
);

/** A promotion as an operator enters it. */
export type EnteredPromotion = v.InferOutput<typeof promotionSchema>;

/** What an operator may change of an active promotion. */
export const promotionAdjustmentSchema = v.object({ quota, until });

/** What an operator may change of an active promotion. */
export type PromotionAdjustment = v.InferOutput<typeof promotionAdjustmentSchema>;
