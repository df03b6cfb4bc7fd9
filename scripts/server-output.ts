import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'

/** What PocketBase says at every start; our own line names the address that people use. */
const GREETING = /Server started at|REST API:|Dashboard:/

/** A terminal is read line by line; a line may contain text from a stranger, which must not steer the terminal. */
const LONGEST_LINE = 200
const CONTROLS = /\p{Cc}/gu

/**
 * PocketBase writes some of its failures, such as a migration's, to its standard output and then ends with code 0.
 * People at the terminal have to see them.
 */
export function passOn(output: Readable | null, say: (line: string) => void): void {
  if (!output) return
  createInterface({ input: output }).on('line', (line) => {
    if (line.trim() && !GREETING.test(line)) say(line.slice(0, LONGEST_LINE).replace(CONTROLS, ' '))
  })
}
