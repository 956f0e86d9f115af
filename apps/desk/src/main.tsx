import { screens } from '@rider/model/screens';
import '@rider/ui/reset';
import { DEFAULT_FORMATS } from '@rider/model/locale';
import { Announcer } from '@rider/ui/announcer';
import { CspNonce } from '@rider/ui/csp-nonce';
import { FailureBoundary } from '@rider/ui/failure-boundary';
import { LinkProvider } from '@rider/ui/link';
import { Toasts } from '@rider/ui/toast';
import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'react-intl';
import { BrowserRouter, Route, Routes } from 'react-router';
import { renewAll } from './data/use-query.ts';
import { chosenLocale, loadTexts } from './messages/chosen-locale.ts';
import { SignedIn } from './session/agent.tsx';
import { Invitation } from './session/invitation.tsx';
import { Desk } from './shell/desk.tsx';
import { DeskLink } from './shell/desk-link.tsx';

const locale = chosenLocale();
document.documentElement.lang = locale;
const { currency = DEFAULT_FORMATS.currency, timeZone = DEFAULT_FORMATS.timeZone } = document.documentElement.dataset;
const formats = { number: { money: { currency } } };
const texts = await loadTexts(locale);
const place = document.querySelector('#desk');
if (!place) throw new Error('The page has no place for the desk');

const root = createRoot(place);
const deskWith = (shown: typeof texts) => (
  <StrictMode>
    <FailureBoundary locale={locale} homeHref="/desk/">
      <IntlProvider locale={locale} messages={shown} timeZone={timeZone} formats={formats} onError={console.error}>
        <BrowserRouter basename="/desk">
          <LinkProvider component={DeskLink} screens={screens}>
            <Routes>
              <Route path="/invitation" element={<Invitation />} />
              <Route
                path="*"
                element={
                  <SignedIn>
                    <Suspense>
                      <Desk messages={shown} />
                    </Suspense>
                  </SignedIn>
                }
              />
            </Routes>
          </LinkProvider>
        </BrowserRouter>
        <CspNonce />
        <Toasts />
        <Announcer />
      </IntlProvider>
    </FailureBoundary>
  </StrictMode>
);

root.render(deskWith(texts));

if (import.meta.hot) {
  import.meta.hot.on('rider:texts', (changed: { locale: string; messages: typeof texts }) => {
    if (changed.locale === locale) root.render(deskWith({ ...Object.assign(texts, changed.messages) }));
  });
  import.meta.hot.on('rider:backend', renewAll);
}
