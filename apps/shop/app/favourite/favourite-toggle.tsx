import { screens } from '@rider/model/screens';
import { ApiError } from '@rider/api/error';
import { Button } from '@rider/ui/button';
import { announce } from '@rider/ui/announcer';
import { useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { Form, useLocation } from 'react-router';
import { painted } from '../activity/painted.ts';
import { useFailureMessage } from '../connection/failure-message.ts';
import { leaveForLogin } from '../data/browser-load.ts';
import { invalidate, setAnswer } from '../data/changes.ts';
import { loadCalls } from '../data/load-calls.ts';
import { favouriteQuery } from '../data/queries.ts';
import { useOptionalQuery } from '../data/use-query.ts';
import { useSignedIn } from '../session/use-signed-in.ts';

/**
 * Adds a product, with the variant of this code, to the favourites or removes it. For visitors and without script it is a plain
 * form, which leads to sign-in; else it calls the backend directly, so that a product page need not load the favourites' route.
 */
export function FavouriteToggle({ productId, code }: { productId: string; code: string | undefined }) {
  const intl = useIntl();
  const { pathname, search } = useLocation();
  const signedIn = useSignedIn();
  const [pending, setPending] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const say = useFailureMessage();
  const query = signedIn ? favouriteQuery(productId) : null;
  const isFavourite = useOptionalQuery(query).data ?? false;

  async function toggle(form: HTMLFormElement) {
    setPending(true);
    setFailed(null);
    // The heart is seen at work before the call is made.
    await painted();
    try {
      const { addFavourite, pageApi, removeFavourites } = await loadCalls();
      await (isFavourite ? removeFavourites(pageApi(), [productId]) : addFavourite(pageApi(), productId, code));
      invalidate('favourite');
      await setAnswer(favouriteQuery(productId), !isFavourite);
      announce(intl.formatMessage({ id: isFavourite ? 'shop.favourite.removed' : 'shop.favourite.added' }));
    } catch (error) {
      // The code of the call broke off with the connection: the server has it.
      if (!(error instanceof ApiError)) return form.submit();
      if (error.kind === 'session') leaveForLogin();
      setFailed(say(error));
    } finally {
      setPending(false);
    }
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    // A visitor's form goes to the server, which redirects to sign-in and returns here.
    if (!signedIn) return;
    event.preventDefault();
    if (!pending) void toggle(event.currentTarget);
  }
  return (
    <Form method="post" action={screens.favourites} onSubmit={submit}>
      <input type="hidden" name="intent" value={isFavourite ? 'remove' : 'add'} />
      <input type="hidden" name="productId" value={productId} />
      {code && <input type="hidden" name="article" value={code} />}
      <input type="hidden" name="from" value={pathname + search} />
      <Button
        type="submit"
        size="small"
        variant="quiet"
        icon="heart"
        pending={pending}
        aria-pressed={signedIn ? isFavourite : undefined}
      >
        {intl.formatMessage({ id: isFavourite ? 'shop.favourite.saved' : 'shop.favourite.save' })}
      </Button>
      {failed !== null && <span role="alert">{failed}</span>}
    </Form>
  );
}
