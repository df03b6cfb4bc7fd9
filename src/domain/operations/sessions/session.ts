import type { DeviceInfo, DeviceType } from './device'

/** A record of `user_sessions`; times are milliseconds since 1970, product time. */
export interface UserSession {
  readonly id: string
  readonly user_id: string
  readonly session_start: number
  readonly last_activity: number
  readonly current_sport: string
  readonly is_active: boolean
  readonly email_verified: boolean
  /** Days. */
  readonly account_age: number
  readonly user_agent: string
  readonly device_type: DeviceType
  readonly device_info: DeviceInfo
  readonly ip_address?: string
}

/** What a signed-in device does. */
export interface Activity {
  readonly userId: string
  readonly emailVerified: boolean
  readonly accountCreatedMs: number
  readonly sport: string
  readonly userAgent: string
  readonly touchPoints: number
}
