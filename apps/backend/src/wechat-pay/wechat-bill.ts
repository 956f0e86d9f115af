import { moneyToDecimal } from '@rider/model/money';
import { billedAmount, readRows } from '../payment-provider/bill.ts';
import type { ListedMoney } from '../payment-provider/gateway.ts';
import type { BilledMoney } from '../payment-sandbox/sandbox-payments.ts';

/** The columns that we read and that the sandbox writes; real files have more. */
const NAMES = [
  '交易时间',
  '微信订单号',
  '商户订单号',
  '交易状态',
  '货币种类',
  '订单金额',
  '商户退款单号',
  '退款金额',
  '退款状态',
];
/** First column name of the summary that follows the rows. */
const SUMMARY = '总交易单数';

/** Reads a trade bill of WeChat Pay, in which a grave accent precedes each value. @throws for any other file. */
export function readWechatBill(text: string): ListedMoney {
  const [names = '', ...lines] = text.split(/\r?\n/);
  const end = lines.findIndex((line) => line.startsWith(SUMMARY));
  if (end < 0) throw new Error('a bill file of WeChat Pay has no end');
  const rows = readRows(
    names.split(','),
    lines.slice(0, end).map((line) => line.slice(1).split(',`')),
  );
  return {
    payments: rows
      .filter((row) => row('交易状态') === 'SUCCESS')
      .map((row) => ({
        reference: row('商户订单号'),
        seen: { state: 'paid' as const, amount: billedAmount(row('订单金额')) },
      })),
    payouts: rows
      .filter((row) => row('交易状态') === 'REFUND' && row('退款状态') === 'SUCCESS')
      .map((row) => ({
        number: row('商户退款单号'),
        reference: row('商户订单号'),
        amount: billedAmount(row('退款金额')),
      })),
  };
}

/** Writes a trade bill as WeChat Pay does. */
export function writeWechatBill({ payments, payouts }: BilledMoney): string {
  const paid = payments.map(({ reference, amount, made_at: at }) => ({
    交易时间: at.toISOString(),
    商户订单号: reference,
    交易状态: 'SUCCESS',
    订单金额: moneyToDecimal(amount),
    退款金额: '0.00',
  }));
  const sent = payouts.map(({ number, reference, amount }) => ({
    商户订单号: reference,
    交易状态: 'REFUND',
    商户退款单号: number,
    退款金额: moneyToDecimal(amount),
    退款状态: 'SUCCESS',
  }));
  const lines = [...paid, ...sent].map((row: Readonly<Record<string, string>>) =>
    NAMES.map((name) => `\`${row[name] ?? ''}`).join(','),
  );
  return ['\uFEFF' + NAMES.join(','), ...lines, SUMMARY, `\`${lines.length}`, ''].join('\r\n');
}
