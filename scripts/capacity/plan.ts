/** The question to `npm run capacity`. */
export interface Plan {
  readonly viewers: number
  /** Live at once. */
  readonly leagues: number
  /** How many of a hundred viewers are signed in: each of them also has its own stream at the origin. */
  readonly members: number
  /** One edge. */
  readonly cores: number
  readonly memoryGb: number
  readonly mbit: number
  /** What an hour of a server costs, and a gigabyte that leaves it, in one and the same money. */
  readonly serverPrice: number
  readonly gbPrice: number
}

type Name = keyof Plan

interface Option {
  readonly usual: number
  readonly least: number
  readonly most: number
  readonly says: string
}

/** The usual server is one of those that are rented for about 15 a month. */
const OPTIONS: Readonly<Record<Name, Option>> = {
  viewers: { usual: 100_000, least: 1, most: 1e9, says: 'viewers at once' },
  leagues: { usual: 8, least: 1, most: 8, says: 'leagues that are live at once' },
  members: { usual: 1, least: 0, most: 100, says: 'of a hundred viewers, how many are signed in' },
  cores: { usual: 2, least: 1, most: 256, says: 'cores of an edge' },
  memoryGb: { usual: 4, least: 1, most: 4096, says: 'gigabytes of memory of an edge' },
  mbit: { usual: 1000, least: 10, most: 1e6, says: 'megabits per second that leave an edge' },
  serverPrice: { usual: 0.02, least: 0, most: 1e6, says: 'price of a server for an hour' },
  gbPrice: { usual: 0.01, least: 0, most: 1e6, says: 'price of a gigabyte sent' },
}
const NAMES = Object.keys(OPTIONS) as Name[]

/** The plan, or everything that is wrong with what was asked. */
export function parsePlan(args: readonly string[]): Plan | readonly string[] {
  const plan = new Map<Name, number>(NAMES.map((name) => [name, OPTIONS[name].usual]))
  const complaints: string[] = []
  for (let at = 0; at < args.length; at += 2) {
    const name = NAMES.find((one) => args[at] === `--${optionOf(one)}`)
    if (!name) {
      complaints.push(`"${args[at]}" is no option of the capacity model.`)
      continue
    }
    const { least, most, says } = OPTIONS[name]
    const text = args[at + 1] ?? ''
    const value = /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN
    plan.set(name, value)
    if (!(value >= least && value <= most))
      complaints.push(`${args[at]} is "${text}"; it must be from ${least} to ${most}: ${says}.`)
  }
  return complaints.length > 0 ? complaints : (Object.fromEntries(plan) as unknown as Plan)
}

/** `server-price` for `serverPrice`. */
function optionOf(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

export const PLAN_OPTIONS: readonly string[] = NAMES.map(optionOf)
