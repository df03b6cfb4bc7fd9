import type { BoardAnswer } from '../backend/read-board-answer'
import type { Slug } from '../domain/league'
import { atom } from './store'

/** Why the last request for a league brought nothing; absent after one that did. */
export type LoadTrouble =
  | { readonly kind: 'no-board-yet' }
  | { readonly kind: 'failed'; readonly reason: FailureReason; readonly sinceMs: number }

export type FailureReason = Extract<BoardAnswer, { kind: 'failed' }>['reason']

type Troubles = Readonly<Partial<Record<Slug, LoadTrouble>>>

const troublesAtom = atom<Troubles>({})

export const loadTroublesAtom = atom((get) => get(troublesAtom))

/** Whether another tab asks the server for this one. Then this tab's own earlier answers say nothing about now. */
export const isOtherTabAskingAtom = atom(false)

/** The troubles to show on the screen. Only a tab that asks the server itself knows of any. */
export const currentTroublesAtom = atom((get): Troubles =>
  get(isOtherTabAskingAtom) ? NONE : get(troublesAtom),
)
const NONE: Troubles = {}

export interface LeagueAnswer {
  readonly slug: Slug
  readonly answer: BoardAnswer
  readonly nowMs: number
}

/** Every answer of the server passes through here on its way to the sync. */
export const updateTroubleAtom = atom(undefined, (get, set, { slug, answer, nowMs }: LeagueAnswer) => {
  const troubles = get(troublesAtom)
  const trouble = troubleAfter(troubles[slug], answer, nowMs)
  if (trouble !== troubles[slug]) set(troublesAtom, withTrouble(troubles, slug, trouble))
})

/** Somebody looks at the page again. What failed while it was hidden must not be told as a trouble of hours. */
export const restartTroublesAtom = atom(undefined, (get, set, nowMs: number) => {
  const restarted = Object.entries(get(troublesAtom)).map(
    ([slug, trouble]) =>
      [slug, trouble.kind === 'failed' ? { ...trouble, sinceMs: nowMs } : trouble] as const,
  )
  if (restarted.length > 0) set(troublesAtom, Object.fromEntries(restarted))
})

function troubleAfter(
  before: LoadTrouble | undefined,
  answer: BoardAnswer,
  nowMs: number,
): LoadTrouble | undefined {
  if (answer.kind === 'none') return before?.kind === 'no-board-yet' ? before : { kind: 'no-board-yet' }
  if (answer.kind !== 'failed') return undefined
  if (before?.kind === 'failed' && before.reason === answer.reason) return before
  return {
    kind: 'failed',
    reason: answer.reason,
    sinceMs: before?.kind === 'failed' ? before.sinceMs : nowMs,
  }
}

function withTrouble(troubles: Troubles, slug: Slug, trouble: LoadTrouble | undefined): Troubles {
  const { [slug]: _replaced, ...others } = troubles
  return trouble ? { ...others, [slug]: trouble } : others
}
