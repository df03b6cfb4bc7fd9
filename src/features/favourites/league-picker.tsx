import { GAME_LEAGUES, type GameSlug } from '../../domain/league'
import styles from './my-teams.module.css'

interface Props {
  readonly league: GameSlug
  readonly onChange: (league: GameSlug) => void
}

export function LeaguePicker({ league, onChange }: Props) {
  return (
    <div className={styles.leagues} role="group" aria-label="League">
      {GAME_LEAGUES.map(({ slug, label }) => (
        <button
          key={slug}
          type="button"
          data-choice=""
          aria-pressed={slug === league}
          onClick={() => onChange(slug)}
        >
          {label}
        </button>
      ))}
    </div>
  )
}
