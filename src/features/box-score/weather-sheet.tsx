import type { HistoryTrouble } from '../../domain/freshness/history-trouble'
import type { Game } from '../../domain/game/game'
import { leagueOf, type GameSlug } from '../../domain/league'
import { isFeatureOpen } from '../../domain/people/gates/simple-access'
import { ageText } from '../../domain/time/age'
import { venueText } from '../../domain/game/venue-text'
import {
  weatherLines,
  weatherMeaning,
  withBoardWeather,
  type WeatherDetail,
} from '../../domain/weather/weather-detail'
import { nowAtom } from '../../state/every-second'
import { sessionAtom } from '../../state/session'
import { useAtomValue } from '../../state/store'
import { DialogTitle } from '../../ui/dialog-title'
import { LayerDialog } from '../../ui/layer-dialog'
import { useDialogShape } from '../../ui/use-dialog-shape'
import { FactList } from './fact-list'
import { useWeather } from './use-weather'
import styles from './weather-sheet.module.css'

interface Props {
  readonly slug: GameSlug
  readonly game: Game
  readonly onClose: () => void
}

/** The weather at the place of a game, for signed-in users: when they sign out, it disappears. */
export function WeatherSheet({ slug, game, onClose }: Props) {
  const isSignedIn = useAtomValue(sessionAtom).kind === 'signed-in'
  const shape = useDialogShape()
  if (!isFeatureOpen('weather-detailed', isSignedIn)) return null
  return (
    <LayerDialog label="Weather" shape={shape} width="narrow" onClose={onClose}>
      <section className={styles.view} data-weather="">
        <DialogTitle>Weather</DialogTitle>
        <p className={styles.muted}>{venueText(game)}</p>
        <CurrentWeather slug={slug} game={game} />
      </section>
    </LayerDialog>
  )
}

function CurrentWeather({ slug, game }: Pick<Props, 'slug' | 'game'>) {
  const { stored, trouble } = useWeather(slug, game)
  if (!stored)
    return <p role="status">{trouble ? 'The weather could not be loaded.' : 'Loading the weather…'}</p>
  const detail = withBoardWeather(stored.detail, game)
  const isScheduled = game.phase === 'scheduled'
  // The wind of now says nothing of a game on another day.
  const meaning = isScheduled ? undefined : weatherMeaning(leagueOf(slug).kind, detail)
  return (
    <>
      <FactList label="Weather now" facts={weatherLines(detail)} />
      {meaning ? <p>{meaning}</p> : null}
      <WeatherSource
        detail={detail}
        measuredAt={stored.measuredAt}
        isScheduled={isScheduled}
        trouble={trouble}
      />
    </>
  )
}

interface SourceProps {
  readonly detail: WeatherDetail
  readonly measuredAt: string
  readonly isScheduled: boolean
  readonly trouble: HistoryTrouble | undefined
}

/** How old the weather is and where it comes from. A measured value is of now, also before a game. */
function WeatherSource({ detail, measuredAt, isScheduled, trouble }: SourceProps) {
  const nowMs = useAtomValue(nowAtom)
  const age = ageText(Date.parse(measuredAt), nowMs)
  const lost = trouble ? 'Not refreshed · ' : ''
  if (detail.weather.condition === 'Indoor') return <p className={styles.muted}>Played under a roof.</p>
  if (!detail.reading)
    return (
      <p className={styles.muted}>
        {lost}
        {detail.weather.estimated
          ? 'Nobody has measured it: this is an estimate.'
          : 'As the scoreboard has it.'}
      </p>
    )
  return (
    <p className={styles.muted}>
      {lost}Measured {age}
      {isScheduled ? ', not a forecast for the game' : ''}.
    </p>
  )
}
