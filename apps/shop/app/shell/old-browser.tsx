import { Container } from '@rider/ui/layout';
import { Text } from '@rider/ui/text';
import { FormattedMessage } from 'react-intl';

const ID = 'old-browser';

/**
 * Shows the sentence where the browser is older than the oldest supported one (`browserslist` of package.json), by features that all supported browsers have. Old
 * browsers must be able to read it.
 */
const script = `(function(){try{if(AbortSignal.any&&[].toSorted&&Map.groupBy&&Promise.withResolvers)return}catch(e){}document.getElementById('${ID}').hidden=false})()`;

/** What readers of an old browser see first; the page then works as without script. */
export function OldBrowser({ nonce }: { nonce: string | undefined }) {
  return (
    <>
      <div id={ID} hidden>
        <Container>
          <Text>
            <FormattedMessage id="shop.oldBrowser" />
          </Text>
        </Container>
      </div>
      <script nonce={nonce} suppressHydrationWarning>
        {import.meta.env.SSR ? script : ''}
      </script>
    </>
  );
}

/** Whether the browser is too old; the document's script then shows the message. */
export function isOldBrowser(): boolean {
  const sentence = document.getElementById(ID);
  return sentence !== null && !sentence.hidden;
}
