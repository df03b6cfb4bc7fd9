import { sortCollegeGames } from '../../domain/college/college-order'
import { FINISHED, gameGroup, LIVE, UPCOMING } from '../../domain/college/game-group'
import type { Game } from '../../domain/game/game'
import { nowAtom } from '../../state/every-second'
import { atom, useAtomValue } from '../../state/store'
import styles from './college-games.module.css'
import { GameGrid } from './game-grid'

const GROUPS = [
  { group: LIVE, title: 'Live' },
  { group: UPCOMING, title: 'Upcoming' },
  { group: FINISHED, title: 'Finished' },
] as const

/** The order looks at the clock only for what is about to start: a minute is fine enough. */
const MINUTE_MS = 60_000
const minuteAtom = atom((get) => Math.floor(get(nowAtom) / MINUTE_MS) * MINUTE_MS)

/** A college Saturday has a hundred games: those that matter now stand first, under their headings. */
export function CollegeGames({ games }: { readonly games: readonly Game[] }) {
  const sorted = sortCollegeGames(games, useAtomValue(minuteAtom))
  return GROUPS.map(({ group, title }) => {
    const members = sorted.filter((game) => gameGroup(game) === group)
    if (members.length === 0) return null
    return (
      <section key={group} className={styles.group} data-group={title.toLowerCase()}>
        <h2 className={styles.title}>
          {title} <span className={styles.count}>{members.length}</span>
        </h2>
        <GameGrid slug="ncaaf" games={members} />
      </section>
    )
  })
}
