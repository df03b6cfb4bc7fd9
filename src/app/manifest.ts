import type { ManifestOptions } from 'vite-plugin-pwa'
import { GAME_LEAGUES, type League } from '../domain/league'

/** What the browser needs to install the app. Plain data: the build reads it, the page does not. */
export const manifest = {
  id: '/',
  name: 'Turbo Scores',
  short_name: 'Turbo Scores',
  description: 'Live sports scores that start at once, arrive in milliseconds and stay honest offline.',
  lang: 'en',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  display_override: ['standalone', 'minimal-ui'],
  orientation: 'any',
  theme_color: '#050d26',
  background_color: '#081636',
  categories: ['sports', 'news', 'entertainment'],
  launch_handler: { client_mode: ['navigate-existing', 'auto'] },
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icons/maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/icons/monochrome-512.png', sizes: '512x512', type: 'image/png', purpose: 'monochrome' },
    { src: '/icons/logo.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  ],
  screenshots: [
    {
      src: '/screens/phone.png',
      sizes: '780x1688',
      type: 'image/png',
      form_factor: 'narrow',
      label: 'Live scores on a phone',
    },
    {
      src: '/screens/desktop.png',
      sizes: '1440x900',
      type: 'image/png',
      form_factor: 'wide',
      label: 'A full day of games at a glance',
    },
  ],
  // Four: Windows and Android show no more.
  shortcuts: GAME_LEAGUES.slice(0, 4).map(shortcut),
} satisfies Partial<ManifestOptions>

function shortcut(league: League) {
  return {
    name: `${league.label} scores`,
    short_name: league.label,
    url: `/${league.slug}`,
    icons: [{ src: `/icons/shortcut-${league.slug}.png`, sizes: '96x96', type: 'image/png' }],
  }
}
