import { ApiError } from '@rider/api';
import { publishReview } from '@rider/api/review';
import { reviewSchema, validate } from '@rider/api/validation';
import { data, redirect, type ActionFunctionArgs, type ClientActionFunctionArgs } from 'react-router';
import { requestScope } from '../../data/request-scope.ts';
import { asResponse } from '../../data/server-load.ts';
import { picturesOfForm } from '../../upload/pictures-of-form.ts';

/** Why a review was not published: texts or message ids by field, or a text for none; and what had been said of which line. */
export interface ReviewRefusal {
  lineId: string;
  values: { quality: string; service: string; description: string; comment: string; photos: readonly string[] };
  errors: Record<string, string>;
  message: string | null;
}

/** Names of the form's fields by those of the wire. */
const FIELDS: Record<string, string> = {
  product_score: 'quality',
  service_score: 'service',
  description_score: 'description',
  pics: 'photos',
};

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

function valuesOf(form: FormData, photos: readonly string[]): ReviewRefusal['values'] {
  return {
    quality: textOf(form, 'quality'),
    service: textOf(form, 'service'),
    description: textOf(form, 'description'),
    comment: textOf(form, 'comment'),
    photos,
  };
}

function refused(form: FormData, photos: readonly string[], reasons: Pick<ReviewRefusal, 'errors' | 'message'>) {
  const refusal: ReviewRefusal = { lineId: textOf(form, 'line'), values: valuesOf(form, photos), ...reasons };
  return data({ refusal }, { status: 422 });
}

/** Checks before anything is sent: what the server would refuse stands at its field at once (R5.3). */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const form = await request.clone().formData();
  const photos = form.getAll('photos').filter((value) => typeof value === 'string');
  const checked = validate(reviewSchema, valuesOf(form, photos));
  if (checked.errors) return refused(form, photos, { errors: checked.errors, message: null });
  return serverAction<typeof action>();
}

/** Publishes a review of one line. Without script the pictures come as files and are uploaded first. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { api, origin } = context.get(requestScope);
  const number = new URL(request.url).searchParams.get('orderId') ?? '';
  const form = await request.formData();
  let photos: readonly string[] = [];
  try {
    photos = await picturesOfForm(api, form, 'photos');
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'refused')
      return refused(form, [], { errors: { photos: error.message }, message: null });
    throw asResponse(error, request, origin);
  }
  const checked = validate(reviewSchema, valuesOf(form, photos));
  if (checked.errors) return refused(form, photos, { errors: checked.errors, message: null });
  try {
    await publishReview(api, textOf(form, 'line'), checked.values);
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind !== 'refused') throw asResponse(error, request, origin);
    const fields = Object.entries(error.fieldErrors).map(([name, text]) => [FIELDS[name] ?? name, text] as const);
    return refused(form, photos, {
      errors: Object.fromEntries(fields),
      message: fields.length > 0 ? null : error.message,
    });
  }
  return redirect(`/evaluation?${new URLSearchParams({ orderId: number, thanks: '1' })}`);
}
