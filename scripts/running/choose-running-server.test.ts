import { expect, it } from 'vitest'
import { chooseRunningServer } from './choose-running-server'
import type { RunningServer } from './server-list'

const on = (dataDir: string, port: number): RunningServer => ({
  keeper: { pid: port, began: '' },
  url: `http://127.0.0.1:${port}`,
  dataDir,
  builds: [],
})
const usual = on('/scores/pb_data', 8090)
const demo = on('/scores/build/demo_data', 8091)

it('means the server on the DATA_DIR that was given, or none', () => {
  expect(chooseRunningServer('build/demo_data', demo.dataDir, [usual, demo])).toBe(demo)
  expect(chooseRunningServer('elsewhere', '/elsewhere', [usual, demo])).toBeUndefined()
})

it('means the usual data when nothing is said, else the only server that runs', () => {
  expect(chooseRunningServer(undefined, usual.dataDir, [demo, usual])).toBe(usual)
  expect(chooseRunningServer(undefined, usual.dataDir, [demo])).toBe(demo)
  expect(chooseRunningServer(undefined, usual.dataDir, [])).toBeUndefined()
})

it('asks which, when several run and none of them on the usual data', () => {
  expect(() => chooseRunningServer(undefined, usual.dataDir, [demo, on('/my other', 8092)])).toThrow(
    "Several servers run here; say by DATA_DIR which is meant: http://127.0.0.1:8091 (DATA_DIR=/scores/build/demo_data), http://127.0.0.1:8092 (DATA_DIR='/my other').",
  )
})
