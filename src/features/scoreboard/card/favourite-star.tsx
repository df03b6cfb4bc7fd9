import type { Team } from '../../../domain/game/game'
import type { GameSlug } from '../../../domain/league'
import { teamKey } from '../../../domain/people/favourites/team-key'
import { isKioskAtom } from '../../../state/auto-scroll'
import { favouritesAtom, setFavouriteAtom } from '../../../state/favourites'
import { useAtomValue, useSetAtom } from '../../../state/store'
import { Icon } from '../../../ui/icon'
import { useAfterFirstPaint } from '../../../ui/use-after-first-paint'
import styles from './favourite-star.module.css'

interface Props {
  readonly slug: GameSlug
  readonly team: Team
}

/** Makes a team a favourite, or shows that it is one. It takes no room of its own, and scores do not wait for it. */
export function FavouriteStar({ slug, team }: Props) {
  const key = teamKey(slug, team)
  const isOn = useIsFavourite({ slug, team })
  const isKiosk = useAtomValue(isKioskAtom)
  const setFavourite = useSetAtom(setFavouriteAtom)
  if (!useAfterFirstPaint() || isKiosk || !key) return null
  return (
    <button
      type="button"
      className={styles.star}
      data-favourite={isOn}
      aria-pressed={isOn}
      aria-label={`Favourite: ${team.displayName}`}
      onClick={() => setFavourite(key, !isOn)}
    >
      <Icon name="star" />
    </button>
  )
}

/** The smallest cards have no room for a button that a finger can hit, so this sign only shows a favourite. */
export function FavouriteSign({ slug, team, className }: Props & { readonly className: string | undefined }) {
  const isOn = useIsFavourite({ slug, team })
  const isKiosk = useAtomValue(isKioskAtom)
  if (!useAfterFirstPaint() || isKiosk || !isOn) return null
  return (
    <span className={`${styles.sign} ${className}`} role="img" aria-label="favourite" data-favourite="true">
      <Icon name="star" />
    </span>
  )
}

function useIsFavourite({ slug, team }: Props): boolean {
  const key = teamKey(slug, team)
  const favourites = useAtomValue(favouritesAtom)
  return key !== undefined && favourites.has(key)
}
