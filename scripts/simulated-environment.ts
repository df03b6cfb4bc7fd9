import type { Environment } from './environment-reader'

/** A Sunday of football, hockey under way, basketball and the World Series in the evening. */
const SUNDAY = { CLOCK_START: '2026-10-25T19:40:00Z' }

export const DEMO_DATA = 'build/demo_data'

/** What the demo is told, with its own defaults for what nobody says. */
export function demoEnvironment(environment: Environment): Environment {
  return { ...SUNDAY, CLOCK_RATE: '4', DATA_DIR: DEMO_DATA, ...saidIn(environment) }
}

/** The same for development. The real feed has no game of the simulated day. */
export function devEnvironment(environment: Environment): Environment {
  const said = saidIn(environment)
  return { ...(!said['FEED_SITE_URL'] && SUNDAY), DATA_DIR: 'build/dev_data', ...said }
}

/** A text of blanks counts as nothing for whoever reads these, so it must not take the place of a default. */
function saidIn(environment: Environment): Environment {
  return Object.fromEntries(Object.entries(environment).filter(([, text]) => text?.trim()))
}
