/** Pairs the best with the worst, the second best with the second worst and so on. `order` begins with the best. */
export function pairOff<Team>(order: readonly Team[]): readonly (readonly [better: Team, worse: Team])[] {
  return order
    .slice(0, order.length / 2)
    .map((better, place) => [better, order[order.length - 1 - place]!] as const)
}
