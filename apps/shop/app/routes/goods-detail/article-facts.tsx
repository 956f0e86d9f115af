import { Icon } from '@rider/ui/icon';
import { FormattedMessage } from 'react-intl';
import { useChatLink } from '../../chat/use-chat-link.ts';
import { ArticleCode } from './article-code.tsx';
import * as styles from './route.css.ts';

/** The article's code, and the way to ask about the product. */
export default function ArticleFacts({ productId, code }: { productId: string; code: string | undefined }) {
  return (
    <>
      {code && <ArticleCode code={code} />}
      <a {...useChatLink({ kind: 'product', body: productId })} className={styles.ask}>
        <Icon name="chat" />
        <FormattedMessage id="shop.chat.askProduct" />
      </a>
    </>
  );
}
