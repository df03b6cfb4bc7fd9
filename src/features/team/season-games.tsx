import { Link } from 'wouter'
import { resultOf } from '../../domain/box-score/team-form'
import type { GameSlug } from '../../domain/league'
import type { ComingGame, GameUnderWay, PlayedGame } from '../../domain/teams/team-season'
import { easternDay } from '../../domain/time/eastern'
import { boardDayText, dayText, timeText } from '../../platform/local-time'
import { FROM_BOARD, gamePath } from '../../state/paths'
import { useLastChange } from '../../state/use-last-change'
import { FramedList } from '../../ui/framed-list'
import { LiveBadge } from '../../ui/live-badge'
import styles from './season-games.module.css'

/** The page never lists games that were called off. */
type ShownGame = ComingGame | GameUnderWay | PlayedGame

interface Props {
  readonly slug: GameSlug
  readonly title: string
  readonly games: readonly ShownGame[]
  /** The result of these games together. */
  readonly aside?: string
}

/** Games as lines that open their box scores; a part without games is omitted. */
export function SeasonGames({ slug, title, games, aside }: Props) {
  if (games.length === 0) return null
  return (
    <section className={styles.part} data-part={title}>
      <h3 className={styles.title}>
        {title}
        {aside ? <span className={styles.aside}>{aside}</span> : null}
      </h3>
      <FramedList ordered>
        {games.map((game) => (
          <li key={game.id}>
            <Link href={gamePath(slug, game.id)} state={FROM_BOARD} className={styles.game}>
              <span className={styles.day}>{dayOf(game)}</span>
              <span className={styles.opponent}>
                {placeWord(game)} <span className={styles.long}>{game.opponent.displayName}</span>
                <span className={styles.short}>{game.opponent.abbreviation}</span>
              </span>
              <Outcome game={game} />
            </Link>
          </li>
        ))}
      </FramedList>
    </section>
  )
}

/**
 * The feed gives an undecided time as Eastern midnight, which is the evening before for half of the country.
 */
function dayOf(game: ShownGame): string {
  const ms = Date.parse(game.start)
  return game.phase === 'scheduled' && game.isOpen ? boardDayText(easternDay(ms)) : dayText(ms)
}

function placeWord({ isHome, isNeutral }: ShownGame): string {
  return isHome || isNeutral ? 'vs' : 'at'
}

function Outcome({ game }: { readonly game: ShownGame }) {
  switch (game.phase) {
    case 'scheduled':
      return (
        <span className={styles.when}>{game.isOpen ? 'Time open' : timeText(Date.parse(game.start))}</span>
      )
    case 'live': {
      const score = game.own === undefined ? null : `${game.own}-${game.theirs}`
      if (game.stuckSince !== undefined) return <Stopped score={score} since={game.stuckSince} />
      return (
        <span className={styles.score}>
          <LiveBadge look="dot" /> {score}
        </span>
      )
    }
    case 'final': {
      const result = resultOf(game)
      return (
        <span className={styles.score} data-result={result}>
          <strong>{result}</strong> {game.own}-{game.theirs}
        </span>
      )
    }
  }
}

function Stopped({ score, since }: { readonly score: string | null; readonly since: string }) {
  return (
    <span className={styles.stopped}>
      <span>{score}</span>
      <span className={styles.age}>{useLastChange(since)}</span>
    </span>
  )
}
