import { knownNames, type ListedNames } from '../directory/known-names'
import type { DeviceInfo, DeviceType } from './device'
import type { UserSession } from './session'

/** A session with the person behind it: a row of Active User Sessions. */
export interface ActiveSession {
  readonly id: string
  readonly userId: string
  readonly userEmail: string
  readonly userName: string
  readonly firstName: string
  readonly lastName: string
  readonly sessionStart: number
  readonly lastActivity: number
  readonly currentSport: string
  readonly isActive: boolean
  readonly emailVerified: boolean
  /** Days. */
  readonly accountAge: number
  readonly userAgent: string
  readonly ipAddress?: string
  readonly deviceType: DeviceType
  readonly deviceInfo: DeviceInfo
}

export function activeSession(
  session: UserSession,
  user: ListedNames & { readonly user_email?: string },
): ActiveSession {
  const { firstName, lastName } = knownNames(user)
  return {
    id: session.id,
    userId: session.user_id,
    userEmail: user.user_email ?? '',
    userName: user.user_name ?? [firstName, lastName].join(' ').trim(),
    firstName,
    lastName,
    sessionStart: session.session_start,
    lastActivity: session.last_activity,
    currentSport: session.current_sport,
    isActive: session.is_active,
    emailVerified: session.email_verified,
    accountAge: session.account_age,
    userAgent: session.user_agent,
    ...(session.ip_address !== undefined && { ipAddress: session.ip_address }),
    deviceType: session.device_type,
    deviceInfo: session.device_info,
  }
}
