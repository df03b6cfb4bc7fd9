import type { ReactNode } from 'react'
import { boxScoreText, type BoxScoreState } from '../../domain/box-score/box-score-text'
import type { GameAnswer } from '../../domain/box-score/game-answer'
import { hasOwnFigures } from '../../domain/box-score/own-figures'
import { sheetKind } from '../../domain/box-score/sheet-kind'
import type { Game } from '../../domain/game/game'
import type { GameSlug } from '../../domain/league'
import type { GameTrouble } from '../../sync/game/game-sync'
import { GameAbout } from './game-about'
import { GameParts } from './game-parts'
import { lockOf } from './lock-of'
import { LockedPart } from './locked-part'
import { Preview } from './preview'
import styles from './sheet-body.module.css'
import { TeamForms } from './team-form'
import { WinProbability } from './win-probability'

interface Props {
  readonly slug: GameSlug
  readonly game: Game | undefined
  readonly answer: GameAnswer | undefined
  readonly trouble: GameTrouble | undefined
  readonly odds: ReactNode
}

/** What stands below the score: a preview, the box score, or what everybody may know and one line about the rest. */
export function SheetBody({ slug, game, answer, trouble, odds }: Props) {
  const about = game ? <GameAbout slug={slug} game={game} watch={answer?.status?.watch} /> : null
  const kind = sheetKind(game, answer)
  if (kind === 'preview') return <Preview slug={slug} game={game} answer={answer} odds={odds} />
  if (kind === 'called-off') return about
  const locked = answer && lockOf('teamComparison', slug, answer)
  const text = boxScoreText(stateOf(answer, trouble))
  return (
    <>
      {text === undefined && answer ? <GameParts slug={slug} answer={answer} game={game} /> : null}
      {answer ? <WinProbability answer={answer} game={game} /> : null}
      {about}
      {answer && !locked ? <TeamForms slug={slug} answer={answer} /> : null}
      {locked ? <LockedPart label="Box Score" permission={locked} /> : null}
      {text !== undefined && !locked ? (
        <p className={styles.text} role={trouble === undefined ? 'status' : 'alert'}>
          {text}
        </p>
      ) : null}
    </>
  )
}

function stateOf(answer: GameAnswer | undefined, trouble: GameTrouble | undefined): BoxScoreState {
  const hasFigures = answer && hasOwnFigures(answer)
  if (!hasFigures && trouble) return { kind: 'failed', error: trouble.error }
  if (!answer) return { kind: 'loading' }
  if (!hasFigures) return { kind: 'loaded', summary: undefined }
  const { lineScore, teamComparison = [], playerTables } = answer
  const tables = { awayTables: playerTables?.away ?? [], homeTables: playerTables?.home ?? [] }
  return {
    kind: 'loaded',
    summary: { comparison: teamComparison, ...tables, ...(lineScore && { lineScore }) },
  }
}
