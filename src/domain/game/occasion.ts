import type { Game } from './game'

/** The feed's marks of special games; others are shown as they come. */
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
  const parts = [roundText(game), number, game.seriesText].filter((part) => part !== undefined && part !== '')
  return parts.join(' · ') || undefined
}

function roundText({ seriesConference, poRoundDesc, gameSubtype }: Game): string | undefined {
  if (poRoundDesc) return [seriesConference, poRoundDesc].filter(Boolean).join(' ')
  return gameSubtype ? (SUBTYPES[gameSubtype.toUpperCase()] ?? gameSubtype) : seriesConference
}

/** The headline, unless the line above says as much: the feed's `World Series - Game 2` is often all there is. */
export function freshHeadline(game: Game): string | undefined {
  const { headline = '' } = game
  const said = wordsOf(occasionText(game) ?? '')
  return wordsOf(headline).every((word) => said.includes(word)) ? undefined : headline
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[^\s·,.;:!?()-]+/g) ?? []
}
