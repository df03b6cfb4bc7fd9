import { useCallback } from 'react'
import { Link } from 'wouter'
import { ALL_LEAGUES, leagueTitle, type Slug } from '../../../domain/league'
import { hiddenLeagues } from '../../../domain/tabs/hidden-leagues'
import { boardPath } from '../../../state/paths'
import { usePorts } from '../../../state/ports'
import { useStored } from '../../../state/use-stored'
import { foundElsewhere } from './found-elsewhere'
import styles from './other-leagues.module.css'
import type { SearchState } from './search-state'

interface Props {
  /** The league in which nothing was found. */
  readonly slug: Slug
  readonly query: string
}

/** The leagues on this device in which the search would find something, each as a link that goes on searching. */
export function OtherLeagues({ slug, query }: Props) {
  const { storage } = usePorts()
  const readOthers = useCallback(async () => {
    const slugs = ALL_LEAGUES.map((league) => league.slug).filter((other) => other !== slug)
    const [heads, ...stored] = await Promise.all([
      storage.readAll('heads'),
      ...slugs.map((other) => storage.read('boards', other)),
    ])
    const hidden = hiddenLeagues(heads)
    return stored.flatMap((one) => (one && !hidden.has(one.slug) ? [one.board] : []))
  }, [storage, slug])
  const found = foundElsewhere(useStored(readOthers) ?? [], query)
  return (
    <ul className={styles.list} aria-label="Found in other leagues" aria-live="polite" data-not-printed="">
      {found.map(({ league, what }) => (
        <li key={league.slug}>
          <Link
            className={styles.league}
            href={boardPath(league.slug)}
            state={{ search: query } satisfies SearchState}
            data-found-in={league.slug}
          >
            {what} in {leagueTitle(league.sport)}
          </Link>
        </li>
      ))}
    </ul>
  )
}
