// This file only registers: PocketBase runs each handler from its own source, without the rest of this file.

type Operator = typeof import('./lib/operator')

$app.rootCmd!.addCommand(
  new Command({
    use: 'operator',
    run: (_command, args) => {
      const { runOperatorCommand } = require(`${__hooks}/lib/operator.js`) as Operator
      console.log(
        runOperatorCommand(args[0] ?? '', $os.getenv('OPERATOR_PASSWORD'), $os.getenv('TURBO_APP_URL')),
      )
    },
  }),
)

type Console = typeof import('./lib/console')

routerAdd('GET', '/api/console/access', (e) =>
  (require(`${__hooks}/lib/console.js`) as Console).sendAccess(e),
)
routerAdd('POST', '/api/rpc/get_system_health_metrics', (e) =>
  (require(`${__hooks}/lib/console.js`) as Console).sendSystemHealth(e),
)
routerAdd('GET', '/api/console/overview', (e) =>
  (require(`${__hooks}/lib/console.js`) as Console).sendOverview(e),
)
routerAdd('GET', '/api/console/infrastructure', (e) =>
  (require(`${__hooks}/lib/console.js`) as Console).sendInfrastructure(e),
)
routerAdd('POST', '/api/console/check', (e) =>
  (require(`${__hooks}/lib/console.js`) as Console).checkInfrastructure(e),
)
routerAdd('GET', '/api/console/edges', (e) =>
  (require(`${__hooks}/lib/console.js`) as Console).sendEdgeFigures(e),
)
routerAdd('GET', '/api/console/calls', (e) => (require(`${__hooks}/lib/console.js`) as Console).sendCalls(e))
routerAdd('POST', '/api/console/logs', (e) => (require(`${__hooks}/lib/console.js`) as Console).sendLogs(e))
routerAdd('POST', '/api/console/logs/page', (e) =>
  (require(`${__hooks}/lib/console.js`) as Console).sendLogPage(e),
)
routerAdd('GET', '/api/console/searches', (e) =>
  (require(`${__hooks}/lib/console.js`) as Console).sendSearches(e),
)
routerAdd('POST', '/api/console/searches', (e) =>
  (require(`${__hooks}/lib/console.js`) as Console).changeKeptSearches(e),
)
routerAdd('GET', '/api/console/jobs', (e) => (require(`${__hooks}/lib/console.js`) as Console).sendJobs(e))
routerAdd('POST', '/api/console/jobs/run', (e) =>
  (require(`${__hooks}/lib/console.js`) as Console).runJobNow(e),
)
routerAdd('GET', '/api/console/alerts', (e) =>
  (require(`${__hooks}/lib/console.js`) as Console).sendAlerts(e),
)
routerAdd('POST', '/api/console/alerts/check', (e) =>
  (require(`${__hooks}/lib/console.js`) as Console).checkAlerts(e),
)
routerAdd('POST', '/api/console/alerts/acknowledge', (e) =>
  (require(`${__hooks}/lib/console.js`) as Console).acknowledgeAlert(e),
)
routerAdd('GET', '/api/console/investigation', (e) =>
  (require(`${__hooks}/lib/console.js`) as Console).sendInvestigation(e),
)
routerAdd('POST', '/api/console/escalate', (e) =>
  (require(`${__hooks}/lib/console.js`) as Console).escalateIncident(e),
)
routerAdd('GET', '/api/console/analysis', (e) =>
  (require(`${__hooks}/lib/console.js`) as Console).sendAnalysisFacts(e),
)
routerAdd('POST', '/api/anthropic/v1/messages', (e) =>
  (require(`${__hooks}/lib/console.js`) as Console).sendModelAnswer(e),
)

onTerminate((e) => (require(`${__hooks}/lib/console.js`) as Console).saveBeforeEnd(e))
