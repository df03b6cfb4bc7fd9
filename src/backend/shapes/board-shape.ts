import type { Content, GameBoard, Season, Source } from '../../domain/board/board'
import { ALL_LEAGUES } from '../../domain/league'
import type { SpecialEvent } from '../../domain/seasons/special-event'
import { SIMPLE_PHASES } from '../../domain/seasons/simple-phase'
import { isFilled, isFlag, isNumber, isText, objectOf, oneOf, optional, unionBy, type Guard } from './guards'

export type BoardFacts = Omit<GameBoard, 'games' | 'sport'>

const event = optional(objectOf<SpecialEvent>({ title: isText, text: isText }))

const isContent: Guard<Content> = unionBy<'kind', Content>('kind', {
  games: objectOf<Extract<Content, { kind: 'games' }>>({ kind: oneOf('games'), event }),
  countdown: objectOf<Extract<Content, { kind: 'countdown' }>>({
    kind: oneOf('countdown'),
    event,
    title: isText,
    text: isText,
    milestone: isText,
    days: isNumber,
  }),
  message: objectOf<Extract<Content, { kind: 'message' }>>({
    kind: oneOf('message'),
    event,
    title: isText,
    text: isText,
    alternative: optional(oneOf(...ALL_LEAGUES.map(({ sport }) => sport))),
  }),
  special: objectOf<Extract<Content, { kind: 'special' }>>({
    kind: oneOf('special'),
    title: isText,
    text: isText,
  }),
})

/** What every board has besides its rows. */
export const isBoardFacts = objectOf<BoardFacts>({
  v: oneOf(1),
  rev: isFilled,
  day: isText,
  upcoming: isFlag,
  source: objectOf<Source>({ state: oneOf('ok', 'late', 'down'), since: isText, message: optional(isText) }),
  content: isContent,
  season: optional(objectOf<Season>({ phase: oneOf(...SIMPLE_PHASES) })),
})
