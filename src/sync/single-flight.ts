/** One run at a time; whoever asks while it runs gets one more run after it, however many they are. */
export interface SingleFlight {
  readonly ask: () => void
  readonly isRunning: () => boolean
}

export function createSingleFlight(run: () => Promise<void>): SingleFlight {
  let running = false
  let again = false

  async function fly(): Promise<void> {
    running = true
    try {
      do {
        again = false
        await run()
      } while (again)
    } finally {
      running = false
    }
  }

  return {
    ask() {
      again = running
      if (!running) void fly()
    },
    isRunning: () => running,
  }
}
