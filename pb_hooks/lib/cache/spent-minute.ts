interface Limits {
  readonly perMinute: number
  readonly perAsker: number
}

/**
 * What is noted of a minute's spending, as text: the minute, and a line for each asker with its count. Nothing when the
 * budget is used up, so there are never more lines than the whole budget, and the next minute begins with none.
 */
export function afterSpending(
  noted: string,
  minute: number,
  asker: string,
  { perMinute, perAsker }: Limits,
): string | undefined {
  const spent = read(noted, minute)
  const own = spent.get(asker) ?? 0
  const all = [...spent.values()].reduce((sum, count) => sum + count, 0)
  if (own >= perAsker || all >= perMinute) return undefined
  spent.set(asker, own + 1)
  return [minute, ...[...spent].map(([name, count]) => `${count} ${name}`)].join('\n')
}

function read(noted: string, minute: number): Map<string, number> {
  const [of, ...lines] = noted.split('\n')
  if (of !== String(minute)) return new Map()
  return new Map(
    lines.map((line) => {
      const space = line.indexOf(' ')
      return [line.slice(space + 1), Number(line.slice(0, space))] as const
    }),
  )
}
