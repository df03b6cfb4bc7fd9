import type { Ref } from 'react'
import type { GameGroup } from '../../../domain/game/game-group'
import type { GameSlug } from '../../../domain/league'
import { GameGrid } from './game-grid'
import type { GameList } from './group-games'
import styles from './grouped-games.module.css'

interface Props {
  readonly slug: GameSlug
  readonly lists: readonly GameList[]
  /** Whether each list has a title: a single one needs none, also while others are not drawn yet. */
  readonly titled: boolean
  readonly compact: boolean
  /** How many games there are on the whole screen. */
  readonly total: number
  readonly place?: Ref<HTMLDivElement>
}

/** The games of a league, list below list. */
export function GroupedGames({ slug, lists, titled, compact, total, place }: Props) {
  return (
    <div ref={place} className={styles.lists} data-density={compact ? 'compact' : 'regular'}>
      {lists.map(({ group, count, games }) => (
        <section key={group} className={styles.list} data-group={NAMES[group]}>
          {titled ? <Title group={group} count={count} /> : null}
          <GameGrid slug={slug} games={games} compact={compact} total={total} />
        </section>
      ))}
    </div>
  )
}

const NAMES: Readonly<Record<GameGroup | 'all', string>> = {
  0: 'live',
  1: 'upcoming',
  2: 'finished',
  all: 'all',
}

function Title({ group, count }: { readonly group: GameList['group']; readonly count: number }) {
  const name = NAMES[group]
  return (
    <h2 className={styles.title}>
      {`${name.charAt(0).toUpperCase()}${name.slice(1)} `}
      <span className={styles.count}>{count}</span>
    </h2>
  )
}
