// This file only registers: PocketBase runs each handler from its own source, without the rest of this file.

type People = typeof import('./lib/people')

// Ten thousand users are two megabytes, and a tenth of it packed.
routerAdd(
  'POST',
  '/api/rpc/get_users_with_sessions',
  (e) => (require(`${__hooks}/lib/people.js`) as People).sendUsers(e),
  $apis.gzip(),
)
routerAdd('POST', '/api/rpc/get_admin_user_analytics', (e) =>
  (require(`${__hooks}/lib/people.js`) as People).sendUserAnalytics(e),
)
routerAdd('POST', '/api/rpc/get_admin_active_sessions', (e) =>
  (require(`${__hooks}/lib/people.js`) as People).sendActiveSessions(e),
)
routerAdd('POST', '/api/rpc/update_user_names', (e) =>
  (require(`${__hooks}/lib/people.js`) as People).updateUserNames(e),
)
routerAdd('POST', '/api/rpc/update_user_email_and_names', (e) =>
  (require(`${__hooks}/lib/people.js`) as People).updateUserEmailAndNames(e),
)
routerAdd('GET', '/api/console/audience', (e) =>
  (require(`${__hooks}/lib/people.js`) as People).sendAudience(e),
)
routerAdd('GET', '/api/console/sports', (e) => (require(`${__hooks}/lib/people.js`) as People).sendSports(e))
routerAdd('POST', '/api/console/invite', (e) => (require(`${__hooks}/lib/people.js`) as People).inviteUser(e))
routerAdd('POST', '/api/console/sessions/end', (e) =>
  (require(`${__hooks}/lib/people.js`) as People).endUserSessions(e),
)
routerAdd('GET', '/api/console/letters', (e) =>
  (require(`${__hooks}/lib/people.js`) as People).sendLetters(e),
)
routerAdd('GET', '/api/console/visibility', (e) =>
  (require(`${__hooks}/lib/people.js`) as People).sendVisibility(e),
)
routerAdd('POST', '/api/console/visibility', (e) =>
  (require(`${__hooks}/lib/people.js`) as People).changeVisibility(e),
)
