import type { Game } from './game'
import { noteOf } from './note'

/** Names for the feed's marks of special games; a mark not listed is shown unchanged. */
const SUBTYPES: Readonly<Record<string, string>> = {
  RD16: 'First Round',
  QTR: 'Quarterfinal',
  SEMI: 'Semifinal',
  FINAL: 'Final',
  ALLSTAR: 'All-Star Game',
  TRNMNT: 'Tournament',
  PLAYOFF: 'Playoffs',
}

/** What a special game is about: `East Semifinals · Game 2 · Tied 1-1`. Nothing for an ordinary one. */
export function occasionText(game: Game): string | undefined {
  const number = game.seriesGameNumber ? `Game ${game.seriesGameNumber}` : undefined
  const parts = [roundText(game), number, game.seriesText].filter(Boolean)
  return parts.join(' · ') || undefined
}

function roundText(game: Game): string | undefined {
  const { seriesConference, poRoundDesc, gameSubtype } = game
  if (poRoundDesc) return [seriesConference, poRoundDesc].filter(Boolean).join(' ')
  if (isNamedInNote(game)) return undefined
  return gameSubtype ? (SUBTYPES[gameSubtype.toUpperCase()] ?? gameSubtype) : seriesConference
}

/**
 * The marks count rounds from the end. In the NFL the semifinal is `AFC Championship`, and its all-star game the
 * `Pro Bowl`; only the note says so.
 */
function isNamedInNote(game: Game): boolean {
  const isGeneral = /^(RD16|QTR|SEMI|FINAL|ALLSTAR)$/i.test(game.gameSubtype ?? '')
  return isGeneral && /wild.?card|divisional|championship|bowl|final|round|all-star/i.test(noteOf(game))
}

/** The headline, unless the occasion already says the same: often the feed only has `World Series - Game 2`. */
export function freshHeadline(game: Game): string | undefined {
  const { headline = '' } = game
  const said = wordsOf(occasionText(game) ?? '')
  return wordsOf(headline).every((word) => said.includes(word)) ? undefined : headline
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[^\s·,.;:!?()-]+/g) ?? []
}
