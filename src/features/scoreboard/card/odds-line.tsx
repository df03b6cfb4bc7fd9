import { leagueOf, type GameSlug } from '../../../domain/league'
import type { Game } from '../../../domain/game/game'
import type { OddsLine as OddsLineOf } from '../../../domain/odds/odds-line'
import { useOdds } from '../../../state/odds'
import { useMay } from '../../../state/session'
import styles from './odds-line.module.css'
import { oddsWords, type OddsWord } from './odds-words'

interface Props {
  readonly slug: GameSlug
  readonly game: Game
}

/** The betting line, if the game has one and the viewer may see it. */
export function OddsLine({ slug, game }: Props) {
  const may = useMay('view_betting_odds')
  const row = useOdds(slug, game.id)
  return <OddsWords slug={slug} game={game} line={may ? row : undefined} />
}

interface WordsProps extends Props {
  readonly line: OddsLineOf | undefined
}

/** A betting line from any source. */
export function OddsWords({ slug, game, line }: WordsProps) {
  const words = line ? oddsWords(leagueOf(slug).sport, game, line) : []
  if (words.length === 0) return null
  return (
    <dl className={styles.line} aria-label="Odds">
      {words.map((word) => (
        <Word key={word.kind} {...word} />
      ))}
    </dl>
  )
}

const LABELS: Record<OddsWord['kind'], string> = { spread: 'Spread', moneyline: 'Money', total: 'Total' }

function Word({ kind, text }: OddsWord) {
  return (
    <div data-odds={kind}>
      <dt>{LABELS[kind]}</dt>
      <dd>{text}</dd>
    </div>
  )
}
