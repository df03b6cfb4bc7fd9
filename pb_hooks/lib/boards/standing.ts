import type { Slug } from '../../../src/domain/league'
import { findRecord } from './board-store'

/**
 * Where a league's board stands: its revision, and when the feed last confirmed it (product clock, ISO). One short
 * text in shared memory, because every request for a board reads it and each look into that memory costs.
 */
export interface Standing {
  readonly rev: string
  readonly checkedAt: string
}

// Looking a method up on one of PocketBase's objects costs as much as calling it.
const recall = $app.store().get

export function rememberStanding(slug: Slug, found: Standing): void {
  $app.store().set(`standing:${slug}`, standingText(found))
}

export function standing(slug: Slug): Standing | undefined {
  const text = rememberedStanding(slug)
  return text === undefined ? undefined : parseStanding(text)
}

/** As one text: two that are equal stand for the same. */
export function rememberedStanding(slug: Slug): string | undefined {
  const text = recall(`standing:${slug}`) as string | null
  if (text) return text
  const announced = announcedStanding(slug)
  return announced && standingText(announced)
}

function standingText({ rev, checkedAt }: Standing): string {
  return `${rev}|${checkedAt}`
}

export function parseStanding(text: string): Standing {
  const bar = text.indexOf('|')
  return { rev: text.slice(0, bar), checkedAt: text.slice(bar + 1) }
}

/** The same as clients were last told by a push; all that is known after a restart. */
export function announcedStanding(slug: Slug): Standing | undefined {
  const record = findRecord('boards', slug)
  return record && { rev: record.getString('rev'), checkedAt: record.getString('checked_at') }
}
