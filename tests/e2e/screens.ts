import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { sourceFiles } from '../../scripts/check/source-files'
import { ACCOUNT_SCREENS } from './screens/account-screens'
import { APP_SCREENS } from './screens/app-screens'
import { CONSOLE_PEOPLE_SCREENS } from './screens/console-people-screens'
import { CONSOLE_SCREENS } from './screens/console-screens'
import { CONSOLE_TROUBLE_SCREENS } from './screens/console-trouble-screens'
import { DAY_TEAM_SCREENS } from './screens/day-team-screens'
import { DEVELOPER_SCREENS } from './screens/developer-screens'
import { GAME_SCREENS } from './screens/game-screens'
import { GOLF_SCREENS } from './screens/golf-screens'
import { LEAGUE_SCREENS } from './screens/league-screens'
import type { Screen } from './screens/screen'
import { SEASON_SCREENS } from './screens/season-screens'

/**
 * Every screen in every state that looks different. Accessibility, overflow and pictures go through this list; a route
 * or a dialog of the app that no screen here names fails the tests.
 */
export const SCREENS: readonly Screen[] = [
  ...LEAGUE_SCREENS,
  ...SEASON_SCREENS,
  ...GOLF_SCREENS,
  ...APP_SCREENS,
  ...DAY_TEAM_SCREENS,
  ...ACCOUNT_SCREENS,
  ...GAME_SCREENS,
  ...CONSOLE_SCREENS,
  ...CONSOLE_TROUBLE_SCREENS,
  ...CONSOLE_PEOPLE_SCREENS,
  ...DEVELOPER_SCREENS,
]

/** A phone on its side. */
export const ON_ITS_SIDE = { width: 844, height: 390 } as const

/** A phone whose text is twice as large. */
export const ZOOMED_PHONE = { width: 195, height: 422 } as const

export const SIZES = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  ON_ITS_SIDE,
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
] as const

export const THEMES = ['classic', 'material'] as const
export type ThemeName = (typeof THEMES)[number]

export type AxeLooks = { readonly [Theme in ThemeName]?: 'all' | 'colours' }

/** Phones and desks show different parts, so both get a full scan; a theme changes only colours. */
export const SIZES_OF_AXE: Readonly<Record<number, AxeLooks>> = {
  390: { material: 'all' },
  1440: { classic: 'all', material: 'colours' },
}

/** Colours that fade over would be measured half-way, so they change at once. */
export async function showTheme(page: Page, theme: ThemeName): Promise<void> {
  await page.evaluate((name) => {
    const still = new CSSStyleSheet()
    still.replaceSync('*, ::before, ::after, ::backdrop { transition: none !important }')
    document.adoptedStyleSheets.push(still)
    document.documentElement.dataset['theme'] = name
  }, theme)
}

/** The routes that the app has, as its sources write them: an address, or the name of one. */
export function routesOfApp(): readonly string[] {
  const source = readFileSync('src/app/routes.tsx', 'utf8')
  const routes = [...source.matchAll(/<Route\s[^>]*?path=(?:\{(\w+)\}|\{?["'`]([^"'`]+)["'`])/g)]
  return routes.map(([, name, path]) => name ?? path!)
}

/** The modules that open a dialog, of which `src/ui` has only the frames. */
export function dialogsOfApp(): readonly string[] {
  const modules = sourceFiles(['src/app', 'src/features']).filter(
    (file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'),
  )
  return modules.filter((file) => /<(?:Layer)?Dialog[\s>]/.test(readFileSync(file, 'utf8')))
}
