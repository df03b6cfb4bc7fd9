import type { ReactNode } from 'react'
import type { GameAnswer } from '../../domain/box-score/game-answer'
import { seasonLeaders } from '../../domain/box-score/season-leaders'
import type { Game } from '../../domain/game/game'
import type { GameSlug } from '../../domain/league'
import { Comparison } from './comparison'
import { GameAbout } from './game-about'
import { lockOf } from './lock-of'
import { LockedPart } from './locked-part'
import { looksOf } from './looks-of'
import styles from './preview.module.css'
import { SeasonLeaders } from './season-leaders'
import { TeamForms } from './team-form'

interface Props {
  readonly slug: GameSlug
  /** Absent while no board is read that may have it. */
  readonly game: Game | undefined
  readonly answer: GameAnswer | undefined
  /** The betting line, for those who may see it. */
  readonly odds: ReactNode
}

/**
 * What is known before the start: when and where, the betting line, the leaders of both teams, and their seasons so
 * far.
 */
export function Preview({ slug, game, answer, odds }: Props) {
  const locked = answer && lockOf('teamComparison', slug, answer)
  const looks = looksOf(answer, game)
  const { teamComparison = [], tickerStats = [], status } = answer ?? {}
  const leaders = seasonLeaders(tickerStats, looks.away.abbreviation, looks.home.abbreviation)
  return (
    <section className={styles.preview} aria-label="Preview" data-preview="">
      {game ? <GameAbout slug={slug} game={game} watch={status?.watch} /> : null}
      <div className={styles.odds}>{odds}</div>
      {leaders.length > 0 ? <SeasonLeaders rows={leaders} {...looks} /> : null}
      {teamComparison.length > 0 ? (
        <section>
          <h3 className={styles.title}>Season so far</h3>
          <Comparison rows={teamComparison} {...looks} />
        </section>
      ) : null}
      {answer && !locked ? <TeamForms slug={slug} answer={answer} /> : null}
      {locked ? <LockedPart label="Box Score" permission={locked} /> : null}
    </section>
  )
}
