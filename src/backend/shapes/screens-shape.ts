import { ALL_LEAGUES } from '../../domain/league'
import type { Screen, ScreensAnswer } from '../../domain/operations/fleet/screen'
import { isFlag, isNumber, isText, listOf, objectOf, oneOf, optional } from './guards'

const isScreen = objectOf<Screen>({
  id: isText,
  heardAtMs: isNumber,
  begunAtMs: isNumber,
  frameAtMs: isNumber,
  league: optional(oneOf(...ALL_LEAGUES.map(({ slug }) => slug))),
  boardAtMs: optional(isNumber),
  build: optional(isText),
  behindSinceMs: optional(isNumber),
  reloadAskedAtMs: optional(isNumber),
})

export const isScreensAnswer = objectOf<ScreensAnswer>({
  screens: listOf(isScreen),
  build: optional(isText),
  isFull: isFlag,
})
