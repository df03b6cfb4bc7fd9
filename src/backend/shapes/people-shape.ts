import { ANALYTICS_SPORTS } from '../../domain/operations/audience/analytics-sport'
import type { Achievements } from '../../domain/operations/audience/achievements'
import type {
  AudienceAnswer,
  DailyUsers,
  SportHour,
  SportsAnswer,
} from '../../domain/operations/audience/audience-answers'
import type { Share } from '../../domain/operations/audience/distribution'
import type { EngagementPattern, PeakHour } from '../../domain/operations/audience/engagement-patterns'
import type { PowerUser } from '../../domain/operations/audience/power-users'
import type { SportAnalytic } from '../../domain/operations/audience/sport-analytic'
import type { UserMetrics } from '../../domain/operations/audience/user-metrics'
import type { ListedUser } from '../../domain/operations/directory/user-row'
import type { ActiveSession } from '../../domain/operations/sessions/active-session'
import { DEVICE_TYPES, type DeviceInfo } from '../../domain/operations/sessions/device'
import type { SportVisibility } from '../../domain/operations/visibility/sport-visibility'
import { LETTER_KINDS } from '../../domain/people/letters/letter-kind'
import type { UnsentLetter } from '../../domain/people/letters/unsent-letter'
import { isObject } from '../../domain/json'
import { isFlag, isNumber, isText, listOf, nullable, objectOf, oneOf, optional, type Guard } from './guards'

const isShare = objectOf<Share>({ name: isText, users: isNumber, percentage: isNumber })

const isUserMetrics = objectOf<UserMetrics>({
  activeUsers: isNumber,
  totalUsers: isNumber,
  newUsers: isNumber,
  returningUsers: isNumber,
  usersThisWeek: isNumber,
  usersThisMonth: isNumber,
  totalSessions30Days: isNumber,
  averageSessionDuration: optional(isNumber),
  sessionMinutesToday: isNumber,
  popularSports: listOf(isShare),
  popularDevices: listOf(isShare),
  conversionRate: optional(isNumber),
  sessionsPerUser: optional(isNumber),
  sessionDepth: optional(isNumber),
  achievementsEarned: optional(isNumber),
  retentionRate: optional(isNumber),
})

const isActiveSession = objectOf<ActiveSession>({
  id: isText,
  userId: isText,
  userEmail: isText,
  userName: isText,
  firstName: isText,
  lastName: isText,
  sessionStart: isNumber,
  lastActivity: isNumber,
  currentSport: isText,
  isActive: isFlag,
  emailVerified: isFlag,
  accountAge: isNumber,
  userAgent: isText,
  ipAddress: optional(isText),
  deviceType: oneOf(...DEVICE_TYPES),
  deviceInfo: objectOf<DeviceInfo>({
    browser: isText,
    os: isText,
    isMobile: isFlag,
    isTablet: isFlag,
    isDesktop: isFlag,
  }),
})

export const isAudienceAnswer = objectOf<AudienceAnswer>({
  uncounted: optional(isNumber),
  metrics: isUserMetrics,
  achievements: objectOf<Achievements>({ powerUsers: isNumber, explorers: isNumber, regulars: isNumber }),
  daily: listOf(objectOf<DailyUsers>({ day: isText, users: isNumber })),
  sessions: listOf(isActiveSession),
  sessionCount: isNumber,
})

const isPeakHour = objectOf<PeakHour>({ hour: isNumber, users: isNumber })

export const isSportsAnswer = objectOf<SportsAnswer>({
  uncounted: optional(isNumber),
  sports: listOf(
    objectOf<SportAnalytic>({
      sport: oneOf(...ANALYTICS_SPORTS),
      totalUsers: isNumber,
      activeUsers: isNumber,
      averageSessionDuration: optional(isNumber),
      powerUsers: isNumber,
      growthRate: optional(isNumber),
      engagementScore: optional(isNumber),
      peakHours: listOf(isPeakHour),
    }),
  ),
  powerUsers: listOf(
    objectOf<PowerUser>({
      userId: isText,
      userEmail: isText,
      favoriteSport: isText,
      sportsUsed: isNumber,
      totalSessions: isNumber,
      totalTimeSpent: isNumber,
      engagementLevel: oneOf('high', 'very_high', 'extreme'),
    }),
  ),
  patterns: listOf(
    objectOf<EngagementPattern>({ sport: isText, dayOfWeek: isNumber, hour: isNumber, userCount: isNumber }),
  ),
  hours: listOf(objectOf<SportHour>({ sport: isText, hour: isNumber, sessions: isNumber })),
})

/** As `get_users_with_sessions` lists a user: a time is PocketBase's text. */
export type UserOfServer = Omit<ListedUser, 'last_activity'> & { readonly last_activity: string | null }

export const isUserOfServer = objectOf<UserOfServer>({
  user_id: isText,
  first_name: optional(isText),
  last_name: optional(isText),
  user_name: optional(isText),
  user_email: optional(isText),
  user_role: optional(isText),
  last_activity: nullable(isText),
  is_active: optional(isFlag),
  email_verified: optional(isFlag),
  account_age: optional(isNumber),
})

export interface LettersAnswer {
  readonly sendsMail: boolean
  readonly letters: readonly UnsentLetter[]
  /** There are more than are listed. */
  readonly hasMore: boolean
}

export const isLettersAnswer = objectOf<LettersAnswer>({
  sendsMail: isFlag,
  hasMore: isFlag,
  letters: listOf(
    objectOf<UnsentLetter>({
      id: isText,
      recipient: isText,
      kind: oneOf(...LETTER_KINDS),
      state: oneOf('waiting', 'held', 'failed'),
      link: isText,
      error: isText,
      expires: isNumber,
    }),
  ),
})

export const isVisibility: Guard<SportVisibility> = (value): value is SportVisibility =>
  isObject(value) && Object.values(value).every(isFlag)
