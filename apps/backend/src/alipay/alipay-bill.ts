import { moneyToDecimal } from '@rider/model/money';
import { unzipSync, zipSync } from 'fflate';
import { billedAmount, LONGEST_BILL, readRows } from '../payment-provider/bill.ts';
import type { ListedMoney } from '../payment-provider/gateway.ts';
import type { BilledMoney } from '../payment-sandbox/sandbox-payments.ts';

/** The columns that we read and that the sandbox writes; real files have more. */
const NAMES = [
  '支付宝交易号',
  '商户订单号',
  '业务类型',
  '商品名称',
  '订单金额（元）',
  '商家实收（元）',
  '退款批次号/请求号',
];
/** The file of the archive with the rows; the other one contains sums. */
const DETAILS = /业务明细\.csv$/;
/** Encoding of the archive's file names and contents. */
const GBK = 'gbk';
const LIST_BEGINS = '#----------------业务明细列表----------------';
const LIST_ENDS = '#----------------业务明细列表结束----------------';

/** Reads the archive of a trade bill of Alipay. @throws for any other file. */
export function readAlipayBill(archive: Uint8Array): ListedMoney {
  const files = unzipSync(archive, { filter: ({ originalSize }) => originalSize <= LONGEST_BILL });
  const decoder = new TextDecoder(GBK);
  const [, details] =
    Object.entries(files).find(([name]) => DETAILS.test(decoder.decode(Buffer.from(name, 'latin1')))) ?? [];
  if (details === undefined) throw new Error('the archive of a bill has no details');
  const text = decoder.decode(details);
  // Comment lines before and after the rows start with a number sign.
  const [names = '', ...lines] = text.split(/\r?\n/).filter((line) => line !== '' && !line.startsWith('#'));
  const rows = readRows(
    names.split(',').map((name) => name.trim()),
    lines.map((line) => line.split(',')),
  );
  return {
    payments: rows
      .filter((row) => row('业务类型') === '交易')
      .map((row) => ({
        reference: row('商户订单号'),
        seen: { state: 'paid' as const, amount: billedAmount(row('订单金额（元）')) },
      })),
    payouts: rows
      .filter((row) => row('业务类型') === '退款')
      .map((row) => ({
        number: row('退款批次号/请求号'),
        reference: row('商户订单号'),
        amount: billedAmount(row('订单金额（元）')),
      })),
  };
}

/** Maps each two-byte character of GBK to its bytes. */
function pairsOfGbk(): Map<string, number[]> {
  const decoder = new TextDecoder(GBK);
  const pairs = new Map<string, number[]>();
  for (let first = 0x81; first <= 0xfe; first += 1)
    for (let second = 0x40; second <= 0xfe; second += 1) {
      const character = decoder.decode(Uint8Array.of(first, second));
      if (character.length === 1 && !pairs.has(character)) pairs.set(character, [first, second]);
    }
  return pairs;
}

/** Writes the archive of a trade bill as Alipay does. */
export function writeAlipayBill({ payments, payouts }: BilledMoney): Uint8Array {
  const paid = payments.map(({ reference, amount }) => ({
    商户订单号: reference,
    业务类型: '交易',
    '订单金额（元）': moneyToDecimal(amount),
  }));
  const sent = payouts.map(({ number, reference, amount }) => ({
    商户订单号: reference,
    业务类型: '退款',
    '订单金额（元）': `-${moneyToDecimal(amount)}`,
    '退款批次号/请求号': number,
  }));
  const lines = [...paid, ...sent].map((row: Readonly<Record<string, string>>) =>
    NAMES.map((name) => `${row[name] ?? ''}\t`).join(','),
  );
  const text = ['#支付宝业务明细查询', LIST_BEGINS, NAMES.join(','), ...lines, LIST_ENDS, ''].join('\r\n');
  const pairs = pairsOfGbk();
  const encoded = (written: string): Buffer =>
    Buffer.from([...written].flatMap((character) => pairs.get(character) ?? [character.charCodeAt(0)]));
  const nameOf = (name: string): string => encoded(name).toString('latin1');
  return zipSync({
    [nameOf('20880000_业务明细(汇总).csv')]: encoded('#支付宝业务汇总查询\r\n'),
    [nameOf('20880000_业务明细.csv')]: encoded(text),
  });
}
