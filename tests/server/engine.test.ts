import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mapText } from '../support/engine/map-text'
import { startEngine, type Engine } from '../support/engine/start-engine'
import { HAS_RECORDINGS, NO_RECORDINGS, recordedText, recordingsNamed } from '../support/recordings'

describe.skipIf(!HAS_RECORDINGS)(
  `the adapters inside PocketBase's engine (skipped when there are ${NO_RECORDINGS})`,
  () => {
    let engine: Engine
    beforeAll(async () => {
      engine = await startEngine()
    })
    afterAll(() => engine?.close())

    it.each(recordingsNamed(/./))('make of %s what they make of it in Node, byte for byte', async (file) => {
      const text = recordedText(file)
      const inNode = mapText(file, text)
      expect(inNode).not.toMatch(/^null$|^no adapter$|"ok":false/)
      expect(await engine.mapText(file, text)).toBe(inNode)
    })
  },
)
