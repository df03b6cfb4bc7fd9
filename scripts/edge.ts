import { spawn } from 'node:child_process'
import { listenFirst } from './edge/first-listener'
import { argumentsFor, findNginx } from './edge/nginx'
import { parseEdgeOptions, type EdgeOptions } from './edge/options'
import { writeEdge } from './edge/write-edge'
import { readEnvironment } from './environment'
import { refuseTakenPort } from './running/port'
import { endAfterUs } from './running/end-after'
import { onMustEnd } from './running/on-must-end'
import { urlHost } from './url-host'

/** `npm run edge`: nginx with Nchan in front of a server, run as whoever asks for it. */
const parsed = parseEdgeOptions(process.argv.slice(2))
if (!('origin' in parsed)) throw new Error(parsed.join('\n'))
const options: EdgeOptions = parsed
const nginx = findNginx()
if (typeof nginx === 'string') throw new Error(nginx)
const { dataDir, edgeSecret } = readEnvironment(process.env, Date.now())
if (!options.isOnlyWritten) await refuseTakenPorts(options)
// The files that are written and kept are for this user alone.
process.umask(0o077)
const machine = writeEdge(options, nginx, { dataDir, secret: edgeSecret })
const { folder } = machine

const publishes = `EDGE_URLS=http://${options.publisher}`
const secretIs = edgeSecret ? 'the same EDGE_SECRET' : `EDGE_SECRET=$(cat ${folder}/secret)`
console.log(
  `nginx accepts ${folder}/nginx.conf. The origin publishes here with ${publishes} and ${secretIs}.`,
)
if (!options.isOnlyWritten) run(nginx.program)

/** Before anything is written: an edge that runs here keeps its configuration. */
async function refuseTakenPorts({ host, port, publisher }: EdgeOptions): Promise<void> {
  await refuseTakenPort({ host, port }, { port: '--port', host: '--host' })
  const { hostname, port: publisherPort } = new URL(`http://${publisher}`)
  const place = { host: hostname.replace(/^\[(.+)\]$/, '$1'), port: Number(publisherPort || 80) }
  await refuseTakenPort(place, { port: '--publisher', host: '--publisher' })
}

function run(program: string): void {
  const child = spawn(program, [...argumentsFor(folder), '-g', 'daemon off;'], { stdio: 'inherit' })
  const release = child.pid === undefined ? () => {} : endAfterUs(child.pid)
  const first = options.redis ? listenFirst({ ...machine, ...options }, console.log) : undefined
  let isTold = false
  onMustEnd(() => {
    isTold = true
    child.kill('SIGTERM')
  })
  child.once('spawn', () => {
    const scheme = options.tls ? 'https' : 'http'
    console.log(`The edge runs at ${scheme}://${urlHost(options.host)}:${options.port}`)
  })
  child.once('exit', (code) => {
    release()
    first?.stop()
    if (!isTold) console.error(`nginx ended with code ${code}; ${folder}/error.log says why.`)
    process.exit(isTold ? 0 : 1)
  })
}
