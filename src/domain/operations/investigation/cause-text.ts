import type { Suspect, SuspectKind } from './suspects'

const KINDS: Readonly<Record<SuspectKind, string>> = {
  database: 'Storage',
  clock: 'Server',
  upstream: 'Upstream',
  edge: 'Edge',
  mail: 'Mail',
  build: 'Build of the app',
  deploy: 'Deploy',
  'sign-in': 'Accounts',
  outbox: 'Outbox',
  server: 'Server',
  route: 'Route',
  component: 'Part of the page',
}

/** A suspect as text: `Upstream: NFL scoreboard`. */
export function causeText({ kind, name }: Suspect): string {
  return `${KINDS[kind]}: ${name}`
}
