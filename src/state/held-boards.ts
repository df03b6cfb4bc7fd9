import { useEffect } from 'react'
import type { BoardAnswer } from '../backend/board-api'
import { isOlderRevision } from '../domain/board/revision'
import type { Slug } from '../domain/league'
import { refreshIntervalMs } from '../domain/polling/refresh'
import { productNow } from '../platform/clock'
import type { StoredBoard } from '../storage/rows'
import { preferencesAtom } from './preferences'
import { atom, useAtomValue, useSetAtom } from './store'

type ByLeague<Value> = Readonly<Partial<Record<Slug, Value>>>

/** What stands still, for who has turned the automatic refresh off, and since when what is shown may be held. */
interface Held {
  readonly fromMs: number
  readonly boards: ByLeague<StoredBoard>
  /** What the server has said since then of boards that may still give way to it. */
  readonly answers: ByLeague<BoardAnswer>
  /** Those that are as the server has answered: nothing takes their place by itself. */
  readonly settled: ByLeague<true>
}

const heldFrom = (fromMs: number): Held => ({ fromMs, boards: {}, answers: {}, settled: {} })

const heldStateAtom = atom<Held>(heldFrom(productNow()))

export const heldBoardsAtom = atom((get) => get(heldStateAtom).boards)

/** From now on the newest is shown, and held again. */
export const takeBoardsAtom = atom(undefined, (_get, set) => set(heldStateAtom, heldFrom(productNow())))

/** Who opens a board wants to see how it stands: what the server says then takes the place of what the device had. */
export const noteAnswerAtom = atom(undefined, (get, set, slug: Slug, answer: BoardAnswer) => {
  const held = get(heldStateAtom)
  if (held.settled[slug] || (answer.kind !== 'board' && answer.kind !== 'unchanged')) return
  const before = held.boards[slug]
  const isSame = before !== undefined && isAnswer(before, answer)
  const { [slug]: _gone, ...others } = held.boards
  set(heldStateAtom, {
    ...held,
    boards: before && !isSame ? others : held.boards,
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

/** One of an earlier visit is held only when nothing newer is known. */
function isYoung({ board, checkedAt }: StoredBoard, fromMs: number): boolean {
  return Date.parse(checkedAt) >= fromMs - 2 * refreshIntervalMs(board, fromMs)
}

/** Whether this is what the server has answered, or what came after it. */
function isAnswer({ board }: StoredBoard, answer: BoardAnswer): boolean {
  if (answer.kind !== 'board') return true
  const { rev } = answer.board
  return board.rev === rev || isOlderRevision(rev, board.rev)
}

/** The board that is to be shown: with automatic refresh off the one that was there when it was opened or last taken. */
export function useHeld(slug: Slug, stored: StoredBoard | undefined): StoredBoard | undefined {
  const isPaused = !useAtomValue(preferencesAtom).autoRefresh
  const held = useAtomValue(heldBoardsAtom)[slug]
  const hold = useSetAtom(holdBoardAtom)
  useEffect(() => {
    if (isPaused && stored && !held) hold(stored)
  }, [isPaused, stored, held, hold])
  return (isPaused && held) || stored
}
