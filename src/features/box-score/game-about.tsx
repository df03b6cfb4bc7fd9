import { aboutGame } from '../../domain/box-score/about-game'
import type { Fact } from '../../domain/box-score/live-facts'
import type { Game } from '../../domain/game/game'
import { knownStartMs, openStartText } from '../../domain/game/start-time'
import { dayText, timeText } from '../../platform/local-time'
import { FactList } from './fact-list'
import styles from './game-about.module.css'

interface Props {
  readonly game: Game
  readonly watch: readonly string[] | undefined
}

/** What is known of a game besides how it stands: for everybody, and from the board, so that it is there at once. */
export function GameAbout({ game, watch }: Props) {
  const { headline, facts } = aboutGame(game, watch)
  return (
    <section className={styles.about} aria-label="About the game" data-facts="About">
      <FactList label="Facts" facts={[...startOf(game), ...facts]} />
      {headline ? <p className={styles.headline}>{headline}</p> : null}
    </section>
  )
}

/** In the viewer's time; once a game has begun its clock says more. */
function startOf(game: Game): readonly Fact[] {
  if (game.phase !== 'scheduled') return []
  const ms = knownStartMs(game)
  const text = ms === undefined ? openStartText(game) : `${dayText(ms)} · ${timeText(ms)}`
  return [{ label: 'Start', text }]
}
