import { expectNoAxeViolations } from '@rider/ui/testing';
import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { describe, expect, test } from 'vitest';
import { DeskServer } from '../testing/desk-server.ts';
import { renderDesk } from '../testing/render-desk.tsx';
import Refunds from './refunds.tsx';

const REQUESTED = 1_795_228_267;

/** A refund row as on the wire. */
function refundRow(change: object = {}): object {
  return {
    id: 1000,
    order_id: '860979719982660799',
    store_order_order_id: 'cp1',
    nickname: 'Luis',
    company: 'Moreno Glazing Co',
    refund_type: 2,
    apply_type: 2,
    refund_num: 2,
    refund_price: '82.79',
    refund_reason: 'Damaged on arrival',
    refund_explain: 'Scratched',
    refund_img: ['/uploads/1.png'],
    add_time: REQUESTED,
    cartInfo: [
      {
        id: '1',
        product_id: 1001,
        cart_num: 2,
        truePrice: '40.00',
        productInfo: { image: '/hinge.webp', store_name: 'Hinge', unit_name: 'pc', attrInfo: { suk: 'Nickel' } },
      },
    ],
    ...change,
  };
}

const ONE = 'operator/refunds/860979719982660799';
const RETURNING = refundRow({
  refund_type: 5,
  agreed_time: REQUESTED + 60,
  sent_time: REQUESTED + 120,
  refund_express: '1Z888',
  refund_express_name: 'UPS',
});

function openAt(path: string) {
  return renderDesk(
    <Routes>
      <Route path="/refunds/*" element={<Refunds />} />
    </Routes>,
    { path },
  );
}

describe('[R6.4] refunds at the desk', () => {
  test('are listed with buyer and request, and filtered by state', async () => {
    const server = new DeskServer().answers('operator/refunds', { items: [refundRow()], total: 1 });
    const { container, user, addressShown } = openAt('/refunds');
    const row = await screen.findByRole('row', { name: /860979719982660799/ });
    for (const text of ['Moreno Glazing Co', 'Return and refund', 'Under review', '$82.79'])
      expect(within(row).getByText(text)).toBeVisible();
    await expectNoAxeViolations(container);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'All open');
    expect(addressShown()).toBe('/refunds?state=open');
    expect(server.requestsTo('operator/refunds').at(-1)).toMatchObject({ state: 'open' });
  });

  test('are approved by keyboard and offer only actions that their state allows', async () => {
    const server = new DeskServer().answers(ONE, refundRow()).answers(`${ONE}/agree`, refundRow({ refund_type: 4 }));
    const { container, user } = openAt('/refunds/860979719982660799');
    expect(await screen.findByText('Scratched')).toBeVisible();
    expect(screen.getByText('$82.79, including a share of freight and discounts')).toBeVisible();
    expect(screen.getByRole('img', { name: 'Photo 1' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Mark as received' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Refund \$/ })).not.toBeInTheDocument();
    await expectNoAxeViolations(container);
    server.answers(ONE, refundRow({ refund_type: 4, agreed_time: REQUESTED + 60 }));
    screen.getByRole('button', { name: 'Approve' }).focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText(/Waiting for the buyer/)).toBeVisible();
    expect(server.requestsTo(`${ONE}/agree`)).toHaveLength(1);
  });

  test('are rejected with a reason, which stays visible', async () => {
    const server = new DeskServer().answers(ONE, refundRow()).answers(`${ONE}/refuse`, refundRow({ refund_type: 3 }));
    const { user } = openAt('/refunds/860979719982660799');
    await user.click(await screen.findByText('Reject', { selector: 'summary, summary *' }));
    await user.type(screen.getByRole('textbox', { name: /^Reason for rejection/ }), 'Traces of mounting');
    server.answers(ONE, refundRow({ refund_type: 3, refuse_reason: 'Traces of mounting' }));
    await user.click(screen.getByRole('button', { name: 'Reject' }));
    expect(await screen.findByText('Reason for rejection')).toBeVisible();
    expect(server.requestsTo(`${ONE}/refuse`)).toEqual([{ reason: 'Traces of mounting' }]);
  });

  test('are paid out after confirmation, once the return has arrived', async () => {
    const server = new DeskServer().answers(ONE, RETURNING).answers(`${ONE}/receive-goods`, RETURNING);
    const { user } = openAt('/refunds/860979719982660799');
    expect(await screen.findByText('UPS, 1Z888')).toBeVisible();
    server.answers(ONE, { ...RETURNING, received_time: REQUESTED + 180 });
    await user.click(screen.getByRole('button', { name: 'Mark as received' }));
    await user.click(await screen.findByRole('button', { name: 'Refund $82.79' }));
    expect(server.requestsTo(`${ONE}/pay-back`)).toHaveLength(0);
    server.answers(`${ONE}/pay-back`, RETURNING).answers(ONE, { ...RETURNING, refund_type: 6 });
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Refund $82.79' }));
    expect(await screen.findByText('Refunded', { selector: '[data-component="refund-status"]' })).toBeVisible();
    expect(server.requestsTo(`${ONE}/pay-back`)).toHaveLength(1);
  });

  test('that do not exist show an empty state', async () => {
    new DeskServer().rejects(ONE, 'After-sales order does not exist');
    openAt('/refunds/860979719982660799');
    expect(await screen.findByText('Refund 860979719982660799 does not exist')).toBeVisible();
  });
});
