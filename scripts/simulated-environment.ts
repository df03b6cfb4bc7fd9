import type { Environment } from './environment-reader'

/** A Sunday of football, hockey under way, basketball and the World Series in the evening. */
const SUNDAY = { CLOCK_START: '2026-10-25T19:40:00Z' }

/** Where Vite serves the pages in development (`vite.config.ts`); links in letters lead there. */
const VITE_URL = 'http://127.0.0.1:5173'

/** What the demo is told, with its own defaults for what nobody says. */
export function demoEnvironment(environment: Environment): Environment {
  return { ...SUNDAY, CLOCK_RATE: '4', DATA_DIR: 'build/demo_data', ...saidIn(environment) }
}

/** The same for development. The real feed has no game of the simulated day. */
export function devEnvironment(environment: Environment): Environment {
  const said = saidIn(environment)
  return { ...(!said['FEED_SITE_URL'] && SUNDAY), DATA_DIR: 'build/dev_data', APP_URL: VITE_URL, ...said }
}

/** A text of blanks counts as nothing for whoever reads these, so it must not take the place of a default. */
function saidIn(environment: Environment): Environment {
  return Object.fromEntries(Object.entries(environment).filter(([, text]) => text?.trim()))
}
