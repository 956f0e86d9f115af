import type { Group } from '@rider/model/promotion';
import { Button } from '@rider/ui/button';
import { CopyButton } from '@rider/ui/copy-button';
import { GroupProgress } from '@rider/ui/group-progress';
import { Stack } from '@rider/ui/layout';
import { Heading, Text } from '@rider/ui/text';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { PromotionCountdown } from '../../../promotion/promotion-countdown.tsx';
import { GROUP_PARAMETER, promotionScreen } from '../../../promotion-address/promotion-screens.ts';
import type { PromotedProduct } from '../../../promotion/promotion-answers.ts';
import { linkedGroupQuery } from '../../../promotion/promotion-query.ts';
import { Part } from '../../../data/part.tsx';
import { useOptionalQuery } from '../../../data/use-query.ts';
import { useAddressOf } from '../../../structured-data/use-address-of.ts';
import { PURCHASE_FORM } from '../../../cart/purchase-form.ts';

/** The group of the shared link, or the query for it if that failed; neither without such a link or group. */
function useLinked({ groups }: PromotedProduct) {
  const parameters = useSearchParams()[0];
  const query = linkedGroupQuery(parameters);
  const { data } = useOptionalQuery(query);
  // The promotion's own list has it for visitors, too, without names.
  const linked = data ?? groups.find(({ id }) => id === parameters.get(GROUP_PARAMETER));
  return { linked, failed: linked === undefined && data === undefined ? query : null };
}

/** Joins the group of the shared link, or starts one; nothing while that group could not be read. */
export function GroupButtons({ promoted }: { promoted: PromotedProduct }) {
  const { linked, failed } = useLinked(promoted);
  if (failed) return null;
  const invited = linked?.state === 'open' && !linked.joined ? linked : undefined;
  return (
    <>
      {invited && <JoinButton group={invited} variant="primary" />}
      <Button type="submit" variant={invited ? 'secondary' : 'primary'}>
        <FormattedMessage id="shop.groupBuy.start" />
      </Button>
    </>
  );
}

/** Joins a group with the quantity of the purchase form; may be rendered outside that form. */
function JoinButton({ group, variant }: { group: Group; variant: 'primary' | 'secondary' }) {
  return (
    <Button type="submit" form={PURCHASE_FORM} name="pinkId" value={group.id} variant={variant}>
      <FormattedMessage id="shop.groupBuy.join" />
    </Button>
  );
}

interface GroupsProps {
  promoted: PromotedProduct;
  /** Refetches when a group's time is over. */
  onEnd: () => void;
}

/** The groups of a group buy with the number of missing members: that of the shared link first, then those that are open. */
export function Groups({ promoted, onEnd }: GroupsProps) {
  const { groups, now, promotion, product } = promoted;
  const { linked, failed } = useLinked(promoted);
  const others = groups.filter((group) => group.id !== linked?.id && group.state === 'open');
  const [own, open] = [others.filter(({ joined }) => joined), others.filter(({ joined }) => !joined)];
  const canJoin = promotion.state === 'active' && (product.skus[0]?.stock ?? 0) > 0;
  const shown = (group: Group, actions: ReactNode) => (
    <GroupProgress
      key={group.id}
      state={group.state}
      people={group.people}
      members={group.members}
      countdown={<PromotionCountdown until={group.endsAt} now={now} onEnd={onEnd} />}
      actions={actions}
    />
  );
  return (
    <>
      {failed && <Part query={failed}>{() => null}</Part>}
      {linked && (
        <Stack as="section" gap="x3">
          <Heading level={2} size="title3">
            <FormattedMessage id={linked.joined ? 'shop.groupBuy.yours' : 'shop.groupBuy.invited'} />
          </Heading>
          {shown(linked, linked.state === 'open' && <Invitation promotionId={promotion.id} groupId={linked.id} />)}
        </Stack>
      )}
      {own.map((group) => (
        <Stack key={group.id} as="section" gap="x3">
          <Heading level={2} size="title3">
            <FormattedMessage id="shop.groupBuy.yours" />
          </Heading>
          {shown(group, <Invitation promotionId={promotion.id} groupId={group.id} />)}
        </Stack>
      ))}
      {open.length > 0 && (
        <Stack as="section" gap="x3">
          <Heading level={2} size="title3">
            <FormattedMessage id="shop.groupBuy.open" />
          </Heading>
          {open.map((group) => shown(group, canJoin && <JoinButton group={group} variant="secondary" />))}
        </Stack>
      )}
    </>
  );
}

/** The link by which others join. */
function Invitation({ promotionId, groupId }: { promotionId: string; groupId: string }) {
  const intl = useIntl();
  const address = useAddressOf()(promotionScreen('groupBuy', promotionId, groupId));
  return (
    <Stack gap="x2">
      <Text size="small">
        <FormattedMessage id="shop.groupBuy.share" />
      </Text>
      <Text size="small" mono>
        {address}
      </Text>
      <div>
        <CopyButton value={address} label={intl.formatMessage({ id: 'shop.groupBuy.copy' })} />
      </div>
    </Stack>
  );
}
