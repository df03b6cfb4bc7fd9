import { ANNOUNCEMENTS } from '../time/intervals'
import type { ScoreNews } from './score-news'

/** The news waiting to be read out, one entry for each game, and the times of the latest announcements. */
export interface Announcing {
  readonly waiting: readonly ScoreNews[]
  readonly saidAt: readonly number[]
}

export const SILENT: Announcing = { waiting: [], saidAt: [] }

/** A newer score of the same game replaces the one that still waits: nobody wants to hear both. */
export function withNews({ waiting, saidAt }: Announcing, news: readonly ScoreNews[]): Announcing {
  const replaced = new Set(news.map(({ game }) => game))
  return { waiting: [...waiting.filter(({ game }) => !replaced.has(game)), ...news], saidAt }
}

/** The next text to read out. All waiting news is read out together, at most six times a minute. */
export function nextWords(
  state: Announcing,
  now: number,
): { readonly words?: string; readonly state: Announcing } {
  const saidAt = state.saidAt.filter((at) => now - at < ANNOUNCEMENTS.perMs)
  if (state.waiting.length === 0 || saidAt.length >= ANNOUNCEMENTS.most)
    return { state: { ...state, saidAt } }
  const words = state.waiting.map(({ text }) => text).join('. ')
  return { words, state: { waiting: [], saidAt: [...saidAt, now] } }
}
