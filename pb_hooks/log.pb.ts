// This file only registers: PocketBase runs each handler from its own source, without the rest of this file.

type Log = typeof import('./lib/log')

onModelCreate((e) => (require(`${__hooks}/lib/log.js`) as Log).limitLine(e), '_logs')

cronAdd('trim-log', '* * * * *', () => (require(`${__hooks}/lib/log.js`) as Log).trimLog())

routerAdd('POST', '/api/logs', (e) => (require(`${__hooks}/lib/log.js`) as Log).takeLines(e))
