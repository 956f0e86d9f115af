/** A search as typed, and the expected results. */
export interface MeantSearch {
  typed: string;
  /** One of these products must be among the first three. */
  products: readonly string[];
  /** The SKU that the card must show if the search contains a finish or a size. */
  sku?: RegExp;
}

function meant(typed: string, product: number | readonly number[], sku?: RegExp): MeantSearch {
  const products = [product].flat().map(String);
  return sku === undefined ? { typed, products } : { typed, products, sku };
}

/** Sixty searches in both languages, written before the search was first run on them. */
export const SIXTY_SEARCHES: readonly MeantSearch[] = [
  // Words
  meant('90 degree hinge', 1010),
  meant('glass to glass hinge 180', 1007),
  meant('full back plate hinge', 1001),
  meant('no drill clamp', 1019),
  meant('square glass clip wall mount', 1015),
  meant('pool gate hinge', 1074),
  meant('pool gate lock', 1075),
  meant('robe hook black', 1101, /-MB/),
  meant('locking ladder handle', 1097),
  meant('heavy duty floor closer', 1051),
  meant('fascia mount base shoe', 1062),
  meant('round core drill spigot', 1057),
  meant('handrail bracket wall', 1069),
  meant('soft close sliding track', 1032),
  meant('suction cup', [1125, 1126, 1127]),
  meant('aluminum U channel anodized', [1108, 1109], /-SA-/),
  meant('bulb seal', 1117),
  meant('clear silicone', 1133, /-CLEAR$/),
  // Angles and sizes
  meant('90° glass-to-glass 10 mm', 1010, /-10MM$/),
  meant('clamp 135°', 1018),
  meant('135 deg hinge', 1011),
  meant('magnetic seal 90 degrees 3/8', 1121, /-10MM-90DEG$/),
  meant('pivot hinge 3/8 in', 1013, /-10MM$/),
  meant('door sweep 1/2 inch', 1115, /-12MM-/),
  meant('bottom patch 1/2"', 1042, /-12MM$/),
  meant('heavy duty hinge 12mm', 1005, /-12MM$/),
  meant('towel bar 24 in', 1098, /-610MM$/),
  meant('barn door kit black 96"', 1029, /-MB-2440MM$/),
  meant('square standoff 30x30', 1078),
  // Finishes
  meant('flat black glass to glass hinge', [1007, 1010], /-MB-/),
  meant('oil rubbed bronze knob', 1102, /-ORB$/),
  meant('satin brass towel bar', 1098, /-SB-/),
  meant('chrome u-profile', 1108, /-CH-/),
  meant('black square support bar', 1024, /-MB-/),
  meant('polished stainless spigot base plate', [1056, 1058], /-PSS-/),
  // Typos
  meant('shower hinje', [1001, 1002, 1003, 1004]),
  meant('spiggot round base plate', 1056),
  meant('c pull bruhsed nickle', 1089, /-BN-/),
  meant('sqaure standoff', 1078),
  meant('half round treshold', 1113),
  meant('florspring medium', 1050),
  // Codes
  meant('RD-CLAMP-SQ-90-MB-10MM', 1016, /^RD-CLAMP-SQ-90-MB-10MM$/),
  meant('rdspigotroundcorepss', 1057, /-PSS$/),
  meant('hinge-90-mb-8mm', 1010, /^RD-HINGE-90-MB-8MM$/),
  meant('RD HINGE 135 BN', 1011, /-BN$/),
  meant('pullcorb203mm', 1089, /-ORB-203MM$/),
  // Chinese
  meant('90度合页', 1010),
  meant('淋浴房合页 哑光黑 10mm', [1001, 1002, 1003, 1007, 1010], /-MB-10MM$/),
  meant('玻璃对玻璃 135°', [1011, 1018]),
  meant('浴室夹 90度', [1016, 1022]),
  meant('重型地弹簧', 1051),
  meant('黑色毛巾架', [1098, 1099, 1100], /-MB/),
  meant('U槽 拉丝镍', 1108, /-BN-/),
  meant('10厘玻璃门底密封条', [1115, 1116], /-10MM-/),
  meant('磁条 180度', 1121, /-180DEG$/),
  meant('四爪驳接件', 1081),
  meant('埋入式方形立柱', 1059),
  meant('泳池门绞链', 1074),
  meant('玻璃吸盘', [1125, 1126, 1127]),
  meant('大门拉手 1200 黑色', [1094, 1095], /-MB-1200MM$/),
];
