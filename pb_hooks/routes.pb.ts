// This file only registers handlers: PocketBase runs each one from its own source text, so it sees nothing else of this
// file. `globalThis` belongs to the runtime that runs a handler: keeping a module there makes a busy route a quarter
// faster than calling `require` each time.

type Boards = typeof import('./lib/boards-routes')
type Internal = typeof import('./lib/internal')
type Images = typeof import('./lib/images')
type Site = typeof import('./lib/site')

const quiet = $apis.skipSuccessActivityLog()

routerAdd(
  'GET',
  '/api/boards',
  (e) => (require(`${__hooks}/lib/boards-routes.js`) as Boards).sendHeads(e),
  quiet,
)
// A route per league spares the busiest requests the reading of their path.
routerAdd(
  'GET',
  '/api/boards/nfl',
  (e) => ((globalThis.boards ??= require(`${__hooks}/lib/boards-routes.js`)) as Boards).sendBoard(e, 'nfl'),
  quiet,
)
routerAdd(
  'GET',
  '/api/boards/nba',
  (e) => ((globalThis.boards ??= require(`${__hooks}/lib/boards-routes.js`)) as Boards).sendBoard(e, 'nba'),
  quiet,
)
routerAdd(
  'GET',
  '/api/boards/mlb',
  (e) => ((globalThis.boards ??= require(`${__hooks}/lib/boards-routes.js`)) as Boards).sendBoard(e, 'mlb'),
  quiet,
)
routerAdd(
  'GET',
  '/api/boards/nhl',
  (e) => ((globalThis.boards ??= require(`${__hooks}/lib/boards-routes.js`)) as Boards).sendBoard(e, 'nhl'),
  quiet,
)
routerAdd(
  'GET',
  '/api/boards/ncaaf',
  (e) => ((globalThis.boards ??= require(`${__hooks}/lib/boards-routes.js`)) as Boards).sendBoard(e, 'ncaaf'),
  quiet,
)
routerAdd(
  'GET',
  '/api/boards/ncaab',
  (e) => ((globalThis.boards ??= require(`${__hooks}/lib/boards-routes.js`)) as Boards).sendBoard(e, 'ncaab'),
  quiet,
)
routerAdd(
  'GET',
  '/api/boards/pga',
  (e) => ((globalThis.boards ??= require(`${__hooks}/lib/boards-routes.js`)) as Boards).sendBoard(e, 'pga'),
  quiet,
)
routerAdd(
  'GET',
  '/api/boards/rydercup',
  (e) =>
    ((globalThis.boards ??= require(`${__hooks}/lib/boards-routes.js`)) as Boards).sendBoard(e, 'rydercup'),
  quiet,
)
routerAdd(
  'GET',
  '/api/boards/{slug}',
  (e) => (require(`${__hooks}/lib/boards-routes.js`) as Boards).sendBoardByName(e),
  quiet,
)
routerAdd(
  'GET',
  '/api/boards/{slug}/changes',
  (e) => (require(`${__hooks}/lib/boards-routes.js`) as Boards).sendBoardChanges(e),
  quiet,
)
routerAdd(
  'GET',
  '/api/edge/boards/{slug}',
  (e) => (require(`${__hooks}/lib/boards-routes.js`) as Boards).sendBoardToEdge(e),
  quiet,
)
routerAdd(
  'GET',
  '/api/edge/boards/{slug}/changes',
  (e) => (require(`${__hooks}/lib/boards-routes.js`) as Boards).sendBoardChangesToEdge(e),
  quiet,
)
routerAdd(
  'GET',
  '/api/teams',
  (e) => (require(`${__hooks}/lib/boards-routes.js`) as Boards).sendTeams(e),
  quiet,
)
routerAdd(
  'GET',
  '/api/time',
  (e) => (require(`${__hooks}/lib/boards-routes.js`) as Boards).sendTime(e),
  quiet,
)
routerAdd(
  'GET',
  '/api/image/{path...}',
  (e) => (require(`${__hooks}/lib/images.js`) as Images).sendImage(e),
  quiet,
)
routerAdd(
  'GET',
  '/api/internal/gzip/{key}',
  (e) => (require(`${__hooks}/lib/internal.js`) as Internal).sendForGzip(e),
  $apis.gzip(),
  quiet,
)

routerAdd(
  'POST',
  '/api/internal/tell/{key}',
  (e) => (require(`${__hooks}/lib/internal.js`) as Internal).tellStreams(e),
  quiet,
)

onRecordViewRequest(
  (e) => (require(`${__hooks}/lib/boards-routes.js`) as Boards).sendBoardRecord(e),
  'boards',
)
onRecordsListRequest(
  (e) => (require(`${__hooks}/lib/boards-routes.js`) as Boards).sendBoardRecords(e),
  'boards',
)

onRecordCreate((e) => (require(`${__hooks}/lib/boards-routes.js`) as Boards).rememberHead(e), 'board_heads')
onRecordUpdate((e) => (require(`${__hooks}/lib/boards-routes.js`) as Boards).rememberHead(e), 'board_heads')
onRecordAfterCreateError(
  (e) => (require(`${__hooks}/lib/boards-routes.js`) as Boards).rereadHead(e),
  'board_heads',
)
onRecordAfterUpdateError(
  (e) => (require(`${__hooks}/lib/boards-routes.js`) as Boards).rereadHead(e),
  'board_heads',
)
onRecordAfterDeleteSuccess(
  (e) => (require(`${__hooks}/lib/boards-routes.js`) as Boards).rereadHead(e),
  'board_heads',
)

// Catches all other paths: JSON below /api, the app elsewhere.
routerAdd('GET', '/api/{path...}', () => {
  throw new NotFoundError('No such route')
})
routerAdd('GET', '/{path...}', (e) => (require(`${__hooks}/lib/site.js`) as Site).sendSite(e), quiet)
// One for each league: a pattern for all of them would clash with those of the API.
routerAdd(
  'GET',
  '/nfl/game/{id}',
  (e) => (require(`${__hooks}/lib/site.js`) as Site).sendGamePage(e, 'nfl'),
  $apis.gzip(),
  quiet,
)
routerAdd(
  'GET',
  '/nba/game/{id}',
  (e) => (require(`${__hooks}/lib/site.js`) as Site).sendGamePage(e, 'nba'),
  $apis.gzip(),
  quiet,
)
routerAdd(
  'GET',
  '/mlb/game/{id}',
  (e) => (require(`${__hooks}/lib/site.js`) as Site).sendGamePage(e, 'mlb'),
  $apis.gzip(),
  quiet,
)
routerAdd(
  'GET',
  '/nhl/game/{id}',
  (e) => (require(`${__hooks}/lib/site.js`) as Site).sendGamePage(e, 'nhl'),
  $apis.gzip(),
  quiet,
)
routerAdd(
  'GET',
  '/ncaaf/game/{id}',
  (e) => (require(`${__hooks}/lib/site.js`) as Site).sendGamePage(e, 'ncaaf'),
  $apis.gzip(),
  quiet,
)
routerAdd(
  'GET',
  '/ncaab/game/{id}',
  (e) => (require(`${__hooks}/lib/site.js`) as Site).sendGamePage(e, 'ncaab'),
  $apis.gzip(),
  quiet,
)
