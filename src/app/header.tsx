import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { LeagueBar } from '../features/leagues/league-bar'
import { GameInView } from '../features/scoreboard/game-in-view'
import { autoScrollAtom } from '../state/auto-scroll'
import { boardPath } from '../state/paths'
import { useAtomValue } from '../state/store'
import { currentSlug } from './current-slug'
import styles from './header.module.css'
import { ProfileMenu } from './menu/profile-menu'
import { Wordmark } from './wordmark'

interface Props {
  /** Stands at the lower edge, and stays when the header has slid away. */
  readonly progress?: ReactNode
}

export function Header({ progress }: Props) {
  const [location, go] = useLocation()
  const slug = currentSlug(location)
  const away = useAtomValue(autoScrollAtom) && slug !== undefined
  return (
    <>
      <header className={styles.header} data-away={away} inert={away}>
        <Wordmark />
        <div className={styles.leagues}>
          <LeagueBar current={slug} onSwitch={(next) => go(boardPath(next))} />
        </div>
        <div className={styles.situation}>{slug ? <GameInView slug={slug} /> : null}</div>
        <ProfileMenu />
      </header>
      {progress ? (
        <div className={styles.progress} data-away={away}>
          {progress}
        </div>
      ) : null}
    </>
  )
}
