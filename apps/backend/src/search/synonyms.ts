/** A group of synonyms of the trade. */
export interface SynonymGroup {
  /** Represents the group in the index. */
  token: string;
  /** In both languages, including common misnomers; English in the singular. */
  words: readonly string[];
  /** Tokens of broader groups: a search for those also finds this one. */
  kindOf?: readonly string[];
}

/** Products, their shapes and mountings. */
export const PRODUCTS: readonly SynonymGroup[] = [
  { token: '~hinge', words: ['hinge', '铰链', '合页', '合叶', '绞链', '胶链'] },
  { token: '~pivot', words: ['pivot', '地轴', '上轴', '转轴'] },
  {
    token: '~pivot-hinge',
    words: ['pivot hinge', '轴铰链', '上下轴铰链', '天地轴', '天地铰链'],
    kindOf: ['~hinge', '~pivot'],
  },
  {
    token: '~clamp',
    words: ['clamp', 'clip', 'glass clamp', 'glass clip', '夹', '夹子', '固定夹', '玻璃夹', '玻璃固定夹'],
  },
  { token: '~patch', words: ['patch', 'patch fitting', '门夹', '玻璃门夹', '上下夹', '上亮夹', '侧亮夹', '连接夹'] },
  { token: '~bottom-patch', words: ['bottom patch', '下夹', '下门夹'], kindOf: ['~patch', '~bottom'] },
  { token: '~top-patch', words: ['top patch', '上夹', '上门夹'], kindOf: ['~patch'] },
  { token: '~patch-lock', words: ['patch lock', '门夹锁', '地锁夹', '中锁夹', '锁夹'], kindOf: ['~patch', '~lock'] },
  { token: '~door-rail', words: ['door rail', '门夹条', '通长门夹条'] },
  { token: '~spigot', words: ['spigot', 'mini post', 'glass post', '立柱夹', '玻璃立柱夹', '玻璃立柱', '立柱'] },
  { token: '~standoff', words: ['standoff', 'stand off', '驳接钉', '广告钉', '装饰钉'] },
  { token: '~spider', words: ['spider', 'spider fitting', '驳接爪', '驳接件', '爪件'] },
  { token: '~one-arm', words: ['1 arm', 'one arm', 'single arm', '单爪', '一爪'] },
  { token: '~two-arm', words: ['2 arm', 'two arm', '2 way', '两爪', '二爪'] },
  { token: '~four-arm', words: ['4 arm', 'four arm', '4 way', 'four way', '四爪', '4爪'] },
  { token: '~routel', words: ['routel', 'rotule', '驳接头'] },
  { token: '~pull', words: ['pull', 'handle', 'pull handle', '拉手', '把手', '手把'] },
  {
    token: '~ladder-pull',
    words: ['ladder pull', 'ladder handle', 'ladder pull handle', '大门拉手', '大拉手'],
    kindOf: ['~pull'],
  },
  {
    token: '~flush-pull',
    words: ['flush pull', 'finger pull', 'flush handle', '嵌入拉手', '暗拉手'],
    kindOf: ['~pull'],
  },
  { token: '~knob', words: ['knob', '把手球', '球形把手'], kindOf: ['~pull'] },
  {
    token: '~towel-bar',
    words: ['towel bar', 'towel rail', 'towel rack', 'towel holder', '毛巾杆', '毛巾架'],
  },
  { token: '~hook', words: ['hook', '挂钩', '衣钩', '挂衣钩'] },
  { token: '~channel', words: ['channel', '槽', '槽型材'] },
  {
    token: '~u-channel',
    words: ['u channel', 'u profile', 'u型槽', 'u形槽', 'u槽', 'u型铝', 'u型材'],
    kindOf: ['~channel', '~profile'],
  },
  {
    token: '~base-shoe',
    words: ['base shoe', 'shoe', 'base channel', '底槽', '玻璃底槽', '栏杆底槽'],
    kindOf: ['~channel'],
  },
  { token: '~profile', words: ['profile', '型材'] },
  { token: '~seal', words: ['seal', 'seal strip', 'weatherstrip', 'weather strip', '密封条', '防水条', '防水胶条'] },
  {
    token: '~sweep',
    words: [
      'sweep',
      'bottom sweep',
      'door sweep',
      'wipe',
      'bottom wipe',
      'bottom seal',
      '挡水条',
      '门底挡水条',
      '门底密封条',
    ],
    kindOf: ['~seal', '~bottom'],
  },
  { token: '~threshold', words: ['threshold', '门槛', '挡水门槛', '半圆挡水条'] },
  { token: '~gasket', words: ['gasket', '胶条'] },
  { token: '~magnetic', words: ['magnetic', 'magnet', '磁吸', '磁条', '磁性', '磁力', '磁'] },
  { token: '~bubble', words: ['bubble', 'bulb', '气泡'] },
  { token: '~floor-spring', words: ['floor spring', 'floor closer', '地弹簧'] },
  { token: '~lock', words: ['lock', 'locking', 'lockable', '锁', '门锁', '带锁', '可上锁'] },
  { token: '~pool', words: ['pool', '泳池'] },
  { token: '~gate', words: ['gate'] },
  { token: '~pool-gate', words: ['pool gate', 'pool fence gate', '泳池门'], kindOf: ['~pool', '~gate'] },
  { token: '~handrail', words: ['handrail', 'hand rail', 'cap rail', 'top rail', '扶手', '扶手管'] },
  { token: '~railing', words: ['railing', 'balustrade', 'guardrail', 'guard rail', '栏杆', '护栏', '栏板'] },
  { token: '~bracket', words: ['bracket', '托架', '支架'] },
  { token: '~wall', words: ['wall', '墙'] },
  { token: '~wall-mount', words: ['wall mount', 'wall mounted', '墙装', '墙面安装'], kindOf: ['~wall'] },
  { token: '~glass', words: ['glass', '玻璃'] },
  { token: '~glass-to-glass', words: ['glass to glass', 'g2g', 'gg', '玻璃对玻璃'], kindOf: ['~glass'] },
  { token: '~door', words: ['door', '门'] },
  { token: '~shower', words: ['shower', 'shower enclosure', 'bathroom', '淋浴房', '淋浴', '浴室', '浴房'] },
  { token: '~heavy', words: ['heavy duty', 'heavy', '重型', '加重'] },
  { token: '~medium', words: ['medium duty', 'medium', '中型'] },
  { token: '~sliding', words: ['sliding', 'slider', '推拉', '移门', '趟门'] },
  { token: '~soft-close', words: ['soft close', 'soft closing', '缓冲', '阻尼'] },
  { token: '~barn', words: ['barn', 'barn style', '谷仓', '谷仓式'] },
  { token: '~roller', words: ['roller', 'wheel', '滚轮', '吊轮', '滑轮'] },
  { token: '~track', words: ['track', '轨道', '吊轨', '导轨', '滑轨'] },
  {
    token: '~support-bar',
    words: ['support bar', 'stabilizer bar', 'stabiliser bar', 'header bar', '拉杆', '支撑杆', '撑杆', '固定杆'],
  },
  {
    token: '~lifter',
    words: ['lifter', 'suction cup', 'vacuum lifter', 'glass lifter', 'suction lifter', '吸盘', '玻璃吸盘'],
  },
  { token: '~cutter', words: ['cutter', 'glass cutter', '玻璃刀', '割刀'] },
  { token: '~hole-saw', words: ['hole saw', 'core bit', 'drill bit', '开孔器', '钻头'] },
  {
    token: '~silicone',
    words: ['silicone', 'sealant', 'caulk', '玻璃胶', '密封胶', '硅酮', '硅酮胶', '硅酮密封胶', '硅胶', '硅胶密封胶'],
  },
  { token: '~caulking-gun', words: ['caulking gun', 'caulk gun', 'silicone gun', '玻璃胶枪', '胶枪'] },
  { token: '~uv-adhesive', words: ['uv adhesive', 'uv glue', 'uv curing', '紫外线玻璃胶', '无影胶', 'uv胶'] },
  { token: '~tape', words: ['tape', '胶带', '双面胶'] },
  { token: '~setting-block', words: ['setting block', '垫块', '玻璃垫块'] },
  { token: '~screw', words: ['screw', '螺丝', '螺钉'] },
  { token: '~anchor', words: ['anchor', '锚栓', '膨胀管', '膨胀螺丝', '膨胀螺栓'] },
  { token: '~canopy', words: ['canopy', 'awning', '雨棚', '雨篷'] },
  { token: '~square', words: ['square', '方形', '方型', '方管', '方块'] },
  { token: '~round', words: ['round', '圆形', '圆型', '圆管'] },
  { token: '~beveled', words: ['beveled', 'bevelled', 'bevel', '斜边', '倒边'] },
  { token: '~mitered', words: ['mitered', 'mitred', 'miter', 'mitre', '斜接'] },
  { token: '~base-plate', words: ['base plate', 'deck mount', 'surface mount', '底板', '底板式'] },
  { token: '~core-drill', words: ['core drill', 'core drilled', '埋入式', '预埋', '预埋式'] },
  { token: '~fascia', words: ['fascia', 'fascia mount', 'side mount', 'face mount', '侧装'] },
  { token: '~top-mount', words: ['top mount', '顶装'] },
  { token: '~no-drill', words: ['no drill', 'no drilling', 'drill free', 'without drilling', '免打孔', '不打孔'] },
  { token: '~back-to-back', words: ['back to back', 'double sided', '双面'] },
  { token: '~single-sided', words: ['single sided', '单面'] },
  { token: '~bottom', words: ['bottom', '门底', '底部'] },
  { token: '~center', words: ['center', 'centre'] },
  { token: '~adjustable', words: ['adjustable', '可调'] },
  { token: '~hold-open', words: ['hold open', '停门'] },
];

/** Finishes, colors and metals, which select a variant of a product. */
export const FINISHES: readonly SynonymGroup[] = [
  { token: '~chrome', words: ['chrome', 'polished chrome', 'bright chrome', 'ch', '亮铬', '镀铬', '铬', '铬色'] },
  { token: '~nickel', words: ['nickel', 'brushed nickel', 'satin nickel', 'bn', '拉丝镍', '镍', '镍拉丝'] },
  { token: '~black', words: ['black', '黑色', '黑'] },
  {
    token: '~matte-black',
    words: ['matte black', 'matt black', 'flat black', 'mb', '哑光黑', '亚光黑', '哑黑', '磨砂黑', '砂黑'],
    kindOf: ['~black'],
  },
  { token: '~anodized', words: ['anodized', 'anodised', '阳极氧化', '氧化'] },
  {
    token: '~black-anodized',
    words: ['black anodized', 'black anodised', 'ba', '黑色阳极氧化'],
    kindOf: ['~black', '~anodized'],
  },
  {
    token: '~satin-anodized',
    words: ['satin anodized', 'satin anodised', 'clear anodized', 'silver', 'sa', '哑银', '哑银阳极氧化', '银色'],
    kindOf: ['~anodized'],
  },
  { token: '~brass', words: ['brass', '黄铜'] },
  {
    token: '~satin-brass',
    words: ['satin brass', 'brushed brass', 'brushed gold', 'satin gold', 'gold', 'sb', '缎面黄铜', '拉丝金', '金色'],
    kindOf: ['~brass'],
  },
  { token: '~bronze', words: ['bronze', 'oil rubbed bronze', 'orb', '油擦古铜', '古铜', '古铜色'] },
  { token: '~stainless', words: ['stainless', 'stainless steel', '不锈钢'] },
  {
    token: '~brushed-stainless',
    words: ['brushed stainless', 'brushed stainless steel', 'satin stainless', 'bss', '拉丝不锈钢'],
    kindOf: ['~stainless'],
  },
  {
    token: '~polished-stainless',
    words: ['polished stainless', 'polished stainless steel', 'mirror stainless', 'pss', '镜面不锈钢', '镜面'],
    kindOf: ['~stainless'],
  },
  { token: '~duplex', words: ['duplex', 'duplex 2205', '2205', '双相钢', '双相钢2205', '双相不锈钢'] },
  { token: '~aluminum', words: ['aluminum', 'aluminium', '铝合金', '铝'] },
  { token: '~clear', words: ['clear', 'transparent', '透明'] },
  { token: '~white', words: ['white', '白色', '白'] },
  { token: '~gray', words: ['gray', 'grey', '灰色', '灰'] },
];

/** Nominal glass thicknesses in inches, with their size in mm. */
export const GLASS_INCHES: Readonly<Record<string, string>> = {
  '1/4in': '6mm',
  '5/16in': '8mm',
  '3/8in': '10mm',
  '1/2in': '12mm',
  '9/16in': '13.5mm',
  '3/4in': '19mm',
  '11/16in': '17.5mm',
  '13/16in': '21.5mm',
};

/** Applies to nearly all products of a glass shop, so it ranks but is not required. */
export const OPTIONAL: ReadonlySet<string> = new Set(['~glass', '~door']);

/** Words without meaning for the search. */
export const EMPTY_WORDS: ReadonlySet<string> = new Set(
  'a an and at by for from i in my need of on or the to with 的 和 与 及 或 用 款 我 要'.split(' '),
);
