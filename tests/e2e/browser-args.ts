const QUIET = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export const BROWSER_ARGS = process.getuid?.() === 0 ? [...QUIET, '--no-sandbox'] : QUIET
