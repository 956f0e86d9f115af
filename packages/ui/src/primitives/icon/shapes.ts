/** Paths of the icons on a 20 × 20 grid, with round caps, 1.5 px wide. One path each. */
export const shapes = {
  search: 'M9 3.5a5.5 5.5 0 1 1 0 11a5.5 5.5 0 0 1 0-11M13 13l4 4',
  cart: 'M2.5 3.5h1.7l2 9.5h8.6l1.7-7H4.8M7.5 16.5h.01M13.5 16.5h.01',
  user: 'M10 3.5a3.25 3.25 0 1 1 0 6.5a3.25 3.25 0 0 1 0-6.5M3.5 17c.6-2.7 3.2-4.2 6.5-4.2s5.9 1.5 6.5 4.2',
  menu: 'M3 5.5h14M3 10h14M3 14.5h14',
  close: 'M5 5l10 10M15 5L5 15',
  'chevron-down': 'M5 7.5l5 5l5-5',
  'chevron-up': 'M5 12.5l5-5l5 5',
  'chevron-left': 'M12.5 5l-5 5l5 5',
  'chevron-right': 'M7.5 5l5 5l-5 5',
  play: 'M6 4l10 6l-10 6z',
  pause: 'M7 4.5v11M13 4.5v11',
  plus: 'M10 4v12M4 10h12',
  minus: 'M4 10h12',
  check: 'M4 10.5l4 4l8-9',
  warning: 'M10 3l7.5 13.5h-15zM10 8v4M10 14.2h.01',
  info: 'M10 2.75a7.25 7.25 0 1 1 0 14.5a7.25 7.25 0 0 1 0-14.5M10 9.25v4.5M10 6.5h.01',
  star: 'M10 2.8l2.2 4.6l5 .7l-3.6 3.5l.9 5l-4.5-2.4l-4.5 2.4l.9-5l-3.6-3.5l5-.7z',
  heart: 'M10 16.5s-6.75-3.7-6.75-8.5a3.6 3.6 0 0 1 6.75-1.8a3.6 3.6 0 0 1 6.75 1.8c0 4.8-6.75 8.5-6.75 8.5z',
  truck: 'M2 5h9.5v9H2zM11.5 8.5h3.5l3 3v2.5h-6.5M5.5 14a1.6 1.6 0 1 0 .01 0M14.5 14a1.6 1.6 0 1 0 .01 0',
  trash: 'M3.5 5.5h13M8 5.5v-2h4v2M5 5.5l.8 11h8.4l.8-11M8.3 8.5v5M11.7 8.5v5',
  edit: 'M4 16l.8-3.5l8.7-8.7l2.7 2.7l-8.7 8.7zM11.5 5.8l2.7 2.7',
  zoom: 'M9 3.5a5.5 5.5 0 1 1 0 11a5.5 5.5 0 0 1 0-11M13 13l4 4M9 6.7v4.6M6.7 9h4.6',
  'arrow-up': 'M10 16.5v-13M4.5 9l5.5-5.5l5.5 5.5',
  'arrow-right': 'M3.5 10h13M11 4.5l5.5 5.5l-5.5 5.5',
  globe:
    'M10 2.75a7.25 7.25 0 1 1 0 14.5a7.25 7.25 0 0 1 0-14.5M3 10h14M10 2.75c4 4.2 4 10.3 0 14.5c-4-4.2-4-10.3 0-14.5',
  chat: 'M3 4h14v9.5H9.5L5.5 17v-3.5H3zM6.5 7.5h7M6.5 10.2h4.5',
  copy: 'M7 7h9.5v9.5H7zM13 7V3.5H3.5V13H7',
  printer: 'M5.5 8V3h9v5M5.5 14H3V8h14v6h-2.5M5.5 11.5h9V17h-9z',
  phone: 'M4 3h3l1.5 4l-2 1.5a10 10 0 0 0 5 5l1.5-2l4 1.5v3c0 .6-.4 1-1 1C9 17 3 11 3 4c0-.6.4-1 1-1z',
  pin: 'M10 17.5s-5.5-5-5.5-9.2a5.5 5.5 0 0 1 11 0c0 4.2-5.5 9.2-5.5 9.2zM10 6.3a2 2 0 1 1 0 4a2 2 0 0 1 0-4',
  clock: 'M10 2.75a7.25 7.25 0 1 1 0 14.5a7.25 7.25 0 0 1 0-14.5M10 6v4.3l2.8 1.7',
  filter: 'M3 5h14M5.5 10h9M8 15h4',
  box: 'M10 2.5l7 3.6v7.8l-7 3.6l-7-3.6V6.1zM3 6.1l7 3.7l7-3.7M10 9.8v7.7M6.4 4.3l7 3.6',
  card: 'M2.5 4.5h15v11h-15zM2.5 8.2h15M5.5 12.5h3',
  wallet: 'M3 6h13.5v10.5H3zM3 6l10-3v3M16.5 9.5h-4a1.75 1.75 0 0 0 0 3.5h4',
  mail: 'M2.5 4.5h15v11h-15zM2.5 5.5l7.5 5.5l7.5-5.5',
  external: 'M11.5 3.5h5v5M16.5 3.5l-8 8M13.5 11.5v5h-10v-10h5',
  home: 'M3 9l7-6l7 6v8h-4.8v-5H7.8v5H3z',
} as const;

/** The name of an icon. */
export type IconName = keyof typeof shapes;

/** All icons, e.g. for a page that shows the set. */
export const iconNames = Object.keys(shapes) as IconName[];
