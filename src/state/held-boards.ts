import { useEffect } from 'react'
import type { BoardAnswer } from '../backend/read-board-answer'
import { isOlderRevision } from '../domain/board/revision'
import type { Slug } from '../domain/league'
import { refreshIntervalMs } from '../domain/polling/refresh'
import { productNow } from '../platform/clock'
import type { StoredBoard } from '../storage/rows'
import type { Storage } from '../storage/storage'
import { isPausedAtom } from './paused'
import { atom, useAtomValue, useSetAtom } from './store'

type ByLeague<Value> = Readonly<Partial<Record<Slug, Value>>>

/** The boards that stand still for a viewer who has turned automatic refresh off, and since when boards are held. */
interface HeldBoards {
  readonly fromMs: number
  readonly boards: ByLeague<StoredBoard>
  /** The server's answers since then; they may still replace boards that are not settled. */
  readonly answers: ByLeague<BoardAnswer>
  /** Boards that match the server's answer: nothing replaces them by itself. */
  readonly settled: ByLeague<true>
}

const heldFrom = (fromMs: number): HeldBoards => ({ fromMs, boards: {}, answers: {}, settled: {} })

const heldStateAtom = atom<HeldBoards>(heldFrom(productNow()))

export const heldBoardsAtom = atom((get) => get(heldStateAtom).boards)

/** Shows the newest boards from now on, and holds those. */
export const holdNewestBoardsAtom = atom(undefined, (_get, set) => set(heldStateAtom, heldFrom(productNow())))

/** A person who opens a board wants the current one, so the server's answer replaces what the device had. */
export const noteAnswerForHeldBoardAtom = atom(undefined, (get, set, slug: Slug, answer: BoardAnswer) => {
  const held = get(heldStateAtom)
  if (held.settled[slug] || (answer.kind !== 'board' && answer.kind !== 'unchanged')) return
  const before = held.boards[slug]
  const isSame = before !== undefined && isAnswer(before, answer)
  const { [slug]: _gone, ...others } = held.boards
  set(heldStateAtom, {
    ...held,
    boards: isSame ? held.boards : others,
    answers: { ...held.answers, [slug]: answer },
    settled: isSame ? { ...held.settled, [slug]: true } : held.settled,
  })
})

const holdBoardAtom = atom(undefined, (get, set, stored: StoredBoard) => {
  const held = get(heldStateAtom)
  const { slug } = stored
  const answer = held.answers[slug]
  if (held.boards[slug] || !(answer ? isAnswer(stored, answer) : isYoung(stored, held.fromMs))) return
  set(heldStateAtom, {
    ...held,
    boards: { ...held.boards, [slug]: stored },
    settled: answer ? { ...held.settled, [slug]: true } : held.settled,
  })
})

/** A board of an earlier visit is not young: it is held only if the server answers that there is nothing newer. */
function isYoung({ board, checkedAt }: StoredBoard, fromMs: number): boolean {
  return Date.parse(checkedAt) >= fromMs - 2 * refreshIntervalMs(board, fromMs)
}

/** Whether this is the board that the server has answered with, or a later one. */
function isAnswer({ board }: StoredBoard, answer: BoardAnswer): boolean {
  if (answer.kind !== 'board') return true
  const { rev } = answer.board
  return board.rev === rev || isOlderRevision(rev, board.rev)
}

/**
 * The board to show: with automatic refresh off, the one that was there when it was opened or last taken. A screen is
 * drawn a moment after its row has changed, so what it shows is held only if storage has no other board by then.
 */
export function useShownBoard(
  slug: Slug,
  stored: StoredBoard | undefined,
  storage: Pick<Storage, 'last'>,
): StoredBoard | undefined {
  const isPaused = useAtomValue(isPausedAtom)
  const state = useAtomValue(heldStateAtom)
  const hold = useSetAtom(holdBoardAtom)
  // Looks again after each change of `state`: a board may be held and let go between two renders.
  useEffect(() => {
    if (!isPaused || !stored || state.boards[slug]) return
    if (stored.board.rev === storage.last('boards', slug)?.board.rev) hold(stored)
  }, [isPaused, stored, storage, state, slug, hold])
  return (isPaused && state.boards[slug]) || stored
}
