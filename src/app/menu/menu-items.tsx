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

interface Props {
  /** Called before the entry acts, because a dialog that opens then will return the focus to where it was. */
  readonly onDone: () => void
}

/** The component of each entry of the menu. */
export const MENU_ITEMS: Readonly<Record<MenuEntry, (props: Props) => ReactNode>> = {
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

function AllLeagues({ onDone }: Props) {
  const [, go] = useLocation()
  return (
    <MenuItem icon="grid" onChoose={() => finish(onDone, () => go(HOME_PATH))}>
      {menuLabel('all-leagues')}
    </MenuItem>
  )
}

function OtherDays({ onDone }: Props) {
  const [location, go] = useLocation()
  const slug = currentSlug(location)
  const yesterday = addDays(useAtomValue(easternTodayAtom), -1)
  const open = () => slug && go(dayPath(slug, yesterday))
  return (
    <MenuItem icon="calendar" onChoose={() => finish(onDone, open)}>
      {menuLabel('other-days')}
    </MenuItem>
  )
}

function LineMoves({ onDone }: Props) {
  const [location] = useLocation()
  const open = useSetAtom(lineMovesLeagueAtom)
  return (
    <MenuItem icon="chart" onChoose={() => finish(onDone, () => open(slugWithOdds(location)))}>
      {menuLabel('line-moves')}
    </MenuItem>
  )
}

/** Shows the number of new alerts. */
function GameAlerts({ onDone }: Props) {
  const unread = useAtomValue(unreadAlertsAtom)
  const open = useSetAtom(openAlertsAtom)
  return (
    <MenuItem icon="bell" count={unread} onChoose={() => finish(onDone, () => open({ kind: 'all' }))}>
      {menuLabel('game-alerts')}
    </MenuItem>
  )
}

function Export({ onDone }: Props) {
  const [location] = useLocation()
  const open = useSetAtom(exportAtom)
  return (
    <MenuItem icon="install" onChoose={() => finish(onDone, () => open(exportOfPage(location)))}>
      {menuLabel('export')}
    </MenuItem>
  )
}

function AutoScroll({ onDone }: Props) {
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
function Install({ onDone }: Props) {
  const explain = useSetAtom(installOpenAtom)
  const install = () => (installOffer.isThere() ? void installOffer.ask() : explain(true))
  return (
    <MenuItem icon="install" onChoose={() => finish(onDone, install)}>
      {menuLabel('install')}
    </MenuItem>
  )
}

/** The operators' console. */
function Logging({ onDone }: Props) {
  const [, go] = useLocation()
  return (
    <MenuItem icon="shield" onChoose={() => finish(onDone, () => go(CONSOLE_HOME))}>
      {menuLabel('logging')}
    </MenuItem>
  )
}

function Settings({ onDone }: Props) {
  const open = useSetAtom(settingsOpenAtom)
  return (
    <MenuItem icon="settings" onChoose={() => finish(onDone, () => open(true))}>
      {menuLabel('settings')}
    </MenuItem>
  )
}

function SignIn({ onDone }: Props) {
  const open = useSetAtom(authStepAtom)
  return (
    <MenuItem icon="enter" onChoose={() => finish(onDone, () => open('welcome'))}>
      {menuLabel('sign-in')}
    </MenuItem>
  )
}

function SignOut({ onDone }: Props) {
  const { signOut } = useAccount()
  return (
    <MenuItem icon="leave" onChoose={() => finish(onDone, signOut)}>
      {menuLabel('sign-out')}
    </MenuItem>
  )
}

function finish(onDone: () => void, run: () => void) {
  onDone()
  run()
}
