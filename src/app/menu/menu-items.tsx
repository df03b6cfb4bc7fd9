import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { menuLabel, type MenuEntry } from '../../domain/people/roles/menu'
import { addDays } from '../../domain/time/eastern'
import { installOffer } from '../../platform/install'
import { useAccount } from '../../state/account'
import { authStepAtom } from '../../state/auth-modal'
import { autoScrollAtom } from '../../state/auto-scroll'
import { easternTodayAtom } from '../../state/eastern-today'
import { exportAtom } from '../../state/export'
import { openAlertsAtom, unreadAlertsAtom } from '../../state/game-alerts'
import { installOpenAtom } from '../../state/install'
import { lineMovesLeagueAtom } from '../../state/line-moves'
import { CONSOLE_HOME, dayPath, HOME_PATH } from '../../state/paths'
import { settingsOpenAtom } from '../../state/settings'
import { useAtom, useAtomValue, useSetAtom } from '../../state/store'
import { themeAtom, toggleThemeAtom } from '../../state/theme-state'
import { otherTheme } from '../../theme/themes'
import { currentSlug, slugWithOdds } from '../current-slug'
import { exportOfPage } from './export-of-page'
import { FullscreenItem } from './fullscreen-item'
import { MenuItem } from './menu-item'

export interface MenuItemProps {
  /** Called before the entry acts, because a dialog that opens then will return the focus to where it was. */
  readonly onDone: () => void
  /** Called instead by an entry that leads to another page, which takes the focus: otherwise nobody hears of it. */
  readonly onLeave: () => void
}

/** The component of each entry of the menu. */
export const MENU_ITEMS: Readonly<Record<MenuEntry, (props: MenuItemProps) => ReactNode>> = {
  'all-leagues': AllLeagues,
  'other-days': OtherDays,
  'line-moves': LineMoves,
  'game-alerts': GameAlerts,
  export: Export,
  'auto-scroll': AutoScroll,
  theme: OtherTheme,
  fullscreen: FullscreenItem,
  install: Install,
  logging: Logging,
  settings: Settings,
  'sign-in': SignIn,
  'sign-out': SignOut,
}

function AllLeagues(props: MenuItemProps) {
  const lead = useLead(props)
  return (
    <MenuItem icon="grid" onChoose={() => lead(HOME_PATH)}>
      {menuLabel('all-leagues')}
    </MenuItem>
  )
}

function OtherDays(props: MenuItemProps) {
  const [location] = useLocation()
  const lead = useLead(props)
  const slug = currentSlug(location)
  const yesterday = addDays(useAtomValue(easternTodayAtom), -1)
  return (
    <MenuItem icon="calendar" onChoose={() => slug && lead(dayPath(slug, yesterday))}>
      {menuLabel('other-days')}
    </MenuItem>
  )
}

function LineMoves({ onDone }: MenuItemProps) {
  const [location] = useLocation()
  const open = useSetAtom(lineMovesLeagueAtom)
  return (
    <MenuItem icon="chart" onChoose={() => finish(onDone, () => open(slugWithOdds(location)))}>
      {menuLabel('line-moves')}
    </MenuItem>
  )
}

/** Shows the number of new alerts. */
function GameAlerts({ onDone }: MenuItemProps) {
  const unread = useAtomValue(unreadAlertsAtom)
  const open = useSetAtom(openAlertsAtom)
  return (
    <MenuItem icon="bell" count={unread} onChoose={() => finish(onDone, () => open({ kind: 'all' }))}>
      {menuLabel('game-alerts')}
    </MenuItem>
  )
}

function Export({ onDone }: MenuItemProps) {
  const [location] = useLocation()
  const open = useSetAtom(exportAtom)
  return (
    <MenuItem icon="install" onChoose={() => finish(onDone, () => open(exportOfPage(location)))}>
      {menuLabel('export')}
    </MenuItem>
  )
}

function AutoScroll({ onDone }: MenuItemProps) {
  const [isOn, turn] = useAtom(autoScrollAtom)
  return (
    <MenuItem icon="scroll" checked={isOn} onChoose={() => finish(onDone, () => turn(!isOn))}>
      {menuLabel('auto-scroll')}
    </MenuItem>
  )
}

/** Names the theme to which it switches, as a link would: on Midnight it offers Cosmic. */
function OtherTheme() {
  const { name, label } = otherTheme(useAtomValue(themeAtom))
  const toggle = useSetAtom(toggleThemeAtom)
  return (
    <MenuItem icon={name === 'material' ? 'sparkle' : 'moon'} label={`${label} theme`} onChoose={toggle}>
      {label}
    </MenuItem>
  )
}

/**
 * Most browsers can show their own install prompt; in the others users have to find the entry in the
 * browser's menus.
 */
function Install({ onDone }: MenuItemProps) {
  const explain = useSetAtom(installOpenAtom)
  const install = () => (installOffer.isThere() ? void installOffer.ask() : explain(true))
  return (
    <MenuItem icon="install" onChoose={() => finish(onDone, install)}>
      {menuLabel('install')}
    </MenuItem>
  )
}

/** The operators' console. */
function Logging(props: MenuItemProps) {
  const lead = useLead(props)
  return (
    <MenuItem icon="shield" onChoose={() => lead(CONSOLE_HOME)}>
      {menuLabel('logging')}
    </MenuItem>
  )
}

function Settings({ onDone }: MenuItemProps) {
  const open = useSetAtom(settingsOpenAtom)
  return (
    <MenuItem icon="settings" onChoose={() => finish(onDone, () => open(true))}>
      {menuLabel('settings')}
    </MenuItem>
  )
}

function SignIn({ onDone }: MenuItemProps) {
  const open = useSetAtom(authStepAtom)
  return (
    <MenuItem icon="enter" onChoose={() => finish(onDone, () => open('welcome'))}>
      {menuLabel('sign-in')}
    </MenuItem>
  )
}

function SignOut({ onDone }: MenuItemProps) {
  const { signOut } = useAccount()
  return (
    <MenuItem icon="leave" onChoose={() => finish(onDone, signOut)}>
      {menuLabel('sign-out')}
    </MenuItem>
  )
}

/** A page that is open already does not take the focus. */
function useLead({ onDone, onLeave }: MenuItemProps): (path: string) => void {
  const [location, go] = useLocation()
  return (path) => finish(path === location ? onDone : onLeave, () => go(path))
}

function finish(onDone: () => void, run: () => void) {
  onDone()
  run()
}
