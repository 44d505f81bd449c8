/** The library's line icons on a 20 by 20 grid, stroked and never filled. Circles are two arcs, so that each icon is one path. */
export const paths = {
  alert: 'M7 2.5h6l4.5 4.5v6L13 17.5H7L2.5 13V7zM10 6.2v4.6M10 13.6v.2',
  card: 'M2.5 6A1.5 1.5 0 0 1 4 4.5h12A1.5 1.5 0 0 1 17.5 6v8a1.5 1.5 0 0 1-1.5 1.5H4A1.5 1.5 0 0 1 2.5 14zM2.5 8.2h15M5.5 12.5h3',
  cart: 'M1.8 3h2.1l2 9.3a1.4 1.4 0 0 0 1.4 1.1h7.5a1.4 1.4 0 0 0 1.4-1.1L17.6 6H4.6M7.2 16.6a.8.8 0 1 0 1.6 0 .8.8 0 1 0-1.6 0M13.4 16.6a.8.8 0 1 0 1.6 0 .8.8 0 1 0-1.6 0',
  check: 'm4 10.6 4 4 8-9.2',
  'chevron-down': 'm5 7.5 5 5 5-5',
  'chevron-left': 'm12.5 5-5 5 5 5',
  'chevron-right': 'm7.5 5 5 5-5 5',
  'chevron-up': 'm5 12.5 5-5 5 5',
  clock: 'M2.8 10a7.2 7.2 0 1 0 14.4 0 7.2 7.2 0 1 0-14.4 0M10 5.8V10l2.8 1.8',
  close: 'm5 5 10 10M15 5 5 15',
  edit: 'm4 13-.8 3.8L7 16l9-9-3-3zM11 6l3 3',
  error: 'M2.8 10a7.2 7.2 0 1 0 14.4 0 7.2 7.2 0 1 0-14.4 0M7.5 7.5l5 5M12.5 7.5l-5 5',
  eye: 'M1.8 10S4.8 4.5 10 4.5s8.2 5.5 8.2 5.5-3 5.5-8.2 5.5S1.8 10 1.8 10M7.6 10a2.4 2.4 0 1 0 4.8 0 2.4 2.4 0 1 0-4.8 0',
  filter:
    'M3 6h6.5M13.5 6H17M9.5 6a2 2 0 1 0 4 0 2 2 0 1 0-4 0M3 14h2.5M9.5 14H17M5.5 14a2 2 0 1 0 4 0 2 2 0 1 0-4 0',
  info: 'M2.8 10a7.2 7.2 0 1 0 14.4 0 7.2 7.2 0 1 0-14.4 0M10 9.2v4.6M10 6.3v.2',
  list: 'M7.5 5h9.5M7.5 10h9.5M7.5 15h9.5M3.3 5h.4M3.3 10h.4M3.3 15h.4',
  lock: 'M4.5 9h11v7.5h-11zM6.8 9V6.5a3.2 3.2 0 0 1 6.4 0V9',
  menu: 'M3 5.5h14M3 10h14M3 14.5h14',
  minus: 'M4.5 10h11',
  phone:
    'M4 3.5h3l1.4 3.8-1.9 1.3a9 9 0 0 0 4.9 4.9l1.3-1.9 3.8 1.4v3a1 1 0 0 1-1 1A12.5 12.5 0 0 1 3 4.5a1 1 0 0 1 1-1z',
  plus: 'M4.5 10h11M10 4.5v11',
  printer: 'M5.5 8V3h9v5M5.5 14H3V8h14v6h-2.5M5.5 11.5h9V17h-9z',
  search: 'M3.2 8.7a5.5 5.5 0 1 0 11 0 5.5 5.5 0 1 0-11 0M12.8 12.8l4.2 4.2',
  store:
    'M3.5 8.5v8h13v-8M2.5 7.5 4 3.5h12l1.5 4a2 2 0 0 1-3.75.6 2.1 2.1 0 0 1-3.75 0 2.1 2.1 0 0 1-3.75 0 2 2 0 0 1-3.75-.6zM8 16.5v-4.5h4v4.5',
  trash: 'M3.5 5.5h13M7.5 5.5v-2h5v2M5 5.5l.8 11h8.4l.8-11M8.3 8.5v5M11.7 8.5v5',
  truck:
    'M1.8 5h9.7v9.2H8.6M3.9 14.2H1.8V5M11.5 8h3.7l3 3.2v3h-1.7M13.6 14.2h-2.1M3.9 14.8a1.7 1.7 0 1 0 3.4 0 1.7 1.7 0 1 0-3.4 0M13.2 14.8a1.7 1.7 0 1 0 3.4 0 1.7 1.7 0 1 0-3.4 0',
  undo: 'M7 4 3.5 7.5 7 11M3.5 7.5H12a4.3 4.3 0 0 1 0 8.5H7.5',
  user: 'M7 6.7a3 3 0 1 0 6 0 3 3 0 1 0-6 0M3.8 16.8c.5-3 3-4.8 6.2-4.8s5.7 1.8 6.2 4.8',
  warning: 'M10 3 1.9 16.5h16.2zM10 8v4M10 14.2v.2',
} as const;

/** Names of all icons. */
export type IconName = keyof typeof paths;

/** Directional icons, which are mirrored in right-to-left text. */
export const directional: ReadonlySet<IconName> = new Set<IconName>([
  'chevron-left',
  'chevron-right',
  'list',
  'truck',
  'undo',
]);
