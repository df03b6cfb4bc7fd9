import { useState } from 'react'
import { aboutGame } from '../../domain/box-score/about-game'
import type { Fact } from '../../domain/box-score/live-facts'
import type { Game } from '../../domain/game/game'
import { knownStartMs, openStartText } from '../../domain/game/start-time'
import { dayText, timeText } from '../../platform/local-time'
import type { GameSlug } from '../../domain/league'
import { isFeatureOpen } from '../../domain/people/gates/simple-access'
import { sessionAtom } from '../../state/session'
import { useAtomValue } from '../../state/store'
import { Button } from '../../ui/button'
import { FactList } from './fact-list'
import styles from './game-about.module.css'
import { WeatherSheet } from './weather-sheet'

interface Props {
  readonly slug: GameSlug
  readonly game: Game
  readonly watch: readonly string[] | undefined
}

/** What is known of a game besides how it stands: for everybody, and from the board, so that it is there at once. */
export function GameAbout({ slug, game, watch }: Props) {
  const [isOpen, setOpen] = useState(false)
  const isSignedIn = useAtomValue(sessionAtom).kind === 'signed-in'
  const { headline, facts } = aboutGame(game, watch)
  return (
    <section className={styles.about} aria-label="About the game" data-facts="About">
      <FactList label="Facts" facts={[...startOf(game), ...facts]} />
      {isFeatureOpen('weather-detailed', isSignedIn) && hasMoreWeather(game) ? (
        <div>
          <Button onPress={() => setOpen(true)}>Weather in detail</Button>
        </div>
      ) : null}
      {isOpen ? <WeatherSheet slug={slug} game={game} onClose={() => setOpen(false)} /> : null}
      {headline ? <p className={styles.headline}>{headline}</p> : null}
    </section>
  )
}

/** A card that shows weather in the open, of a game that is played now or will be; once it is over nobody needs to know. */
function hasMoreWeather({ phase, weather }: Game): boolean {
  return (
    weather !== undefined && weather.condition !== 'Indoor' && (phase === 'scheduled' || phase === 'live')
  )
}

/** In the viewer's time; once a game has begun its clock says more. */
function startOf(game: Game): readonly Fact[] {
  if (game.phase !== 'scheduled') return []
  const ms = knownStartMs(game)
  const text = ms === undefined ? openStartText(game) : `${dayText(ms)} · ${timeText(ms)}`
  return [{ label: 'Start', text }]
}
