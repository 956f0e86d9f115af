import { comparable } from './columns.ts';
import { IMPORT_COLUMNS, importColumn, type ImportKind } from './kinds.ts';

/** Headings that other programs give our columns, by path. */
const ALIASES: Readonly<Record<string, readonly string[]>> = {
  code: 'article;article no;article number;item;item no;item number;item code;part no;part number;product code;variant;货号;编码;编号;型号;商品编码;物料编码'.split(
    ';',
  ),
  list: ['list', 'pricelist', 'price list name', 'contract', '价目表', '价格表', '合同'],
  quantity: ['quantity', 'qty', 'from', 'qty from', 'min qty', 'minimum quantity', '数量', '起订量', '起购量'],
  price: ['unit price', 'net price', 'net', 'price net', 'sales price', '价格', '单价', '售价'],
  listPrice: ['rrp', 'msrp', 'list', '划线价', '原价', '市场价'],
  firstDay: ['from', 'start', 'start date', 'valid since', '开始日期', '生效日期'],
  lastDay: ['to', 'until', 'end', 'end date', 'expires', '结束日期', '失效日期'],
  'name.en-US': ['name', 'title', 'product name', 'category', 'english name', '英文名', '英文名称'],
  'name.zh-CN': ['chinese name', '名称', '中文名', '中文名称', '商品名称', '分类名称'],
  'description.en-US': ['description'],
  'description.zh-CN': ['描述', '详情'],
  stock: ['on hand', 'qty', 'quantity', 'inventory', '库存', '现有库存'],
  count: ['counted', 'counted quantity', '盘点', '盘点数量', '实盘'],
  change: ['delta', 'adjustment', 'received', '变动', '变动数量', '调整'],
  reason: ['note', 'comment', '原因', '备注'],
  barcode: ['ean', 'gtin', 'upc', '条码', '条形码'],
  category: ['group', 'product group', '分类', '类别'],
  parentId: ['parent category', 'above', '上级', '上级分类', '父分类'],
  position: ['sort', 'order', 'rank', '排序', '位置'],
  pack: ['pack size', 'packaging unit', '包装', '包装数'],
  minimum: ['moq', 'minimum order', '最小起订量'],
  weightKg: ['weight', '重量'],
  lengthMm: ['length', '长度'],
  volumeM3: ['volume', '体积'],
  image: ['picture', 'photo', '图片'],
  images: ['pictures', 'photos', 'gallery', '图片集'],
  'imageTexts.en-US': ['image alt text', 'alt text', 'alt texts', 'alt', 'image text'],
  'imageTexts.zh-CN': ['图片说明', '图片描述', '替代文本'],
  email: ['mail', 'email address', '邮箱', '电子邮箱'],
  phone: ['telephone', 'mobile', 'tel', '电话', '手机'],
};

/** The path of each heading of a file, empty for headings that are none of the kind's. */
export function columnsByHeading(kind: ImportKind, headings: readonly string[]): string[] {
  return headings.map((heading) => importColumn(kind, heading)?.path ?? '');
}

/** The likely path of each heading of a file, each path once; empty where there is none. */
export function guessColumns(kind: ImportKind, headings: readonly string[]): string[] {
  const guessed = columnsByHeading(kind, headings);
  for (const [place, heading] of headings.entries()) {
    if (guessed[place] !== '') continue;
    const name = comparable(heading);
    const likely = IMPORT_COLUMNS[kind].find(
      ({ path }) => !guessed.includes(path) && ALIASES[path]?.some((alias) => comparable(alias) === name),
    );
    guessed[place] = likely?.path ?? '';
  }
  return guessed;
}

/** What is wrong with the columns that were chosen for the headings of a file. */
export interface ColumnFaults {
  /** The places of columns that an earlier heading has. */
  repeated: number[];
  /** The names of required columns that no heading has. */
  missing: string[];
}

/** Checks the columns of a file by path. */
export function judgeColumns(kind: ImportKind, columns: readonly string[]): ColumnFaults {
  return {
    repeated: columns.flatMap((path, place) => (path !== '' && columns.indexOf(path) < place ? [place] : [])),
    missing: IMPORT_COLUMNS[kind]
      .filter(({ path, isRequired }) => isRequired && !columns.includes(path))
      .map(({ name }) => name),
  };
}
