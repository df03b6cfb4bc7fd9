import { spawnSync } from 'node:child_process'

const { status } = spawnSync(process.execPath, ['node_modules/.bin/prettier', '--write', '.'], {
  stdio: 'inherit',
})
process.exit(status ?? 1)
