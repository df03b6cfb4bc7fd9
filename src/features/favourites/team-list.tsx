import { teamColor } from '../../domain/game/team-color'
import { favouritesAtom, setFavouriteAtom } from '../../state/favourites'
import { useAtomValue, useSetAtom } from '../../state/store'
import { Icon } from '../../ui/icon'
import { TeamMark } from '../../ui/team-mark'
import type { TeamChoice } from './team-choices'
import styles from './team-list.module.css'

interface Props {
  readonly choices: readonly TeamChoice[]
  /** True if all teams are of one league, whose name then need not stand on every line. */
  readonly inOneLeague?: boolean
}

/** Teams with their stars; the whole line is the button. */
export function TeamList({ choices, inOneLeague = false }: Props) {
  const favourites = useAtomValue(favouritesAtom)
  const setFavourite = useSetAtom(setFavouriteAtom)
  return (
    <ul className={styles.list}>
      {choices.map(({ key, league, team }) => {
        const isOn = favourites.has(key)
        return (
          <li key={key}>
            <button
              type="button"
              className={styles.line}
              data-favourite={isOn}
              aria-pressed={isOn}
              onClick={() => setFavourite(key, !isOn)}
            >
              <TeamMark monogram={team.abbreviation} image={team.logo} color={teamColor(team.color)} />
              <span className={styles.name}>{team.displayName}</span>
              {inOneLeague ? null : <span className={styles.league}>{league.label}</span>}
              <Icon name="star" />
            </button>
          </li>
        )
      })}
    </ul>
  )
}
