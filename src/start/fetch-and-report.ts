import { fetchBoard } from '../backend/board-api'
import type { BoardAnswer } from '../backend/read-board-answer'
import type { Fetch } from '../backend/get-json'
import type { Slug } from '../domain/league'
import { productNow } from '../platform/clock'
import { noteAnswerForHeldBoardAtom } from '../state/held-boards'
import { updateTroubleAtom } from '../state/load-trouble'
import type { Store } from '../state/store'
import type { SyncPorts } from '../sync/ports'

/** The sync only cares what the answer is; the screen also wants to say why there is none. */
export function fetchAndReport(store: Store, fetch?: Fetch): SyncPorts['fetchBoard'] {
  return async (slug, knownRev) => {
    const answer = await fetchBoard(slug, knownRev, fetch)
    reportAnswer(store, slug, answer)
    return answer
  }
}

export function reportAnswer(store: Store, slug: Slug, answer: BoardAnswer): void {
  store.set(updateTroubleAtom, { slug, answer, nowMs: productNow() })
  store.set(noteAnswerForHeldBoardAtom, slug, answer)
}
