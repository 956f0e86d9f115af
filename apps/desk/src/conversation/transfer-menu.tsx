import { transferBuyer, type DeskAgent } from '@rider/api/desk';
import { Button } from '@rider/ui/button';
import { ConfirmDialog } from '@rider/ui/dialog';
import { Menu } from '@rider/ui/menu';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { useAgent } from '../session/agent.tsx';
import { api } from '../data/desk-api.ts';
import { agentsQuery } from '../data/queries.ts';
import { useOptionalQuery } from '../data/use-query.ts';
import { useOperatorAction } from '../form/use-operator-action.ts';

/** Props of `TransferMenu`. */
export interface TransferMenuProps {
  buyerUid: string;
  buyerName: string;
}

/** Transfers the buyer to a colleague, after confirmation: the buyer's chat window changes immediately. */
export function TransferMenu({ buyerUid, buyerName }: TransferMenuProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const own = useAgent();
  const { data: agents = [] } = useOptionalQuery(agentsQuery);
  const [chosen, setChosen] = useState<DeskAgent | null>(null);
  const { pending, run } = useOperatorAction('conversation');
  const colleagues = agents
    .filter(({ uid }) => uid !== own.uid)
    .toSorted((one, other) => Number(other.online) - Number(one.online));

  const transfer = async (agent: DeskAgent) => {
    const done = intl.formatMessage({ id: 'desk.transfer.done' }, { buyer: buyerName, agent: agent.name });
    if (!(await run(() => transferBuyer(api, { buyerUid, agentUid: agent.uid }), done))) return;
    setChosen(null);
    void navigate('/messages');
  };
  return (
    <>
      <Menu
        align="end"
        trigger={
          <Button size="small">
            <FormattedMessage id="desk.transfer.open" />
          </Button>
        }
        items={colleagues.map((agent) => ({
          id: agent.uid,
          label: agent.name,
          description: intl.formatMessage(
            { id: agent.online ? 'desk.transfer.online' : 'desk.transfer.away' },
            { role: agent.role },
          ),
          onAction: () => setChosen(agent),
        }))}
      />
      <ConfirmDialog
        open={chosen !== null}
        onOpenChange={(open) => !open && setChosen(null)}
        title={<FormattedMessage id="desk.transfer.title" values={{ buyer: buyerName, agent: chosen?.name }} />}
        description={<FormattedMessage id="desk.transfer.note" />}
        confirmLabel={<FormattedMessage id="desk.transfer.confirm" />}
        pending={pending}
        onConfirm={() => {
          if (chosen) void transfer(chosen);
        }}
      />
    </>
  );
}
