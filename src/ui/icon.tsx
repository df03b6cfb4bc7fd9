import styles from './icon.module.css'

const PATHS = {
  pin: 'M12 21s7-6.1 7-11.5A7 7 0 0 0 5 9.500C5 14.9 12 21 12 21Zm0-9a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  check: 'm5 12.5 4.5 4.500L19 7.5',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-14v5l3.5 2',
  warning: 'M12 4 2.5 20h19L12 4Zm0 6v4.500m0 2.700v.3',
  offline: 'm3 3 18 18M8.5 6.700A7 7 0 0 1 18.9 12a4 4 0 0 1 1.6 6.500M16 19H7a5 5 0 0 1-.9-9.9',
  moon: 'M20 14.500A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.500Z',
  sparkle: 'M11 3c.6 5 3 7.4 8 8-5 .6-7.4 3-8 8-.6-5-3-7.4-8-8 5-.6 7.4-3 8-8Zm8 13v5m-2.5-2.500h5',
  reload: 'M20 5v5h-5m4.5 0A8 8 0 1 0 20 14',
  close: 'm6 6 12 12M18 6 6 18',
  lock: 'M6 11h12v9H6v-9Zm2.500 0V8a3.5 3.5 0 0 1 7 0v3',
  menu: 'M4 7h16M4 12h16M4 17h16',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-8 8.500c1-4 4.200-5.500 8-5.500s7 1.500 8 5.500',
  settings:
    'M4 8h9m6 0h1M4 16h2m6 0h8M16 10.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5Zm-7 8a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5Z',
  expand: 'M4 9V4h5m6 0h5v5m0 6v5h-5m-6 0H4v-5',
  shrink: 'M9 4v5H4m16 0h-5V4m0 16v-5h5M4 15h5v5',
  scroll: 'M12 4v15m-6-6 6 6 6-6',
  leave: 'M10 4H5v16h5m5-12 4 4-4 4m4-4H10',
  enter: 'M14 4h5v16h-5m-5-12 4 4-4 4m4-4H4',
  grid: 'M4 4h7v7H4V4Zm9 0h7v7h-7V4Zm-9 9h7v7H4v-7Zm9 0h7v7h-7v-7Z',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm5-2 4.500 4.500',
  star: 'm12 3.500 2.600 5.400 5.900.800-4.300 4.100 1.100 5.900L12 16.800l-5.300 2.900 1.100-5.900L3.500 9.700l5.900-.800L12 3.500Z',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-10v5.500m0-8.800v.3',
  pause: 'M8 5v14m8-14v14',
  calendar: 'M4 6h16v14H4V6Zm0 4h16M8 3v5m8-5v5',
  sun: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm0-13v2m0 14v2M3 12h2m14 0h2M5.6 5.6 7 7m10 10 1.4 1.400m0-12.800L17 7M7 17l-1.4 1.400',
  roof: 'M3 11 12 4l9 7M5.500 9.500V20h13V9.500',
  cloud: 'M7 18h10a4 4 0 0 0 .6-7.950A6 6 0 0 0 6.2 11.200 3.500 3.500 0 0 0 7 18Z',
  rain: 'M7 14h10a3.700 3.700 0 0 0 .5-7.400A5.500 5.500 0 0 0 7 7.500 3.300 3.300 0 0 0 7 14Zm1.500 3-1 3m5-3-1 3m5-3-1 3',
  snow: 'M7 14h10a3.700 3.700 0 0 0 .5-7.400A5.500 5.500 0 0 0 7 7.500 3.300 3.300 0 0 0 7 14Zm1 4v.1m4 0v.1m4-.1v.1m-6 2.500v.1m4-.1v.1',
  storm:
    'M7 14h10a3.700 3.700 0 0 0 .5-7.400A5.500 5.500 0 0 0 7 7.500 3.300 3.300 0 0 0 7 14Zm5.500 1-2.500 3.500h3.500L11 22',
  wind: 'M3 9h11a2.500 2.500 0 1 0-2.500-2.500M3 13h15.500a2.500 2.500 0 1 1-2.500 2.500M3 17h7a2 2 0 1 1-2 2',
  haze: 'M4 8h16M6 12h14M4 16h12',
  play: 'm8 5.500 10.500 6.500L8 18.500V5.500Z',
} as const

export type IconName = keyof typeof PATHS

/** A line drawing in the colour of the text around it. Names are for people, so an icon never stands alone. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  )
}
