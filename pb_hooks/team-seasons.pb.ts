// This file only registers: PocketBase runs each handler from its own source, without the rest of this file.

type TeamSeasons = typeof import('./lib/team-seasons')

routerAdd(
  'GET',
  '/api/teams/{slug}/{id}',
  (e) => (require(`${__hooks}/lib/team-seasons.js`) as TeamSeasons).sendTeamSeason(e),
  $apis.skipSuccessActivityLog(),
)
