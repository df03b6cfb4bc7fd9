import type { AudienceAnswer, SportsAnswer } from '../../../src/domain/operations/audience/audience-answers'

/** A row of `user_sessions`, as PocketBase tells it. */
export interface SessionRow {
  readonly id: string
  readonly user_id: string
  readonly session_start: string
  readonly last_activity: string
  readonly current_sport: string
  readonly device_type: string
  readonly sports_opened: string
  readonly is_active: boolean
}

export interface UserRow {
  readonly id: string
  readonly email: string
  readonly verified: boolean
  readonly joined_at: string
}

export interface Figures {
  readonly audience: Pick<AudienceAnswer, 'metrics' | 'achievements' | 'daily'>
  readonly sports: SportsAnswer
}
