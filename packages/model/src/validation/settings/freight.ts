import * as v from 'valibot';
import {
  flag,
  localizedText,
  moneyOrZero,
  optionalMoney,
  optionalWholeNumber,
  wholeNumber,
  version,
} from '../fields/index.ts';

const MOST_DAYS = 90;
const LONGEST_MM = 20_000;
const HEAVIEST_KG = 100_000;
const MOST_ZONES = 50;
const ZONE_NAME_LENGTH = 60;
const PLACE = /^([A-Z]{2}(-[A-Z0-9]{1,10})?|\*)$/;

const dayCount = wholeNumber({ minimum: 0, maximum: MOST_DAYS }, 'validation.freight.days');
const days = { leastDays: dayCount, mostDays: dayCount };

const inOrder = ({ leastDays, mostDays }: { leastDays: number; mostDays: number }) => leastDays <= mostDays;

const ground = v.pipe(
  v.object({ offered: flag, parcel: moneyOrZero, freeFrom: optionalMoney, ...days }),
  v.forward(v.partialCheck([['leastDays'], ['mostDays']], inOrder, 'validation.freight.dayOrder'), ['mostDays']),
);

const palletPrice = v.object({
  upToKg: optionalWholeNumber({ minimum: 1, maximum: HEAVIEST_KG }, 'validation.freight.upTo'),
  freight: moneyOrZero,
});

const pallet = v.pipe(
  v.object({
    offered: flag,
    prices: v.pipe(
      v.optional(v.array(palletPrice), []),
      v.minLength(1, 'validation.freight.prices'),
      v.rawCheck(({ dataset, addIssue }) => {
        if (!dataset.typed) return;
        const prices = dataset.value;
        prices.forEach(({ upToKg }, index) => {
          const isLast = index === prices.length - 1;
          const before = prices[index - 1]?.upToKg ?? 0;
          const faulty = isLast ? upToKg !== null : upToKg === null || upToKg <= before;
          if (faulty)
            addIssue({
              message: isLast ? 'validation.freight.lastPrice' : 'validation.freight.priceOrder',
              path: [
                { type: 'array', origin: 'value', input: prices, key: index, value: prices[index] },
                { type: 'object', origin: 'value', input: {}, key: 'upToKg', value: upToKg },
              ],
            });
        });
      }),
    ),
    ...days,
  }),
  v.forward(v.partialCheck([['leastDays'], ['mostDays']], inOrder, 'validation.freight.dayOrder'), ['mostDays']),
);

const zone = v.object({
  name: localizedText('validation.freight.zoneName', ZONE_NAME_LENGTH),
  places: v.pipe(
    v.optional(
      v.array(v.pipe(v.string(), v.regex(PLACE, 'validation.freight.place')), 'validation.freight.places'),
      [],
    ),
    v.minLength(1, 'validation.freight.places'),
  ),
  ground,
  pallet,
});

/** How the shop ships, as an operator enters it. Each place belongs to one zone. */
export const freightSchema = v.object({
  longestParcelMm: wholeNumber({ minimum: 1, maximum: LONGEST_MM }, 'validation.freight.length'),
  heaviestParcelKg: wholeNumber({ minimum: 1, maximum: HEAVIEST_KG }, 'validation.freight.weight'),
  cutOffHour: wholeNumber({ minimum: 0, maximum: 24 }, 'validation.freight.hour'),
  handlingDays: dayCount,
  offersPickUp: flag,
  zones: v.pipe(
    v.optional(v.array(zone), []),
    v.minLength(1, 'validation.freight.zones'),
    v.maxLength(MOST_ZONES, 'validation.freight.zones'),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const used = new Set<string>();
      dataset.value.forEach(({ places }, index) => {
        const twice = places.some((place) => used.has(place));
        for (const place of places) used.add(place);
        if (twice)
          addIssue({
            message: 'validation.freight.placeTwice',
            path: [
              { type: 'array', origin: 'value', input: dataset.value, key: index, value: dataset.value[index] },
              { type: 'object', origin: 'value', input: {}, key: 'places', value: places },
            ],
          });
      });
    }),
  ),
  version,
});
