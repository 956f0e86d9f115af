import { FormattedMessage } from 'react-intl';
import { AskLink } from '../../chat/ask-link.tsx';
import { ArticleCode } from './article-code.tsx';

/** The article's code, and the way to ask about the product. */
export default function ArticleFacts({ productId, code }: { productId: string; code: string | undefined }) {
  return (
    <>
      {code && <ArticleCode code={code} />}
      <AskLink card={{ kind: 'product', body: productId }} variant="quiet" size="small">
        <FormattedMessage id="shop.chat.askProduct" />
      </AskLink>
    </>
  );
}
