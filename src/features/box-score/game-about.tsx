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

/**
 * Facts about a game besides its score. Everybody may see them, and they come from the board, so they are there at
 * once.
 */
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

/** Whether the card shows outdoor weather, of which there are details to open. After the game nobody needs them. */
function hasMoreWeather({ phase, weather }: Game): boolean {
  return (
    weather !== undefined && weather.condition !== 'Indoor' && (phase === 'scheduled' || phase === 'live')
  )
}

/** The start in the viewer's time; once a game has begun, its clock says more. */
function startOf(game: Game): readonly Fact[] {
  if (game.phase !== 'scheduled') return []
  const ms = knownStartMs(game)
  const text = ms === undefined ? openStartText(game) : `${dayText(ms)} · ${timeText(ms)}`
  return [{ label: 'Start', text }]
}
