import { describe, expect, it } from 'vitest';
import { answeringApi } from '../testing/recorded-answers.ts';
import { getOperatorReviews, replyToReview } from '../operator/index.ts';
import { REVIEW_LENGTH, REVIEW_PHOTOS } from '@rider/model/limits';
import { reviewReplySchema, reviewSchema, validate } from '@rider/model/validation';
import { getReviews } from '../catalogue/index.ts';
import { publishReview } from './index.ts';

const ok = (data: unknown) => answeringApi(JSON.stringify({ status: 200, msg: 'ok', data }));
const GOOD = { quality: '5', service: 4, description: '', comment: ' Fine. ', photos: [] };

describe('[R6.7] reviews', () => {
  it('are sent with the names of the wire, without a description score as 0', async () => {
    const { api, seen } = ok({ to_lottery: false });
    await publishReview(api, 'abc', {
      quality: 5,
      service: 4,
      description: null,
      comment: 'Fine.',
      photos: ['/uploads/a.png', '/uploads/b.png'],
    });
    expect(seen[0]).toMatchObject({
      path: '/order/comment',
      body: {
        unique: 'abc',
        comment: 'Fine.',
        pics: '/uploads/a.png,/uploads/b.png',
        product_score: 5,
        service_score: 4,
        description_score: 0,
      },
    });
  });

  it('have pictures of a CRMEB whose addresses it does not take for a single one', async () => {
    const { api, seen } = ok({ to_lottery: false });
    const photos = ['https://cdn.test/a.png', 'https://cdn.test/b.png'];
    await publishReview(api, 'abc', { quality: 5, service: 4, description: null, comment: 'Fine.', photos });
    const pics = String((seen[0]?.body as { pics: string } | undefined)?.pics);
    expect(pics).toMatch(/\s/);
    // CRMEB splits at the comma, and answers the parts as they are.
    const page = ok([{ id: 1, pics: pics.split(','), add_time: '2026-11-28 06:42' }]);
    expect(await getReviews(page.api, '1', {})).toMatchObject([{ images: photos }]);
  });

  it('are listed for operators and answered', async () => {
    const page = { items: [{ id: '7', productId: '1001', variant: 'Chrome, 10 mm', reply: null }], total: 1 };
    const { api, seen } = ok(page);
    expect(await getOperatorReviews(api, { search: 'hinge', state: 'poor', page: 2 })).toEqual(page);
    expect(seen[0]?.query.toString()).toBe('page=2&limit=20&search=hinge&state=poor');
    await replyToReview(api, '7', 'Thank you.', null);
    expect(seen[1]).toMatchObject({
      path: '/operator/reviews/7/reply',
      body: { reply: 'Thank you.', seen: { reply: null } },
    });
  });
});

describe('[R5.3] [R5.4] a review', () => {
  it('has two scores from one to five, a text, and eight photos at most', () => {
    expect(validate(reviewSchema, GOOD).values).toEqual({
      quality: 5,
      service: 4,
      description: null,
      comment: 'Fine.',
      photos: [],
    });
    expect(validate(reviewSchema, {}).errors).toEqual({
      quality: 'validation.quality.required',
      service: 'validation.service.required',
      comment: 'validation.comment.required',
    });
  });

  it.each([
    [{ quality: 0 }, { quality: 'validation.quality.required' }],
    [{ quality: '4.5' }, { quality: 'validation.quality.required' }],
    [{ service: 6 }, { service: 'validation.service.required' }],
    [{ description: '9' }, { description: 'validation.description.stars' }],
    [{ comment: ' \n ' }, { comment: 'validation.comment.required' }],
    [{ comment: 'x'.repeat(REVIEW_LENGTH + 1) }, { comment: 'validation.comment.length' }],
    [{ photos: Array.from({ length: REVIEW_PHOTOS + 1 }, String) }, { photos: 'validation.photos.review' }],
  ])('is rejected with %o', (wrong, errors) => {
    expect(validate(reviewSchema, { ...GOOD, ...wrong }).errors).toEqual(errors);
  });

  it('needs a text as an answer', () => {
    expect(validate(reviewReplySchema, { reply: ' ' }).errors).toEqual({ reply: 'validation.reply.required' });
    expect(validate(reviewReplySchema, { reply: ' Thanks ' }).values).toEqual({ reply: 'Thanks' });
  });
});
