import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { SimulatedGame } from '../../domain/operations/simulator/simulated-game'
import { readLastSlug } from '../../state/last-slug'
import { boardPath } from '../../state/paths'
import { useBoardDrawn } from '../../state/use-board-drawn'
import { Icon } from '../../ui/icon'
import { PageHead } from '../../ui/page-head'
import { GamePicker } from './game-picker'
import styles from './simulator-screen.module.css'
import { useChoice } from './use-choice'
import { useGames } from './use-games'
import { Workbench } from './workbench'
import { usePageTitle } from '../../ui/use-page-title'

interface Props {
  readonly renderCard: (game: SimulatedGame) => ReactNode
}

/** A real game of any day, with every control, to see how the product shows what the game might become. */
export function SimulatorScreen({ renderCard }: Props) {
  const choice = useChoice()
  const games = useGames(choice.sport, choice.day)
  const listed = games.loaded?.games ?? []
  const chosen = listed.find(({ id }) => id === choice.game) ?? listed[0]
  useBoardDrawn()
  usePageTitle('Developer Mode')
  return (
    <section className={styles.screen} aria-labelledby="developer-mode" data-developer-mode="">
      <PageHead title={<h1 id="developer-mode">Developer Mode</h1>} />
      <div className={styles.content}>
        <div className={styles.picker}>
          <Link href={boardPath(readLastSlug())} className={styles.back} data-not-printed="">
            <Icon name="back" />
            Back to Scoreboards
          </Link>
          <GamePicker choice={choice} games={games} chosen={chosen} />
        </div>
        {chosen ? <Workbench loaded={chosen} renderCard={renderCard} /> : null}
      </div>
    </section>
  )
}
