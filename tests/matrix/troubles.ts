import type { BrowserContext } from 'playwright'
import { createRng } from '../feed-sim/rng'
import type { Fate, NetworkBetween } from '../support/network-between'
import type { Product } from '../support/product'

/** What a trouble can act on. */
export interface Place {
  readonly product: Product
  readonly network: NetworkBetween
  readonly contexts: readonly BrowserContext[]
  /** The document at this path always arrives on a first visit: without it the page could not say anything. */
  readonly path: string
}

export interface Trouble {
  readonly name: string
  /** Whether nothing arrives from the server while it lasts, so that a first visit can only say what is wrong. */
  readonly isTotal: boolean
  begin(place: Place): Promise<void>
  end(place: Place): Promise<void>
}

/** A network that answers in the server's place, or does not answer. */
function between(name: string, fate: Fate): Trouble {
  return {
    name,
    isTotal: true,
    async begin({ network, path }) {
      network.decide((asked) => (asked === path ? 'arrives' : fate))
      network.sever()
    },
    end: async ({ network }) => network.decide(() => 'arrives'),
  }
}

/**
 * The network on a train: 400 ms on the way, 200 kB in a second for all, and one request in twenty is reset or held
 * up.
 */
const LATENCY_MS = 400
const BYTES_PER_SECOND = 200_000
const LOST = 0.05
const SEED = Number(process.env['SEED'] ?? 1)

function lossy(): (path: string) => Fate {
  const random = createRng(SEED)
  return () => {
    if (random() >= LOST) return 'arrives'
    return random() < 0.5 ? 'cut' : 'held up'
  }
}

export const TROUBLES: readonly Trouble[] = [
  {
    name: 'browser offline',
    isTotal: true,
    async begin({ contexts, network }) {
      for (const context of contexts) await context.setOffline(true)
      network.decide(() => 'arrives')
      network.sever()
    },
    async end({ contexts }) {
      for (const context of contexts) await context.setOffline(false)
    },
  },
  {
    name: 'server killed',
    isTotal: true,
    async begin({ product, network }) {
      await product.kill()
      network.decide(() => 'arrives')
    },
    end: ({ product }) => product.start(),
  },
  {
    name: 'feed down',
    isTotal: false,
    async begin({ product, network }) {
      network.decide(() => 'arrives')
      await product.control.fail({ route: 'scoreboard', kind: 'status', status: 500 })
      await product.control.fail({ route: 'leaderboard', kind: 'status', status: 500 })
    },
    end: ({ product }) => product.control.recover(),
  },
  between('server 500s', 'error page'),
  between('connections cut', 'cut'),
  between('sign-in page', 'sign-in page'),
  between('answers truncated', 'breaks off'),
  between('nothing comes back', 'stands still'),
  {
    name: 'slow line',
    isTotal: false,
    async begin({ network }) {
      network.delay(1500)
      network.decide(() => 'arrives')
    },
    end: async ({ network }) => network.delay(0),
  },
  {
    name: '3G with loss',
    isTotal: false,
    async begin({ network }) {
      network.delay(LATENCY_MS)
      network.narrow(BYTES_PER_SECOND)
      network.decide(lossy())
    },
    async end({ network }) {
      network.delay(0)
      network.narrow(Infinity)
      network.decide(() => 'arrives')
    },
  },
]
