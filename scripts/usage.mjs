/** The command itself checks the values of these. */
const EDGE_OPTIONS = [
  'origin',
  'port',
  'host',
  'publisher',
  'redis',
  'front',
  'certificate',
  'key',
  'write-only',
]

/** The command itself says what they may be. */
const CAPACITY_OPTIONS = [
  'viewers',
  'leagues',
  'members',
  'cores',
  'memory-gb',
  'mbit',
  'server-price',
  'gb-price',
]

const hasOptions = (args, names) =>
  args.every((arg) => !arg.startsWith('--') || names.includes(arg.slice('--'.length)))

const onlyNames = (args) => args.every((arg) => !arg.startsWith('-'))

/**
 * What each command is for and which arguments it takes. Plain JavaScript, because it is read before anything is
 * installed: `--help` and a mistyped argument are answered at once, and nothing is done.
 */
const COMMANDS = {
  'scripts/start.ts': {
    use: 'npm start',
    says: `Builds and serves Turbo Scores at http://127.0.0.1:8090, until it is told to end.
Settings are environment variables, such as PORT, HOST, DATA_DIR and APP_URL; the README lists them.`,
  },
  'scripts/serve.ts': {
    use: 'node scripts/run.mjs scripts/serve.ts',
    says: 'Serves what npm run build built.',
  },
  'scripts/demo.ts': {
    use: 'npm run demo',
    says: `Serves a simulated Sunday, four times as fast as life. It needs no internet and begins anew each time.
PORT and HOST say where.`,
  },
  'scripts/dev.ts': {
    use: 'npm run dev',
    says: 'Vite with hot reload in front of the server, on the simulated feed (or on FEED_SITE_URL).',
  },
  'scripts/build.ts': {
    use: 'npm run build',
    says: 'Builds beside a running server, which goes on with the build it has until it is started again.',
  },
  'scripts/test.ts': {
    use: 'npm test [-- unit|server|browser|check]',
    says: 'Runs all tests, or the parts that are named; the last line says how many passed and failed.',
    allows: (args) => args.every((arg) => ['unit', 'server', 'browser', 'check'].includes(arg)),
  },
  'scripts/check.ts': { use: 'npm run check', says: 'Types, lint, format, import arrows and engine limits.' },
  'scripts/nodes.ts': {
    use: 'npm run test:nodes',
    says: 'Runs the checks, the unit tests and a start on Node 22 and 24, which npm brings.',
  },
  'scripts/screens.ts': {
    use: 'npm run screens',
    says: 'Shoots every screen, and the pictures of the README, from the running product.',
  },
  'scripts/format.ts': {
    use: 'npm run format',
    says: 'Writes all files in the format that npm run check asks for.',
  },
  'scripts/edge.ts': {
    use: 'npm run edge -- --origin URL --port N [--redis URL]',
    says: `Runs nginx with Nchan in front of the server at URL, on this machine's port N; docs/growing.md says what for.
More options: --host ADDRESS, --publisher ADDRESS:PORT, --front ADDRESSES, --certificate FILE --key FILE; --write-only
writes the configuration into DATA_DIR/edge-N, checks it and runs nothing.
EDGE_SECRET is the one of the server; without it one is made and kept beside the configuration.`,
    allows: (args) => args.length > 0 && hasOptions(args, EDGE_OPTIONS),
  },
  'scripts/capacity.ts': {
    use: 'npm run capacity -- --viewers N [--leagues N] [--members PERCENT]',
    says: `How many edges, how much bandwidth, Redis and origin so many viewers want, what it costs, and what breaks first; by
what npm run bench:edge measured. --members: how many of a hundred are signed in. --cores, --memory-gb and --mbit are
those of an edge; --server-price for an hour and --gb-price are in whatever money you pay.`,
    allows: (args) => hasOptions(args, CAPACITY_OPTIONS),
  },
  'scripts/operator.ts': {
    use: 'npm run operator -- EMAIL',
    says: `Makes a verified operator, or raises an account, and prints a link that sets the password.
The environment variable OPERATOR_PASSWORD sets the password at once; DATA_DIR says which server is meant
(without it, the one that runs here).`,
    allows: ([email, ...more]) => email !== undefined && !email.startsWith('-') && more.length === 0,
  },
  'scripts/restore.ts': {
    use: 'DATA_DIR=empty_folder npm run restore -- BACKUP.zip',
    says: 'Unpacks a backup into an empty folder. Nothing is overwritten.',
    allows: ([backup, ...more]) => backup !== undefined && !backup.startsWith('-') && more.length === 0,
  },
  'tests/bench/main.ts': {
    use: 'npm run bench [-- NAME …]',
    says: 'Measures the budgets, or the rows that NAME is a part of, and writes build/bench.json.',
    allows: onlyNames,
  },
  'tests/bench/server.ts': {
    use: 'npm run bench:server [-- NAME …]',
    says: 'Measures streams, crowds, a million rows, lines of pages and memory; takes twenty minutes.',
    allows: onlyNames,
  },
  'tests/bench/edge.ts': {
    use: 'npm run bench:edge [-- NAME …]',
    says: 'Measures streams and boards behind an edge beside the server alone, and writes build/bench-edge.json.',
    allows: onlyNames,
  },
  'tests/edge/faults/main.ts': {
    use: 'npm run faults:edge [-- NAME]',
    says: `Kills an edge under 5,000 viewers, its Redis and the origin, restores that from a backup, and lets thousands stall or say
nothing: who is right again, and how soon. Six minutes; writes build/faults-edge.json.`,
    allows: onlyNames,
  },
  'scripts/mutate.ts': {
    use: 'npm run mutate [-- NAME …]',
    says: `Breaks NAME (domain/golf, sync, pb_hooks/lib/log, a file …) in every small way and tells what no test notices.
Without a NAME it takes hours; scores go to build/mutation.json.`,
    allows: onlyNames,
  },
  'tests/matrix/main.ts': {
    use: 'npm run matrix [-- NAME …]',
    says: `Opens every kind of page in every kind of trouble (offline, killed, feed down, 500s, cut, truncated, slow, lossy) in a
real browser, for the first time and again, and looks for blank screens, old scores that look new, and what does not recover
within a second. Takes half an hour; with the names of routes (nfl, all) and troubles ("server killed") only those.`,
    allows: onlyNames,
  },
  'tests/soak/main.ts': {
    use: 'npm run soak [-- outbox|kiosk|quiet]',
    says: `outbox: two tabs, 200 cuts of the network (CUTS) and tabs that die: everything arrives once. Two minutes.
kiosk: a day on a wall, sixty times as fast as life: memory, storage, scores, and that it is never loaded again. 24 minutes.
quiet: a day on which nothing is wrong, 120 times as fast: fails if there is one alert. Twelve minutes on a calm machine.
HOURS, RATE, SEED and FROM (an ISO time) say how long a day is, how fast, and which.`,
    allows: (args) => args.every((arg) => ['outbox', 'kiosk', 'quiet'].includes(arg)),
  },
  'tests/faults/main.ts': {
    use: 'npm run faults [-- WORD …]',
    says: `Lets feed, disk, database, mail, edge, pages and others fail, one after another, and tells for each how soon operators
hear of it and whether its true cause is ranked first. Takes a quarter of an hour; with words only the faults whose names have one.`,
    allows: onlyNames,
  },
  'tests/fuzz/main.ts': {
    use: 'npm run fuzz',
    says: 'Sends 200,000 broken copies of recorded payloads through all adapters that read them.',
  },
}

/** The text and whether it was asked for; undefined when the command may run, or checks its own arguments. */
export function usageToPrint(file, args) {
  const command = COMMANDS[file]
  if (!command) return undefined
  const text = `Usage: ${command.use}\n${command.says}`
  if (args.includes('--help') || args.includes('-h')) return { text, isAsked: true }
  const allows = command.allows ?? ((given) => given.length === 0)
  return allows(args) ? undefined : { text, isAsked: false }
}

/** The files that have a usage. */
export const COMMAND_FILES = Object.keys(COMMANDS)

/** The Node versions that our build and test tools run on: the lines that get, or got last, security fixes. */
export function refusalOfNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const leastMinor = { 20: 19, 22: 13 }[major] ?? (major >= 24 ? 0 : Infinity)
  if (minor >= leastMinor) return undefined
  return `Turbo Scores needs Node 24 (best), 22.13 or newer, or 20.19 or newer; this is ${version}.`
}
