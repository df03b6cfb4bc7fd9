import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { gamesOf } from '../../domain/board/board'
import { gameFromCopies } from '../../domain/box-score/game-from-copies'
import type { Matchup } from '../../domain/box-score/matchup'
import type { Game } from '../../domain/game/game'
import { teamsText } from '../../domain/game/teams-text'
import { leagueOf, leagueTitle, type GameSlug } from '../../domain/league'
import { whenNoLayer } from '../../platform/back-key'
import { catchLostFocus } from '../../platform/catch-lost-focus'
import { usePorts } from '../../state/ports'
import { sessionAtom } from '../../state/session'
import { useAtomValue } from '../../state/store'
import { useBoard } from '../../state/use-board'
import type { StoredBoard } from '../../storage/rows'
import { keyFor, viewerOf } from '../../storage/viewer'
import { Dialog } from '../../ui/dialog'
import { useDialogShape } from '../../ui/use-dialog-shape'
import { BoxScoreView } from './box-score-view'
import { useOpenGame } from './use-open-game'

interface Props {
  readonly slug: GameSlug
  readonly id: string
  readonly words: BoardWords
  readonly onClose: () => void
}

/** How a board describes its games. */
export interface BoardWords {
  /** The status of a game in the words of its card. */
  readonly statusOf: (game: Game) => ReactNode
  /** Scores that may be over long ago do not glow. */
  readonly scopeOf: (stored: StoredBoard, scores: ReactNode) => ReactNode
  readonly ageOf: (stored: StoredBoard) => ReactNode
  /** The betting line as a card shows it: nothing for viewers who may not see it. */
  readonly oddsOf: (slug: GameSlug, game: Game) => ReactNode
  /** How that line moved, for the same viewers. */
  readonly movementOf: (slug: GameSlug, game: Game) => ReactNode
}

/** One game opened over the board of its league. */
export function BoxScore(props: Props) {
  return <OpenBoxScore key={`${props.slug}/${props.id}`} {...props} />
}

function OpenBoxScore({ slug, id, words, onClose: leave }: Props) {
  const onClose = useLeaveOnce(leave)
  const viewer = viewerOf(useAtomValue(sessionAtom))
  const read = useBoard(slug)
  const { stored } = read
  const onBoard = stored && gamesOf(stored.board).find((one) => one.id === id)
  const board = onBoard && stored
  const day = useDayOf(viewer, slug, id)
  const ofDay = day?.game
  const { open, refresh } = useOpenGame(slug, id, onBoard ?? ofDay)
  const { answer, checkedAt = '' } = open.stored ?? {}
  const kept = [ofDay, open.stored?.game]
  const told = day && day.checkedAt > checkedAt ? undefined : answer?.matchup
  // As long as the board is being read, it may still have the game.
  const known = read.kind === 'reading' ? kept.find(Boolean) : gameFromCopies(kept, answer, told)
  const game = onBoard ?? known
  const shape = useDialogShape()
  const teams = game ?? answer?.matchup
  useTitle(teams && `${teamsText(teams)}, ${leagueTitle(leagueOf(slug).sport)} · Turbo Scores`)
  // What the viewer before was shown is gone, and maybe the focus with it.
  useEffect(catchLostFocus, [viewer])
  useCloseWhenGone(onBoard !== undefined, onClose)

  // Another viewer may see other parts, so a new key makes sure that nothing shown before stays. The dialog itself stays
  // the same: a new one would open over the sign-in, or whatever else is used over it.
  return (
    <Dialog label={titleOf(teams, game)} shape={shape} onClose={onClose}>
      <BoxScoreView
        key={viewer}
        slug={slug}
        game={game}
        status={game && words.statusOf(game)}
        asOnBoard={(scores) => (board ? words.scopeOf(board, scores) : scores)}
        boardAge={board && words.ageOf(board)}
        odds={game && words.oddsOf(slug, game)}
        movement={game && words.movementOf(slug, game)}
        open={open}
        onRefresh={refresh}
        onLeave={onClose}
      />
    </Dialog>
  )
}

function titleOf(teams: Game | Matchup | undefined, game: Game | undefined): string {
  const what = game?.phase === 'scheduled' ? 'Preview' : 'Box score'
  return teams ? `${what}: ${teamsText(teams)}` : what
}

/**
 * Leaving may go back in the history, which takes a moment: a second press in it would leave the board too. If that step
 * closed a dialog over the game instead, the game can be left again.
 */
function useLeaveOnce(leave: () => void): () => void {
  const hasLeft = useRef(false)
  useEffect(() => {
    const stepped = () => void (hasLeft.current = false)
    window.addEventListener('popstate', stepped)
    return () => window.removeEventListener('popstate', stepped)
  }, [])
  return () => {
    if (!hasLeft.current) leave()
    hasLeft.current = true
  }
}

/** The page bears the name of the open game. The board below does not set its own name again when that closes. */
function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return undefined
    const before = document.title
    document.title = title
    return () => void (document.title = before)
  }, [title])
}

/**
 * Finds a game that was opened from the page of its day and that is on no board. A game that was moved is on the pages of
 * two days, and the one that was read last is right.
 */
function useDayOf(
  viewer: string,
  slug: GameSlug,
  id: string,
): { readonly game: Game; readonly checkedAt: string } | undefined {
  const { storage } = usePorts()
  const days = storage.lastAll('days').filter(({ key }) => key.startsWith(keyFor(viewer, slug, '')))
  const found = days.flatMap(({ games, checkedAt }) =>
    games.filter((game) => game.id === id).map((game) => ({ game, checkedAt })),
  )
  return found.toSorted((a, b) => (a.checkedAt < b.checkedAt ? 1 : -1))[0]
}

/**
 * Closes a game that was on the board and no longer is. A game that never was on it may be opened by its
 * address. Somebody who uses a dialog over the game keeps both until that dialog is closed.
 */
function useCloseWhenGone(isThere: boolean, onClose: () => void): void {
  const wasThere = useRef(false)
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (wasThere.current && !isThere) return whenNoLayer(() => close())
    wasThere.current ||= isThere
    return undefined
  }, [isThere])
}
