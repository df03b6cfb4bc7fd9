import { describe, expect, it } from 'vitest'
import * as intervals from './intervals'

type Name = keyof typeof intervals
type Row = readonly [words: string, name: Name, value: unknown]

const S = 1000
const MIN = 60 * S
const H = 60 * MIN
const D = 24 * H

/** Document and section, its words in their order, our name, the value. */
const BY_DOCUMENT: Readonly<Record<string, readonly Row[]>> = {
  '000 section 9': [
    ['Retry: max 2 attempts', 'QUERY_RETRIES', 2],
    ['base delay 1000 ms', 'QUERY_RETRY_BASE_MS', 1000],
    ['with up to 10% jitter', 'RETRY_JITTER', 0.1],
    ['Game data fetch retries up to 3 times', 'FEED_RETRIES', 3],
    ['1 s doubling', 'FEED_FIRST_RETRY_MS', S],
    ['to max 8 s', 'FEED_LONGEST_RETRY_MS', 8 * S],
    ['Refresh intervals: live games 15 s', 'REFRESH_LIVE_MS', 15 * S],
    ['a game later today 2 min', 'REFRESH_TODAY_MS', 2 * MIN],
    ['tomorrow 15 min', 'REFRESH_TOMORROW_MS', 15 * MIN],
    ['this week 30 min', 'REFRESH_THIS_WEEK_MS', 30 * MIN],
    ['otherwise or no games 1 h', 'REFRESH_OTHERWISE_MS', H],
    ['Background refresh every 60 s when any league is live', 'BACKGROUND_REFRESH_LIVE_MS', 60 * S],
    ['else 120 s', 'BACKGROUND_REFRESH_IDLE_MS', 120 * S],
    ['Live status per league goes stale after 300000 ms', 'LIVE_STATUS_STALE_MS', 300_000],
    ['Cache TTLs: game data 30 s', 'GAME_DATA_CACHE_MS', 30 * S],
    ['(10 s NCAAF', 'NCAAF_GAME_DATA_CACHE_MS', 10 * S],
    ['forced NCAAF refresh 10 s)', 'NCAAF_FORCED_REFRESH_MS', 10 * S],
    ['weather 30 min', 'WEATHER_CACHE_MS', 30 * MIN],
    ['golf scoreboard today 60 s', 'GOLF_TODAY_CACHE_MS', 60 * S],
    ['indoor venue memory 30 days', 'INDOOR_VENUE_MEMORY_MS', 30 * D],
    ['odds 86400000 ms (24 h)', 'ODDS_CACHE_MS', 86_400_000],
    ['Upcoming search window 21 days', 'UPCOMING_SEARCH_DAYS', 21],
    ['Logo cache: TTL 24 h', 'LOGO_CACHE_MS', 24 * H],
    ['2 max retries', 'LOGO_MAX_RETRIES', 2],
    ['batch size 6', 'LOGO_BATCH_SIZE', 6],
    ['cleanup every 5 min', 'LOGO_CLEANUP_MS', 5 * MIN],
    [
      'Auto-scroll resume delay default 5000 ms (1000-15000)',
      'AUTO_SCROLL_RESUME_MS',
      { default: 5000, least: 1000, most: 15_000 },
    ],
    ['Sport switch delay 100 ms', 'SPORT_SWITCH_DELAY_MS', 100],
    ['Realtime timeout default 10000 ms', 'REALTIME_TIMEOUT_MS', 10_000],
    ['realtime heartbeat 25 s', 'REALTIME_HEARTBEAT_MS', 25 * S],
    ['reconnect delays 1, 2, 5 and 10 s', 'REALTIME_RECONNECT_MS', [S, 2 * S, 5 * S, 10 * S]],
    ['push buffer 100', 'REALTIME_PUSH_BUFFER', 100],
  ],
  '001 section 9': [
    ['Timings: settings success message 3 s', 'SETTINGS_SUCCESS_SHOWN_MS', 3 * S],
    ['sign-in closes after 0.8 s', 'SIGN_IN_CLOSES_AFTER_MS', 800],
    ['email-verified closes after 1 s', 'EMAIL_VERIFIED_CLOSES_AFTER_MS', S],
    ['signup redirect 2 s', 'SIGN_UP_REDIRECT_MS', 2 * S],
    ['reset and confirmation redirect 2 s', 'RESET_REDIRECT_MS', 2 * S],
    [
      '(section 2, verify page) All redirect home after 1 to 3 s',
      'VERIFY_REDIRECT_MS',
      { loggedIn: S, verified: 2 * S, failed: 3 * S },
    ],
    ['auth hint 3 s', 'AUTH_HINT_MS', 3 * S],
    ['auto-scroll end wait 3 s', 'AUTO_SCROLL_END_WAIT_MS', 3 * S],
    ['Guest prompts: time grows 5 s per tick', 'GUEST_TICK_S', 5],
    ['at least 60 s between prompts', 'BETWEEN_PROMPTS_MS', 60 * S],
    ['at least 30 s between escalations', 'BETWEEN_ESCALATIONS_MS', 30 * S],
    ['cooldown 30 s', 'PROMPT_COOLDOWN_MS', 30 * S],
    ['(120 s after dismissal)', 'DISMISSAL_COOLDOWN_MS', 120 * S],
    ['Interaction tracking throttled to once per 2 s per key', 'BETWEEN_INTERACTIONS_MS', 2 * S],
    ['scroll depth recorded at most once per second', 'BETWEEN_SCROLLS_MS', S],
    ['(section 4) detected as authenticated, checked every 1 s', 'AUTHENTICATION_CHECK_MS', S],
    ['Per-game hook refreshes every 30 s', 'GAME_HOOK_REFRESH_MS', 30 * S],
    ['(section 7) Ticker polls the summary every 10 s', 'TICKER_POLL_MS', 10 * S],
    [
      'Ticker: scroll duration clamped 60-180 s (8 s per stat)',
      'TICKER_ROUND_S',
      { perStat: 8, least: 60, most: 180 },
    ],
    ['box-score highlight 1.8 s', 'BOX_SCORE_HIGHLIGHT_MS', 1800],
    ['Ryder Cup: Refresh 30 s', 'CUP_REFRESH_MS', 30 * S],
    ['(section 7) stale after 10 s', 'CUP_STALE_MS', 10 * S],
    ['(section 7) 3 retries', 'CUP_RETRIES', 3],
    ['(section 7) with exponential backoff 1 s', 'CUP_FIRST_RETRY_MS', S],
    ['(section 7) doubling capped at 30 s', 'CUP_LONGEST_RETRY_MS', 30 * S],
  ],
  '002 section 9': [
    ['Session inactivity timeout 30 min', 'SESSION_IDLE_MS', 30 * MIN],
    ['active-session window 30 min', 'ACTIVE_SESSION_WINDOW_MS', 30 * MIN],
    ['session durations over 24 h ignored in averaging', 'LONGEST_COUNTED_SESSION_MS', 24 * H],
    ['(section 5) last activity is under 5 minutes ago', 'GRID_ACTIVE_WINDOW_MS', 5 * MIN],
    ['Dashboard refresh: 10 s loop', 'DASHBOARD_LOOP_MS', 10 * S],
    ['plus a 30 s polling hook', 'DASHBOARD_POLL_MS', 30 * S],
    ['API health checks every 5 min', 'HEALTH_CHECK_MS', 5 * MIN],
    ['(section 7) 10 s timeout', 'HEALTH_CHECK_TIMEOUT_MS', 10 * S],
    ['offseason checks every 24 h', 'OFFSEASON_HEALTH_CHECK_MS', 24 * H],
    ['with the first after 60 s', 'FIRST_OFFSEASON_CHECK_MS', 60 * S],
    ['degraded when response over 5000 ms', 'API_DEGRADED_OVER_MS', 5000],
    ['request history kept 1 hour', 'REQUEST_HISTORY_MS', H],
    ['(section 4) golf check skipped before 2025-01-02', 'GOLF_CHECKS_FROM_MS', Date.parse('2025-01-02')],
    ['(section 4) by more than 14 days', 'GOLF_CHECK_LEAD_MS', 14 * D],
    ['(section 4) outage if average API time over 5000 ms', 'OUTAGE_API_OVER_MS', 5000],
    ['Slow call threshold 2000 ms', 'SLOW_API_OVER_MS', 2000],
    ['Investigation: related logs within ±30 min', 'RELATED_LOGS_WINDOW_MS', 30 * MIN],
    ['system impact windows ±1 hour', 'IMPACT_WINDOW_MS', H],
    ['active sessions window 5 min', 'AFFECTED_SESSION_WINDOW_MS', 5 * MIN],
    ['(section 7) session_start within the last 30 days', 'ANALYTICS_MONTH_MS', 30 * D],
    ['(section 7) and within the last 7 days', 'ANALYTICS_WEEK_MS', 7 * D],
    ['(section 7) reload every 60 s', 'SPORT_ANALYTICS_RELOAD_MS', 60 * S],
    ['UI timings: Refreshed state 2 s', 'REFRESHED_SHOWN_MS', 2 * S],
    ['edit/invite success closes after 1 s', 'EDIT_SUCCESS_CLOSES_MS', S],
    ['set-password success 2 s', 'SET_PASSWORD_SUCCESS_CLOSES_MS', 2 * S],
    ['auto-scroll hint 3 s', 'AUTO_SCROLL_HINT_MS', 3 * S],
    ['"Last 5 min" = 300000 ms', 'LAST_FIVE_MINUTES_MS', 300_000],
    ['AI: default window 24 h', 'ANALYSIS_WINDOW_MS', 24 * H],
    ['requests still running after 5 s', 'LONG_RUNNING_OVER_MS', 5 * S],
    ['(checked every 10 s)', 'LONG_RUNNING_CHECK_MS', 10 * S],
    ['Pregame odds jobs: fetch 15 min before game start', 'ODDS_FETCH_BEFORE_START_MS', 15 * MIN],
    ['execution window ±5 min', 'ODDS_FETCH_WINDOW_MS', 5 * MIN],
    ['scheduling every 60 min', 'ODDS_SCHEDULING_MS', 60 * MIN],
    ['execution every 2 min', 'ODDS_EXECUTION_MS', 2 * MIN],
    ['cleanup every 6 h', 'ODDS_CLEANUP_MS', 6 * H],
    ['started over 3 days ago (259200000 ms)', 'ODDS_KEPT_AFTER_START_MS', 259_200_000],
    ['initial scheduling 5 s after start', 'ODDS_FIRST_SCHEDULING_MS', 5 * S],
    ['games taken from the next 7 days', 'ODDS_LOOK_AHEAD_MS', 7 * D],
  ],
  'where the specification is silent: kiosks and announcements': [
    ['a game in which nothing changes for two hours is stuck', 'STUCK_AFTER_MS', 2 * H],
    [
      'an open day or season with a live game is asked for again after 30 s',
      'OPENED_LIVE_REFRESH_MS',
      30 * S,
    ],
    ['and the server answers with nothing older than 20 s', 'OPENED_LIVE_CACHE_MS', 20 * S],
    ['its day is read again every 15 minutes', 'STUCK_DAY_READ_MS', 15 * MIN],
    ['summaries of live hockey games are read every 30 s, for their strength', 'STRENGTH_READ_MS', 30 * S],
    ['and are believed for a minute', 'STRENGTH_BELIEVED_MS', MIN],
    ['a page that needs no scrolling stands 15 s', 'KIOSK_STILL_MS', 15 * S],
    ['a stopped kiosk goes on after a minute untouched', 'KIOSK_RETURN_MS', MIN],
    ['the pointer goes after 3 s', 'POINTER_IDLE_MS', 3 * S],
    ['a wall says every minute how it is', 'SCREEN_REPORT_MS', MIN],
    ['and stays in the list of operators for a day', 'SCREEN_KEPT_MS', D],
    ['at most 6 announcements a minute', 'ANNOUNCEMENTS', { most: 6, perMs: MIN }],
  ],
}

const VALUES: ReadonlyMap<string, unknown> = new Map(Object.entries(intervals))
const UNITS: readonly Name[] = ['SECOND_MS', 'MINUTE_MS', 'HOUR_MS', 'DAY_MS']

describe.each(Object.entries(BY_DOCUMENT))('%s', (_document, rows) => {
  it.each(rows)('%s: %s is %j', (_words, name, value) => {
    expect(VALUES.get(name)).toEqual(value)
  })
})

it('every interval stands in the table', () => {
  const listed = Object.values(BY_DOCUMENT).flatMap((rows) => rows.map(([, name]) => name))
  expect([...listed, ...UNITS].toSorted()).toEqual([...VALUES.keys()].toSorted())
})
