import { expect, it } from 'vitest'
import { readEnvironment } from './environment'
import { demoEnvironment, devEnvironment } from './simulated-environment'

const WALL = Date.parse('2026-11-21T12:00:00Z')
const demo = (given: Record<string, string>) => readEnvironment(demoEnvironment(given), WALL)
const dev = (given: Record<string, string>) => readEnvironment(devEnvironment(given), WALL)

it('the demo and dev keep away from the real data, unless told where', () => {
  expect(demo({}).dataDir).toBe('build/demo_data')
  expect(dev({}).dataDir).toBe('build/dev_data')
  for (const read of [demo, dev]) expect(read({ DATA_DIR: 'elsewhere' }).dataDir).toBe('elsewhere')
})

it('links of dev lead to the pages that Vite serves, unless told where', async () => {
  const { host, port, strictPort } = (await import('../vite.config')).default.server!
  expect(strictPort).toBe(true)
  expect(dev({}).appUrl).toBe(`http://${String(host)}:${port}`)
  expect(dev({ APP_URL: 'http://10.0.0.5:5173' }).appUrl).toBe('http://10.0.0.5:5173')
})

it.each(['', ' '])(
  'a variable of "%s" counts as none there too, so it does not lead to the real data',
  (blank) => {
    const blanks = { DATA_DIR: blank, CLOCK_START: blank, CLOCK_RATE: blank, FEED_SITE_URL: blank }
    expect(demo(blanks)).toEqual(demo({}))
    expect(dev(blanks)).toEqual(dev({}))
  },
)

it('on the real feed dev lives today, unless told another time', () => {
  const start = Date.parse('2026-10-25T19:40:00Z')
  expect(demo({}).clock).toEqual({ start, anchor: WALL, rate: 4 })
  expect(dev({}).clock).toEqual({ start, anchor: WALL, rate: 1 })
  const FEED_SITE_URL = 'https://site.api.espn.com'
  expect(dev({ FEED_SITE_URL }).clock).toEqual({ start: WALL, anchor: WALL, rate: 1 })
  expect(dev({ FEED_SITE_URL, CLOCK_START: '2026-11-01T00:00:00Z' }).clock.start).toBe(
    Date.parse('2026-11-01T00:00:00Z'),
  )
})
