import { writeProductBody } from '@rider/api/chat';
import { Icon } from '@rider/ui/icon';
import { FormattedMessage } from 'react-intl';
import { useChatLink } from '../../chat/use-chat-link.ts';
import { FavouriteToggle } from '../../favourite/favourite-toggle.tsx';
import { ArticleCode } from './article-code.tsx';
import * as styles from './route.css.ts';

/** The article's code, the way to ask about the product, and to keep it. */
export default function ArticleFacts({ productId, code }: { productId: string; code: string | undefined }) {
  return (
    <>
      {code && <ArticleCode code={code} />}
      <a
        {...useChatLink({ kind: 'product', body: writeProductBody({ productId, article: code }) })}
        className={styles.ask}
      >
        <Icon name="chat" />
        <FormattedMessage id="shop.chat.askProduct" />
      </a>
      <FavouriteToggle productId={productId} code={code} />
    </>
  );
}
