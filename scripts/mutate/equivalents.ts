import { BOARDS } from './equivalents/boards'
import type { Equivalent } from './equivalents/equivalent'
import { FEEDS } from './equivalents/feeds'
import { GAMES } from './equivalents/games'
import { HOOKS } from './equivalents/hooks'
import { PEOPLE } from './equivalents/people'
import { RULES } from './equivalents/rules'
import { SCREENS } from './equivalents/screens'
import { SEASONS } from './equivalents/seasons'

/** Only mutants that cannot be noticed belong here; an untested one is a survivor. */
export const EQUIVALENTS: readonly Equivalent[] = [
  ...BOARDS,
  ...GAMES,
  ...PEOPLE,
  ...RULES,
  ...SEASONS,
  ...FEEDS,
  ...HOOKS,
  ...SCREENS,
]
