import { ACCOUNT } from './equivalents/account'
import { APP } from './equivalents/app'
import { BOARDS } from './equivalents/boards'
import { CHANNELS } from './equivalents/channels'
import { CONSOLE_HEALTH } from './equivalents/console-health'
import { CONSOLE_RECORDS } from './equivalents/console-records'
import { FEEDS } from './equivalents/feeds'
import { GAME_PAGES } from './equivalents/game-pages'
import { GAMES } from './equivalents/games'
import { HOOKS } from './equivalents/hooks'
import { OPERATIONS } from './equivalents/operations'
import { PEOPLE } from './equivalents/people'
import { RULES } from './equivalents/rules'
import { SCOREBOARD } from './equivalents/scoreboard'
import { SCREENS } from './equivalents/screens'
import { SEASONS } from './equivalents/seasons'
import { SIGN_IN } from './equivalents/sign-in'
import { STORAGE } from './equivalents/storage'
import { SYNC } from './equivalents/sync'
import { WALLS } from './equivalents/walls'
import { WORKER } from './equivalents/worker'

/** Only mutants that cannot be noticed belong here; an untested one is a survivor. */
export const EQUIVALENTS = [
  ACCOUNT,
  APP,
  BOARDS,
  CHANNELS,
  CONSOLE_HEALTH,
  CONSOLE_RECORDS,
  FEEDS,
  GAME_PAGES,
  GAMES,
  HOOKS,
  OPERATIONS,
  PEOPLE,
  RULES,
  SCOREBOARD,
  SCREENS,
  SEASONS,
  SIGN_IN,
  STORAGE,
  SYNC,
  WALLS,
  WORKER,
]

/** Why no test can tell this mutant from the original, where that is known. */
export function whyEquivalent(file: string, from: string, to: string): string | undefined {
  const known = EQUIVALENTS.flatMap((room) => room[file] ?? [])
  return known.find((one) => one[0] === from && one[1] === to)?.[2]
}
