import type { Board } from '../../../src/domain/board/board'
import type { Slug } from '../../../src/domain/league'
import { findRecord } from '../server/records'
import type { AnnouncedVersion } from './board-version'

/** The board as the database has it, from which memory starts after a restart. */
export function savedBoard(slug: Slug): Board | undefined {
  const text = findRecord('board_documents', slug)?.getString('document')
  return text ? (JSON.parse(text) as Board) : undefined
}

/** The version that clients were last told of by a push. */
export function announcedVersion(slug: Slug): AnnouncedVersion | undefined {
  const record = findRecord('boards', slug)
  return record && { rev: record.getString('rev'), checkedAt: record.getString('checked_at') }
}
