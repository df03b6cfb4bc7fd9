import { spawnSync } from 'node:child_process'

const { status } = spawnSync(process.execPath, ['node_modules/.bin/oxfmt'], {
  stdio: 'inherit',
})
process.exit(status ?? 1)
