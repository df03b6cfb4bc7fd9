/** Something that a bench measured, and in which row of which run. */
export interface Measured {
  readonly value: number
  readonly unit: string
  readonly from: string
}

const EDGE = 'npm run bench:edge on 2 cores, 23 November 2026'
const in23November = (row: string) => `${EDGE}: ${row}`

/**
 * The costs that a bench measured. Figures in cores are those of the processes that do the work, so they hold on a busy
 * machine too; figures by the clock are those of a machine that also ran the load generator.
 */
export const MEASURED = {
  streamKb: { value: 10.1, unit: 'KB', from: in23November('memory of a stream without TLS') },
  tlsStreamKb: { value: 39.7, unit: 'KB', from: in23November('memory of a stream with TLS') },
  socketKb: { value: 3.88, unit: 'KB', from: in23November('memory of the kernel for one end of a stream') },
  tlsOpenUs: { value: 374, unit: 'µs of a core', from: in23November('opening a stream with TLS') },
  pushUs: { value: 10.8, unit: 'µs of a core', from: in23November('passing a change on without TLS') },
  tlsPushUs: { value: 13.6, unit: 'µs of a core', from: in23November('passing a change on with TLS') },
  readUs: { value: 9.53, unit: 'µs of a core', from: in23November('reading it in the load generator') },
  boardUs: { value: 18.9, unit: 'µs of a core', from: in23November('answering a board out of the cache') },
  tellUs: {
    value: 4533,
    unit: 'µs of a core',
    from: in23November('telling one edge a change, at the origin'),
  },
  redisUs: {
    value: 319,
    unit: 'µs of a core',
    from: in23November('a change in Redis, for each of two edges'),
  },
  pushBytes: { value: 267, unit: 'B', from: in23November('bytes of a push to 5000 streams behind an edge') },
  originWayMs: { value: 330, unit: 'ms', from: in23November('push to 1000 streams behind an edge, p99') },
  originAnswers: { value: 9354, unit: '1/s', from: in23November('boards that the origin itself answers') },
  originStreams: { value: 5000, unit: 'streams', from: in23November('push to 5000 streams, server alone') },
  triedStreams: {
    value: 20_000,
    unit: 'streams',
    from: in23November('push to 20000 streams behind an edge'),
  },
} as const satisfies Readonly<Record<string, Measured>>
