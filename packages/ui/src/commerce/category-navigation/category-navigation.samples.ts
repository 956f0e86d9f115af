import type { NavigationCategory } from './navigation-category.ts';

const PICTURES = ['hinge-wall-full-ch', 'bal-clamp-d-round-bss', 'bracket-wall-mb'].map(
  (name) => `/media/products/small/${name}.webp`,
);

function category(id: string, name: string, children: NavigationCategory[] = []): NavigationCategory {
  const picture = PICTURES[Number(id.slice(1, 2)) % PICTURES.length] ?? null;
  return { id, name, picture, banner: `/media/banners/home-railing.webp`, children };
}

/** A category tree as wide as the demo catalogue's, for stories and tests. */
export const sampleCategories: readonly NavigationCategory[] = [
  category('100', 'Shower Door Hardware', [
    category('110', 'Shower Hinges', [
      category('111', 'Wall-Mount Hinges'),
      category('112', 'Glass-to-Glass 180°'),
      category('113', 'Glass-to-Glass 90° / 135°'),
      category('114', 'Pivot Hinges'),
    ]),
    category('120', 'Glass Clamps', [category('121', 'Square Clamps'), category('122', 'Bevelled Clamps')]),
    category('130', 'Support Bars'),
  ]),
  category('200', 'Sliding Door Systems', [category('210', 'Complete Kits'), category('220', 'Rollers and Guides')]),
  category('300', 'Entrance and Patch Fittings', [
    category('310', 'Patch Fittings'),
    category('320', 'Floor Springs'),
    category('330', 'Locks', [category('331', 'Centre Locks'), category('332', 'Corner Locks')]),
  ]),
  category('400', 'Railing and Balustrade', [category('410', 'Spigots'), category('420', 'Base Shoe')]),
  category('500', 'Standoffs and Point-Fixed Glass', [category('510', 'Standoffs')]),
  category('600', 'Handles, Pulls and Knobs', [category('610', 'Ladder Pulls')]),
  category('700', 'Channels, Profiles and Seals', [category('710', 'U-Channels')]),
  category('800', 'Tools and Consumables'),
];

/** The tops of the same tree in Chinese. */
export const sampleCategoriesChinese: readonly NavigationCategory[] = [
  category('100', '淋浴房五金', [
    category('110', '淋浴房铰链', [category('111', '墙装铰链'), category('112', '玻璃对玻璃180°铰链')]),
    category('120', '玻璃固定夹'),
  ]),
  category('200', '移门系统', [category('210', '成套移门')]),
  category('300', '入口门与门夹', [category('310', '门夹')]),
  category('400', '栏杆与护栏', [category('410', '立柱夹')]),
  category('500', '驳接件与点支承玻璃', [category('510', '驳接钉')]),
  category('600', '拉手与门把', [category('610', '大门拉手')]),
  category('700', '型材、槽与密封条', [category('710', 'U型槽')]),
  category('800', '工具与耗材'),
];
