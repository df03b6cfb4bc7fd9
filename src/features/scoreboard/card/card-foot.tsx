import { shownWeather } from '../../../domain/card/card-parts'
import type { Game } from '../../../domain/game/game'
import { freshHeadline, occasionText } from '../../../domain/game/occasion'
import { venueText } from '../../../domain/game/venue-text'
import { weatherText, type WeatherCondition } from '../../../domain/weather/weather'
import { Icon, type IconName } from '../../../ui/icon'
import styles from './card-foot.module.css'

/** What the game is about, and the bar with place and weather. */
export function CardFoot({ game }: { readonly game: Game }) {
  const occasion = occasionText(game)
  const headline = freshHeadline(game)
  return (
    <div className={styles.foot}>
      {occasion ? <p className={styles.occasion}>{occasion}</p> : null}
      {headline ? <p className={styles.headline}>{headline}</p> : null}
      <PlaceBar game={game} />
    </div>
  )
}

function PlaceBar({ game }: { readonly game: Game }) {
  const venue = venueText(game)
  const weather = shownWeather(game)
  if (!venue && !weather) return null
  return (
    <p className={styles.place}>
      <span className={styles.venue}>{venue}</span>
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
