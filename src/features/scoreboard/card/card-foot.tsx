import { shownWeather } from '../../../domain/card/card-parts'
import type { Game } from '../../../domain/game/game'
import { freshHeadline, occasionText } from '../../../domain/game/occasion'
import { venueText } from '../../../domain/game/venue-text'
import type { GameSlug } from '../../../domain/league'
import { weatherText, type WeatherCondition } from '../../../domain/weather/weather'
import { Icon, type IconName } from '../../../ui/icon'
import { StatsLock } from '../ticker/stats-lock'
import styles from './card-foot.module.css'

interface Props {
  readonly slug: GameSlug
  readonly game: Game
}

/** What the game is about, and one quiet line with place and weather. */
export function CardFoot({ slug, game }: Props) {
  const occasion = occasionText(game)
  const headline = freshHeadline(game)
  return (
    <div className={styles.foot}>
      {occasion ? <p className={styles.occasion}>{occasion}</p> : null}
      {headline ? <p className={styles.headline}>{headline}</p> : null}
      <div className={styles.line}>
        <Place game={game} />
        <StatsLock slug={slug} game={game} />
      </div>
    </div>
  )
}

function Place({ game }: Pick<Props, 'game'>) {
  const weather = shownWeather(game)
  return (
    <p className={styles.place}>
      <span className={styles.venue}>{venueText(game)}</span>
      {weather ? (
        <span className={styles.weather} data-estimated={weather.estimated}>
          <Icon name={WEATHER_ICONS[weather.condition]} />
          {weatherText(weather)}
        </span>
      ) : null}
    </p>
  )
}

const WEATHER_ICONS: Record<WeatherCondition, IconName> = {
  Clear: 'sun',
  Indoor: 'roof',
  Snow: 'snow',
  Rain: 'rain',
  Windy: 'wind',
  Storm: 'storm',
  Hazy: 'haze',
  Overcast: 'cloud',
}
