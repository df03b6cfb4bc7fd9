// Registrations only: a handler is re-read from its own source and sees nothing of this file.

type TeamSeasons = typeof import('./lib/team-seasons')

routerAdd(
  'GET',
  '/api/teams/{slug}/{id}',
  (e) => (require(`${__hooks}/lib/team-seasons.js`) as TeamSeasons).sendTeamSeason(e),
  $apis.skipSuccessActivityLog(),
)
