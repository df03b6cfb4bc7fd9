import { useEffect, useEffectEvent, useRef } from 'react'
import { gamesOf } from '../../domain/board'
import type { Game } from '../../domain/game'
import type { GameSlug } from '../../domain/league'
import { sessionAtom } from '../../state/session'
import { useAtomValue } from '../../state/store'
import { useBoard } from '../../state/use-board'
import { Dialog } from '../../ui/dialog'
import { useWideScreen } from '../../ui/use-wide-screen'
import { BoxScoreView } from './box-score-view'
import { useOpenGame } from './use-open-game'

interface Props {
  readonly slug: GameSlug
  readonly id: string
  /** How a game stands, in the words of its card. */
  readonly statusOf: (game: Game) => string
  readonly onClose: () => void
}

/** One game opened over the board of its league. */
export function BoxScore(props: Props) {
  const session = useAtomValue(sessionAtom)
  const viewer = session.kind === 'guest' ? 'guest' : session.user.id
  // Another viewer may see other parts: nothing of what was shown stays.
  return <OpenBoxScore key={`${viewer}/${props.slug}/${props.id}`} {...props} />
}

function OpenBoxScore({ slug, id, statusOf, onClose }: Props) {
  const read = useBoard(slug)
  const onBoard = read.kind === 'stored' ? gamesOf(read.stored.board).find((one) => one.id === id) : undefined
  const { open, refresh } = useOpenGame(slug, id, onBoard)
  const game = onBoard ?? open.stored?.game
  const isWide = useWideScreen()
  useCloseWhenGone(onBoard !== undefined, onClose)

  return (
    <Dialog label={titleOf(game)} shape={isWide ? 'dialog' : 'sheet'} onClose={onClose}>
      <BoxScoreView slug={slug} game={game} status={game && statusOf(game)} open={open} onRefresh={refresh} />
    </Dialog>
  )
}

function titleOf(game: Game | undefined): string {
  return game ? `Box score: ${game.awayTeam.displayName} at ${game.homeTeam.displayName}` : 'Box score'
}

/** A game that was on the board and is no more is closed; one that never was may be opened by its address. */
function useCloseWhenGone(isThere: boolean, onClose: () => void): void {
  const wasThere = useRef(false)
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (wasThere.current && !isThere) close()
    wasThere.current ||= isThere
  }, [isThere])
}
