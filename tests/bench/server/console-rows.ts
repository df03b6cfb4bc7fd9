import { numbers } from './seed'

const MILLION = 1_000_000
const ACCOUNTS = 10_000
/** When the year of sessions and the month of lines end. */
const NOW = '2026-10-25T17:20:00Z'

const YEAR_S = 365 * 86_400
const MONTH_S = 30 * 86_400
const END_S = Date.parse(NOW) / 1000
const time = (seconds: string) => `strftime('%Y-%m-%d %H:%M:%f', ${seconds}, 'unixepoch') || 'Z'`
/** Spread over a span that ends now. */
const spread = (count: number, spanS: number) => time(`${END_S - spanS} + i * ${spanS / count}`)

const PEOPLE = `${numbers(ACCOUNTS)}
  INSERT INTO users (id, email, verified, tokenKey, password, tier, can, display_name, first_name, last_name, joined_at)
  SELECT printf('u%014d', i), 'fan' || i || '@fans.example', i % 3 != 0, printf('key-of-a-fan-in-the-bench-%014d-%014d', i, i), 'x',
    CASE i % 9 WHEN 0 THEN 'premium' WHEN 1 THEN 'verified' ELSE 'registered' END, '[]', 'Fan ' || i, 'Ann' || i, 'Lee',
    ${spread(ACCOUNTS, YEAR_S)} FROM n`

const VISITS = `${numbers(MILLION)}
  INSERT INTO user_sessions (id, user_id, session_start, last_activity, current_sport, is_active, email_verified,
    account_age, user_agent, ip_address, device_type, sports_opened)
  SELECT printf('v%014d', i), printf('u%014d', (i * 7919) % ${ACCOUNTS}), ${spread(MILLION, YEAR_S)},
    ${time(`${END_S - YEAR_S} + i * ${YEAR_S / MILLION} + 60 + i % 3600`)},
    CASE i % 8 WHEN 0 THEN 'NFL' WHEN 1 THEN 'NBA' WHEN 2 THEN 'MLB' WHEN 3 THEN 'NHL' WHEN 4 THEN 'NCAAF'
      WHEN 5 THEN 'NCAAB' WHEN 6 THEN 'PGA' ELSE 'NFL' END,
    i > ${MILLION - 200}, i % 3 != 0, i % 400,
    'Mozilla/5.0 (X11; Linux x64) Chrome/130.0', '198.51.100.' || (i % 250),
    CASE i % 3 WHEN 0 THEN 'desktop' WHEN 1 THEN 'mobile' ELSE 'tablet' END, 'NFL MLB' FROM n`

const LINES = `${numbers(MILLION)}
  INSERT INTO logs (id, timestamp, level, category, message, correlationId, metadata)
  SELECT printf('l%014d', i), ${spread(MILLION, MONTH_S)},
    CASE WHEN i % 33 = 0 THEN 'error' WHEN i % 14 = 0 THEN 'warn' ELSE 'info' END,
    CASE i % 5 WHEN 0 THEN 'API' WHEN 1 THEN 'AUTH' WHEN 2 THEN 'SCREEN' WHEN 3 THEN 'PERFORMANCE' ELSE 'SERVER' END,
    CASE i % 5 WHEN 0 THEN 'A slow call (kind scoreboard, league nfl, outcome success, ms ' || (2000 + i % 977) || ')'
      WHEN 1 THEN 'Signed in with a password'
      WHEN 2 THEN 'GameCard: Cannot read properties of undefined (reading id ' || i || ')'
      WHEN 3 THEN 'Slow API call: /api/games/nfl/' || (401000000 + i) || ' took ' || (2000 + i % 1311) || 'ms'
      ELSE 'A letter was not sent (kind reset, error 550 mailbox of ' || (i % 5000) || ' is full)' END,
    CASE i % 3 WHEN 0 THEN '' ELSE printf('%08x-%d', i * 2654435761 % 4294967296, i % 50) END,
    json_object('url', '/api/games/nfl/' || i, 'duration', i % 3000) FROM n`

/** A year of visits of ten thousand people, and a month of lines: a million rows each. */
export const CONSOLE_ROWS = [PEOPLE, VISITS, LINES]
