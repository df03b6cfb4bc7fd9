import { useEffect } from 'react'
import { gamesOf } from '../../domain/board/board'
import type { Game } from '../../domain/game/game'
import { betweenTeams } from '../../domain/game/teams-text'
import { leagueOf, type GameSlug } from '../../domain/league'
import type { LineMove, TrackMove } from '../../domain/odds/line-move'
import { trackName, trackText, type Abbreviations } from '../../domain/odds/movement-words'
import { ageText } from '../../domain/time/age'
import { nowAtom } from '../../state/every-second'
import { lineMovesLeagueAtom } from '../../state/line-moves'
import { gamePath } from '../../state/paths'
import { useMay } from '../../state/session'
import { useAtom, useAtomValue } from '../../state/store'
import { useBoard } from '../../state/use-board'
import { DialogTitle } from '../../ui/dialog-title'
import { distinctKeys } from '../../ui/distinct-keys'
import { FramedLink, FramedList } from '../../ui/framed-list'
import { LayerDialog } from '../../ui/layer-dialog'
import { useDialogShape } from '../../ui/use-dialog-shape'
import { HistoryAge } from './history-age'
import styles from './line-moves.module.css'
import { useLineMoves } from './use-line-moves'

/** The most recent line moves of a league, for as long as the viewer may see odds. */
export function LineMoves() {
  const [slug, open] = useAtom(lineMovesLeagueAtom)
  const may = useMay('view_betting_odds')
  const shape = useDialogShape()
  useEffect(() => {
    if (!may) open(undefined)
  }, [may, open])
  if (!slug || !may) return null
  const label = `${leagueOf(slug).label} line moves`
  const close = () => open(undefined)
  return (
    <LayerDialog label={label} shape={shape} width="medium" onClose={close}>
      <section className={styles.view} data-line-moves={slug}>
        <DialogTitle>{label}</DialogTitle>
        <Moves slug={slug} onFollow={close} />
      </section>
    </LayerDialog>
  )
}

function Moves({ slug, onFollow }: { readonly slug: GameSlug; readonly onFollow: () => void }) {
  const { stored, trouble } = useLineMoves(slug)
  const board = useBoard(slug).stored?.board
  const games = board ? gamesOf(board) : []
  if (!stored)
    return <p role="status">{trouble ? 'The line moves could not be loaded.' : 'Loading line moves…'}</p>
  const keys = keysOf(stored.moves)
  return (
    <>
      <p className={styles.age}>
        <HistoryAge checkedAt={stored.checkedAt} trouble={trouble} />
      </p>
      {stored.moves.length === 0 ? <p role="status">No line has moved yet.</p> : null}
      <FramedList ordered>
        {stored.moves.map((move, index) => (
          <li key={keys[index]}>
            <FramedLink href={gamePath(slug, move.game)} onFollow={onFollow}>
              <Move move={move} game={games.find(({ id }) => id === move.game)} />
            </FramedLink>
          </li>
        ))}
      </FramedList>
    </>
  )
}

/** A game may have two moves of one moment. Counted from the oldest on, a new move leaves the others what they are. */
function keysOf(moves: readonly LineMove[]): readonly string[] {
  return distinctKeys(moves.toReversed().map(({ game, at }) => `${game} ${at}`)).toReversed()
}

/** `game`: absent when it is on no board any more, or not yet. A line does not say where its game is played. */
function Move({ move, game }: { readonly move: LineMove; readonly game: Game | undefined }) {
  const nowMs = useAtomValue(nowAtom)
  return (
    <>
      <span className={styles.game}>
        {move.away} {betweenTeams(game ?? {})} {move.home}
      </span>
      <span className={styles.when}>{ageText(Date.parse(move.at), nowMs)}</span>
      <span className={styles.numbers}>
        {move.moves.map((one) => (
          <Change key={one.track} move={one} teams={move} />
        ))}
      </span>
    </>
  )
}

function Change({ move, teams }: { readonly move: TrackMove; readonly teams: Abbreviations }) {
  return (
    <span data-track={move.track}>
      {trackName(move.track, teams)} <span className={styles.from}>{trackText(move.track, move.from)}</span>{' '}
      <span aria-hidden="true">→</span>
      <span className="visually-hidden">, now </span> <strong>{trackText(move.track, move.to)}</strong>
    </span>
  )
}
