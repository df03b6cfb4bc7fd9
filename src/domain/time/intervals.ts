/**
 * Every interval, cache time and time limit of section 9 of the three documents that something waits for, and the few
 * that other sections name. The rules import them from here; thresholds other than times are in the files of their
 * rules. Some times are left out: those of things that pushes and IndexedDB have replaced (stale queries, copies in
 * memory and of teams, first checks of a game), and the wait for the session, which is known before the first paint.
 */

export const SECOND_MS = 1000
export const MINUTE_MS = 60 * SECOND_MS
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

// The scoreboard core: asking again
export const QUERY_RETRIES = 2
export const QUERY_RETRY_BASE_MS = SECOND_MS
/** The share of a wait that chance may add, so that those who failed together do not come back together. */
export const RETRY_JITTER = 0.1
export const FEED_RETRIES = 3
export const FEED_FIRST_RETRY_MS = SECOND_MS
export const FEED_LONGEST_RETRY_MS = 8 * SECOND_MS
export const REFRESH_LIVE_MS = 15 * SECOND_MS
export const REFRESH_TODAY_MS = 2 * MINUTE_MS
export const REFRESH_TOMORROW_MS = 15 * MINUTE_MS
export const REFRESH_THIS_WEEK_MS = 30 * MINUTE_MS
export const REFRESH_OTHERWISE_MS = HOUR_MS
export const BACKGROUND_REFRESH_LIVE_MS = MINUTE_MS
export const BACKGROUND_REFRESH_IDLE_MS = 2 * MINUTE_MS
export const LIVE_STATUS_STALE_MS = 5 * MINUTE_MS
/** A live game in which nothing has changed for this long is stuck. */
export const STUCK_AFTER_MS = 2 * HOUR_MS
/** A stuck game may go on after all: its day, its summary and opened lists with it are looked at again this often. */
export const STUCK_DAY_READ_MS = 15 * MINUTE_MS

// The scoreboard core: keeping
export const GAME_DATA_CACHE_MS = 30 * SECOND_MS
export const NCAAF_GAME_DATA_CACHE_MS = 10 * SECOND_MS
export const NCAAF_FORCED_REFRESH_MS = 10 * SECOND_MS
export const WEATHER_CACHE_MS = 30 * MINUTE_MS
export const GOLF_TODAY_CACHE_MS = MINUTE_MS
export const INDOOR_VENUE_MEMORY_MS = 30 * DAY_MS
export const ODDS_CACHE_MS = DAY_MS
export const UPCOMING_SEARCH_DAYS = 21
export const LOGO_CACHE_MS = DAY_MS
export const LOGO_MAX_RETRIES = 2
export const LOGO_BATCH_SIZE = 6
export const LOGO_CLEANUP_MS = 5 * MINUTE_MS

// The scoreboard core: the page and its connection
export const AUTO_SCROLL_RESUME_MS = { default: 5 * SECOND_MS, least: SECOND_MS, most: 15 * SECOND_MS }
export const SPORT_SWITCH_DELAY_MS = 100
export const REALTIME_TIMEOUT_MS = 10 * SECOND_MS
export const REALTIME_HEARTBEAT_MS = 25 * SECOND_MS
export const REALTIME_RECONNECT_MS: readonly number[] = [1000, 2000, 5000, 10_000]
export const REALTIME_PUSH_BUFFER = 100

// Accounts and access: what closes or redirects by itself
export const SETTINGS_SUCCESS_SHOWN_MS = 3 * SECOND_MS
export const SIGN_IN_CLOSES_AFTER_MS = 800
export const EMAIL_VERIFIED_CLOSES_AFTER_MS = SECOND_MS
export const SIGN_UP_REDIRECT_MS = 2 * SECOND_MS
export const RESET_REDIRECT_MS = 2 * SECOND_MS
export const VERIFY_REDIRECT_MS = { loggedIn: SECOND_MS, verified: 2 * SECOND_MS, failed: 3 * SECOND_MS }
export const AUTH_HINT_MS = 3 * SECOND_MS
export const AUTO_SCROLL_END_WAIT_MS = 3 * SECOND_MS

// Accounts and access: guest prompts
export const GUEST_TICK_S = 5
export const BETWEEN_PROMPTS_MS = MINUTE_MS
export const BETWEEN_ESCALATIONS_MS = 30 * SECOND_MS
export const PROMPT_COOLDOWN_MS = 30 * SECOND_MS
export const DISMISSAL_COOLDOWN_MS = 2 * MINUTE_MS
export const BETWEEN_INTERACTIONS_MS = 2 * SECOND_MS
export const BETWEEN_SCROLLS_MS = SECOND_MS
export const AUTHENTICATION_CHECK_MS = SECOND_MS

// Accounts and access: games, ticker, cup
export const GAME_HOOK_REFRESH_MS = 30 * SECOND_MS
export const TICKER_POLL_MS = 10 * SECOND_MS
export const TICKER_ROUND_S = { perStat: 8, least: 60, most: 180 }
export const BOX_SCORE_HIGHLIGHT_MS = 1800
export const CUP_REFRESH_MS = 30 * SECOND_MS
export const CUP_STALE_MS = 10 * SECOND_MS
export const CUP_RETRIES = 3
export const CUP_FIRST_RETRY_MS = SECOND_MS
export const CUP_LONGEST_RETRY_MS = 30 * SECOND_MS

// Hockey: what only a game's summary tells
/** How often summaries of live hockey games are requested while nobody looks; while somebody looks it is more often. */
export const STRENGTH_READ_MS = 30 * SECOND_MS
export const STRENGTH_BELIEVED_MS = MINUTE_MS

// A day or a team's season that is open while one of its games goes on
export const OPENED_LIVE_REFRESH_MS = 30 * SECOND_MS
/** How old the server's answer may be. With the refresh it is less than the minute after which no game is called live. */
export const OPENED_LIVE_CACHE_MS = 20 * SECOND_MS

// The operator side: sessions and the dashboard
export const SESSION_IDLE_MS = 30 * MINUTE_MS
export const ACTIVE_SESSION_WINDOW_MS = 30 * MINUTE_MS
export const LONGEST_COUNTED_SESSION_MS = DAY_MS
export const GRID_ACTIVE_WINDOW_MS = 5 * MINUTE_MS
export const ANALYTICS_MONTH_MS = 30 * DAY_MS
export const ANALYTICS_WEEK_MS = 7 * DAY_MS
export const DASHBOARD_LOOP_MS = 10 * SECOND_MS
export const DASHBOARD_POLL_MS = 30 * SECOND_MS
export const SPORT_ANALYTICS_RELOAD_MS = MINUTE_MS
export const REFRESHED_SHOWN_MS = 2 * SECOND_MS
export const EDIT_SUCCESS_CLOSES_MS = SECOND_MS
export const SET_PASSWORD_SUCCESS_CLOSES_MS = 2 * SECOND_MS
export const AUTO_SCROLL_HINT_MS = 3 * SECOND_MS

// Screens that nobody touches
/** How long a kiosk shows a page that needs no scrolling before it goes on to the next league. */
export const KIOSK_STILL_MS = 15 * SECOND_MS
/** A kiosk that somebody stopped and left goes on by itself. */
export const KIOSK_RETURN_MS = MINUTE_MS
export const POINTER_IDLE_MS = 3 * SECOND_MS
/** How often a screen on a wall reports its state. */
export const SCREEN_REPORT_MS = MINUTE_MS
/** How long a screen that no longer reports stays in the operators' list. */
export const SCREEN_KEPT_MS = DAY_MS
/** At most `most` announcements are read out within `perMs`. */
export const ANNOUNCEMENTS = { most: 6, perMs: MINUTE_MS }

// The operator side: health and monitoring
export const HEALTH_CHECK_MS = 5 * MINUTE_MS
export const HEALTH_CHECK_TIMEOUT_MS = 10 * SECOND_MS
export const OFFSEASON_HEALTH_CHECK_MS = DAY_MS
export const FIRST_OFFSEASON_CHECK_MS = MINUTE_MS
export const API_DEGRADED_OVER_MS = 5 * SECOND_MS
export const OUTAGE_API_OVER_MS = 5 * SECOND_MS
export const SLOW_API_OVER_MS = 2 * SECOND_MS
export const LONG_RUNNING_OVER_MS = 5 * SECOND_MS
export const LONG_RUNNING_CHECK_MS = 10 * SECOND_MS
export const REQUEST_HISTORY_MS = HOUR_MS
/** The golf endpoint is not checked earlier than two weeks before this day. */
export const GOLF_CHECKS_FROM_MS = Date.UTC(2025, 0, 2)
export const GOLF_CHECK_LEAD_MS = 14 * DAY_MS
export const RELATED_LOGS_WINDOW_MS = 30 * MINUTE_MS
export const IMPACT_WINDOW_MS = HOUR_MS
export const AFFECTED_SESSION_WINDOW_MS = 5 * MINUTE_MS
export const ANALYSIS_WINDOW_MS = DAY_MS
export const LAST_FIVE_MINUTES_MS = 300_000

// The operator side: pregame odds
export const ODDS_FETCH_BEFORE_START_MS = 15 * MINUTE_MS
export const ODDS_FETCH_WINDOW_MS = 5 * MINUTE_MS
export const ODDS_SCHEDULING_MS = HOUR_MS
export const ODDS_EXECUTION_MS = 2 * MINUTE_MS
export const ODDS_CLEANUP_MS = 6 * HOUR_MS
export const ODDS_KEPT_AFTER_START_MS = 259_200_000
export const ODDS_FIRST_SCHEDULING_MS = 5 * SECOND_MS
export const ODDS_LOOK_AHEAD_MS = 7 * DAY_MS
